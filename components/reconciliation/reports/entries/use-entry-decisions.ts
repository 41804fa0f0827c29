"use client";

import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { askable } from "@/components/shared/questions/question";
import type { EntryView } from "@/lib/reconciliation/commission-reports/report-view.model";
import { entryMutations, type MatchedTo } from "./entry-mutations";

/**
 * What a person decides about lines. Before the server has answered `advance` leads to the next one that waits, and `back`
 * to the line where it refuses.
 */
export function useEntryDecisions(advance: (entry: EntryView) => void, back: (entry: EntryView) => void) {
  const { mutate, busy } = useMutation();
  const settle = async (entry: EntryView, one: Mutation<{ readonly version: number }>) => {
    advance(entry);
    if (!(await mutate(one))) back(entry);
  };
  const match = (entry: EntryView, booking: MatchedTo) => {
    const attempt = (one: Mutation<{ readonly version: number }>) => void settle(entry, one);
    attempt(askable(entry.id, {}, (given) => entryMutations.match(entry, booking, given), attempt));
  };
  const restore = (entry: EntryView) => {
    const attempt = (one: Mutation<{ readonly version: number }>) => void mutate(one);
    attempt(askable(entry.id, {}, (given) => entryMutations.restore(entry, given), attempt));
  };
  return {
    busy,
    match,
    unmatch: (entry: EntryView) =>
      void mutate(entryMutations.unmatch(entry, entry.isProposal ? null : entry.booking)),
    ignore: (entry: EntryView) => void settle(entry, entryMutations.ignore(entry)),
    restore,
  };
}
export type EntryDecisions = ReturnType<typeof useEntryDecisions>;
