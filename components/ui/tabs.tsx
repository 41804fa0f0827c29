import type { ReactNode } from "react";
import { cn } from "./cn";
import { PrefetchLink } from "./links/prefetch-link";

export type LinkTab = {
  readonly href: string;
  readonly label: ReactNode;
  /** A number, or text for a large one, such as "999+". */
  readonly count?: number | string;
  readonly active: boolean;
};

/** With more tabs than this, the counts are hidden on phones. */
const FEW = 4;

/**
 * Tabs whose selection is part of the address: each is a real link, and switching replaces the history entry. `label`
 * names the group for screen readers.
 */
export function LinkTabs({
  label,
  tabs,
  className,
}: {
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  readonly className?: string;
}) {
  return (
    <nav
      data-slot="tabs"
      data-print="none"
      aria-label={label}
      className={cn("overflow-x-auto border-b", className)}
    >
      <ul className="flex sm:gap-1">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <PrefetchLink
              href={tab.href}
              replace
              scroll={false}
              aria-current={tab.active ? "page" : undefined}
              className="flex h-10 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 px-1.5 font-medium text-muted-foreground transition-colors duration-150 hover:text-foreground focus-visible:-outline-offset-2 aria-[current=page]:border-primary aria-[current=page]:text-foreground sm:gap-2 sm:px-3"
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span
                  className={cn(
                    "rounded-full bg-muted px-1.5 text-muted-foreground text-xs",
                    tabs.length > FEW ? "max-[30rem]:hidden" : "max-[22.5rem]:hidden",
                  )}
                >
                  {tab.count}
                </span>
              )}
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
