"use client";

import type { RowSelectionState, Updater } from "@tanstack/react-table";
import { useState } from "react";

/** Which of the loaded rows are chosen. A row that leaves the page leaves the selection too, so nobody acts on what they can't see. */
export function useSelection(rows: readonly { readonly id: string }[]): {
  readonly selection: RowSelectionState;
  readonly setSelection: (next: Updater<RowSelectionState>) => void;
  readonly chosen: readonly string[];
  readonly clear: () => void;
} {
  const [selection, setSelection] = useState<RowSelectionState>({});
  const [known, setKnown] = useState(rows);
  if (known !== rows) {
    setKnown(rows);
    setSelection(
      Object.fromEntries(rows.filter((row) => selection[row.id]).map((row) => [row.id, true as const])),
    );
  }
  const chosen = rows.filter((row) => selection[row.id]).map((row) => row.id);
  return { selection, setSelection, chosen, clear: () => setSelection({}) };
}
