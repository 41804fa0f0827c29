import type { ReactNode } from "react";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import { Button } from "@/components/ui/button";
import type { Selection } from "./use-selection";

/** Replaces the toolbar while rows are selected. */
export function SelectionBar({
  selection: { ids, isWhole, all, whole, clear },
  of,
  found = 0,
  children,
}: {
  readonly selection: Selection;
  /** The number of rows on the page. */
  readonly of: number;
  /** The number of rows that the filter matches, where all of them can be selected. */
  readonly found: number | undefined;
  readonly children: ReactNode;
}) {
  useShortcuts({ clearSelection: clear });
  return (
    <section
      aria-label="Selected rows"
      data-keep-clear=""
      className="flex flex-1 flex-wrap items-center gap-2 rounded-md bg-accent px-3 py-0.5 text-accent-foreground"
    >
      <span role="status" className="font-medium">
        {isWhole ? `All ${found.toLocaleString("en-US")} selected` : `${ids.length} selected`}
      </span>
      {ids.length < of ? (
        <Button variant="ghost" size="sm" className="text-accent-foreground" onClick={all}>
          Select all {of}
        </Button>
      ) : null}
      {ids.length === of && found > of && !isWhole ? (
        <Button variant="ghost" size="sm" className="text-accent-foreground" onClick={whole}>
          Select all {found.toLocaleString("en-US")} that match
        </Button>
      ) : null}
      {children}
      <Button variant="ghost" size="sm" className="ml-auto text-accent-foreground" onClick={clear}>
        Clear selection
      </Button>
    </section>
  );
}
