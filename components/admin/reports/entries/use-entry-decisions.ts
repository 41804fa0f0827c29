"use client";

import { useState } from "react";
import { type Move, useMove } from "@/components/shared/moves/move";
import { failureOf } from "@/lib/api-client/api-failure";
import type { EntryView } from "@/lib/commission-reports/report-view.model";
import { entryMoves, type MatchedTo } from "./entry-moves";

/** A match that was refused because it pays more than is owed. */
type Over = { readonly entryId: string; readonly booking: MatchedTo; readonly message: string };

/** What a person decides about lines; `onDecided` hears of each that went well. */
export function useEntryDecisions(onDecided: (entry: EntryView) => void) {
  const { move, busy } = useMove();
  const [over, setOver] = useState<Over | null>(null);
  const decide = async (entry: EntryView, one: Move<{ readonly version: number }>) => {
    setOver(null);
    if (await move(one)) onDecided(entry);
  };
  const match = (entry: EntryView, booking: MatchedTo, acceptOver = false) => {
    const one = entryMoves.match(entry, booking, acceptOver);
    const run = () =>
      one.run().catch((error: unknown) => {
        const { facts, message } = failureOf(error);
        if (facts.overMinor) setOver({ entryId: entry.id, booking, message });
        throw error;
      });
    return void decide(entry, { ...one, run });
  };
  return {
    busy,
    over,
    match,
    unmatch: (entry: EntryView) =>
      void decide(entry, entryMoves.unmatch(entry, entry.isProposal ? null : entry.booking)),
    ignore: (entry: EntryView) => void decide(entry, entryMoves.ignore(entry)),
    restore: (entry: EntryView) => void decide(entry, entryMoves.restore(entry)),
  };
}
export type EntryDecisions = ReturnType<typeof useEntryDecisions>;
