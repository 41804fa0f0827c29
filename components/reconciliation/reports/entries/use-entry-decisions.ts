"use client";

import { type Move, useMove } from "@/components/shared/moves/move";
import { askable } from "@/components/shared/questions/question";
import type { EntryView } from "@/lib/reconciliation/commission-reports/report-view.model";
import { entryMoves, type MatchedTo } from "./entry-moves";

/**
 * What a person decides about lines. Before the server has answered `advance` leads to the next one that waits, and `back`
 * to the line where it refuses.
 */
export function useEntryDecisions(advance: (entry: EntryView) => void, back: (entry: EntryView) => void) {
  const { move, busy } = useMove();
  const settle = async (entry: EntryView, one: Move<{ readonly version: number }>) => {
    advance(entry);
    if (!(await move(one))) back(entry);
  };
  const match = (entry: EntryView, booking: MatchedTo) => {
    const attempt = (one: Move<{ readonly version: number }>) => void settle(entry, one);
    attempt(askable(entry.id, {}, (given) => entryMoves.match(entry, booking, given), attempt));
  };
  const restore = (entry: EntryView) => {
    const attempt = (one: Move<{ readonly version: number }>) => void move(one);
    attempt(askable(entry.id, {}, (given) => entryMoves.restore(entry, given), attempt));
  };
  return {
    busy,
    match,
    unmatch: (entry: EntryView) =>
      void move(entryMoves.unmatch(entry, entry.isProposal ? null : entry.booking)),
    ignore: (entry: EntryView) => void settle(entry, entryMoves.ignore(entry)),
    restore,
  };
}
export type EntryDecisions = ReturnType<typeof useEntryDecisions>;
