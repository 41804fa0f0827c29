"use client";

import type { ReactNode } from "react";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import { Button } from "@/components/ui/button";

/** Takes the toolbar's place while rows are selected. */
export function SelectionBar({
  count,
  of,
  all,
  clear,
  children,
}: {
  readonly count: number;
  /** How many rows there are to choose. */
  readonly of: number;
  readonly all: () => void;
  readonly clear: () => void;
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
        {count} selected
      </span>
      {count < of ? (
        <Button variant="ghost" size="sm" className="text-accent-foreground" onClick={all}>
          Select all {of}
        </Button>
      ) : null}
      {children}
      <Button variant="ghost" size="sm" className="ml-auto text-accent-foreground" onClick={clear}>
        Clear selection
      </Button>
    </section>
  );
}
