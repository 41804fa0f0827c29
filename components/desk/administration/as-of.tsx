import { InstantText } from "@/components/shared/text/date-text";

/** How old figures are that aren't added up for everyone who looks. */
export function AsOf({ at }: { readonly at: string }) {
  return (
    <p className="mt-3 text-muted-foreground text-sm">
      As of <InstantText value={at} />, at most a minute old.
    </p>
  );
}
