import { useState } from "react";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { withQuestion } from "@/components/shared/questions/question";
import type { EntryView } from "@/lib/reconciliation/commission-reports/report-view.model";
import { entryMutations, type MatchedTo } from "./entry-mutations";
import { openEntry, openedEntry } from "./use-opened-entry";

type Move = Mutation<{ readonly version: number }>;

/**
 * Returns the decisions about entries. Before the server has responded, the next waiting entry opens and can be
 * decided. If the server refuses, the previous entry opens again.
 */
export function useEntryDecisions(entries: readonly EntryView[]) {
  const { mutate } = useMutation();
  // The decided version of each entry, so that it isn't decided twice before the list contains the next version.
  const [decided, setDecided] = useState<ReadonlyMap<string, number>>(new Map());
  const isBusy = (entry: EntryView) => decided.get(entry.id) === entry.version;
  const decide = async (entry: EntryView, one: Move, next: EntryView = entry) => {
    const { pathname } = window.location;
    const goesOn = next !== entry && openedEntry() === entry.id;
    setDecided((known) => new Map(known).set(entry.id, entry.version));
    if (goesOn) openEntry(next.id);
    if (await mutate(one)) return;
    setDecided((known) => new Map([...known].filter(([id]) => id !== entry.id)));
    if (goesOn && window.location.pathname === pathname) openEntry(entry.id);
  };
  const onward = (entry: EntryView, one: Move) =>
    void decide(entry, one, nextWaiting(entries, entry, isBusy));
  const match = (entry: EntryView, booking: MatchedTo) => {
    const attempt = (one: Move) => onward(entry, one);
    attempt(withQuestion(entry.id, {}, (given) => entryMutations.match(entry, booking, given), attempt));
  };
  const restore = (entry: EntryView) => {
    const attempt = (one: Move) => void decide(entry, one);
    attempt(withQuestion(entry.id, {}, (given) => entryMutations.restore(entry, given), attempt));
  };
  return {
    isBusy,
    match,
    unmatch: (entry: EntryView) =>
      void decide(entry, entryMutations.unmatch(entry, entry.isProposal ? null : entry.booking)),
    ignore: (entry: EntryView) => onward(entry, entryMutations.ignore(entry)),
    restore,
  };
}
export type EntryDecisions = ReturnType<typeof useEntryDecisions>;

const WAITING: ReadonlySet<EntryView["status"]> = new Set(["PENDING", "MATCHED_NEEDS_CONFIRMATION"]);

function nextWaiting(
  entries: readonly EntryView[],
  after: EntryView,
  isBusy: (entry: EntryView) => boolean,
): EntryView | undefined {
  const at = entries.findIndex(({ id }) => id === after.id);
  const inOrder = [...entries.slice(at + 1), ...entries.slice(0, at)];
  return inOrder.find((entry) => WAITING.has(entry.status) && !isBusy(entry));
}
