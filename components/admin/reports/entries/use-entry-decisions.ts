"use client";

import { useState } from "react";
import { type Move, useMove } from "@/components/shared/moves/move";
import { failureOf } from "@/lib/api-client/api-failure";
import type { EntryView } from "@/lib/commission-reports/report-view.model";
import { entryMoves, type MatchedTo } from "./entry-moves";

/** A match that was refused because it pays more than is owed. */
type Over = { readonly entryId: string; readonly booking: MatchedTo; readonly message: string };

/**
 * What a person decides about lines. Before the server has answered `advance` leads to the next one that waits, and `back`
 * to the line where it refuses.
 */
export function useEntryDecisions(advance: (entry: EntryView) => void, back: (entry: EntryView) => void) {
  const { move, busy } = useMove();
  const [over, setOver] = useState<Over | null>(null);
  const settle = async (entry: EntryView, one: Move<{ readonly version: number }>) => {
    setOver(null);
    advance(entry);
    if (!(await move(one))) back(entry);
  };
  const match = (entry: EntryView, booking: MatchedTo, acceptOver = false) => {
    const one = entryMoves.match(entry, booking, acceptOver);
    const run = () =>
      one.run().catch((error: unknown) => {
        const { facts, message } = failureOf(error);
        if (facts.overMinor) setOver({ entryId: entry.id, booking, message });
        throw error;
      });
    void settle(entry, { ...one, run });
  };
  return {
    busy,
    over,
    match,
    unmatch: (entry: EntryView) =>
      void move(entryMoves.unmatch(entry, entry.isProposal ? null : entry.booking)),
    ignore: (entry: EntryView) => void settle(entry, entryMoves.ignore(entry)),
    restore: (entry: EntryView) => void move(entryMoves.restore(entry)),
  };
}
export type EntryDecisions = ReturnType<typeof useEntryDecisions>;
