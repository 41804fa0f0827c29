import { InstantText } from "@/components/shared/text/date-text";

/** The time of figures that are cached rather than computed for each viewer. */
export function AsOf({ at }: { readonly at: string }) {
  return (
    <p className="mt-3 text-muted-foreground text-sm">
      As of <InstantText value={at} />, at most a minute old.
    </p>
  );
}
