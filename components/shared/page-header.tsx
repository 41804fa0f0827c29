import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/**
 * The only h1 of a page, with an optional description below it and the page's actions. The actions appear on the
 * right, or below the heading where they would leave too little room for the description; `primary` comes last.
 */
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
        <div data-focus-group="page" className="flex flex-wrap items-center gap-2" data-print="none">
          {actions}
          {primary}
        </div>
      ) : null}
    </div>
  );
}
