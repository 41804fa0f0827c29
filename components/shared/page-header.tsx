import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** The one h1 of a page, a line under it, and its actions on the right, or below where they'd leave that line no room; the `primary` one stands at the thumb on a phone. */
export function PageHeader({
  title,
  description,
  actions,
  primary,
}: {
  readonly title: string;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly primary?: ReactNode;
}) {
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3 max-sm:gap-x-2">
      <div className={cn("min-w-0 grow", description && "basis-60")}>
        <h1 className="font-semibold text-xl">{title}</h1>
        {description ? <p className="mt-1 text-muted-foreground contain-inline-size">{description}</p> : null}
      </div>
      {actions || primary ? (
        <div className="flex flex-wrap items-center gap-2" data-print="none">
          {actions}
          {primary ? (
            <div data-slot="thumb" className={THUMB}>
              {primary}
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** Its drawing alone where an empty list offers its own next action, which it would cover. */
const THUMB =
  "max-md:fixed max-md:right-4 max-md:bottom-[max(1rem,env(safe-area-inset-bottom))] max-md:z-20 max-md:[&>button]:h-12 max-md:[&>button]:rounded-full max-md:[&>button]:shadow-overlay max-md:group-has-data-[slot=empty-action]/page:[&>button]:w-12 max-md:group-has-data-[slot=empty-action]/page:[&>button]:gap-0 max-md:group-has-data-[slot=empty-action]/page:[&>button]:px-0 max-md:group-has-data-[slot=empty-action]/page:[&>button]:text-[0px]";
