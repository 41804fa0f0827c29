"use client";

import type { ShortcutActions } from "@/components/shared/keyboard/shortcut.model";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import { useQuestion } from "@/components/shared/questions/question";
import type { EntryView } from "@/lib/reconciliation/commission-reports/report-view.model";
import type { EntryDecisions } from "./use-entry-decisions";

/** What keys do while a line is at work: they move to the next and previous one, and decide. */
export function useEntryKeys(
  entries: readonly EntryView[],
  entry: EntryView | undefined,
  decisions: EntryDecisions,
  open: (entry: EntryView | undefined) => void,
): void {
  const isAsked = useQuestion(entry?.id ?? "") !== null;
  // Figures answer a question that is open, and Escape puts it away.
  const at = entry && !isAsked ? decisionsOf(entry, decisions) : {};
  const steps = entry ? movesOf(entries, entry, open) : {};
  useShortcuts({ ...steps, ...at, ...(isAsked ? { escape: undefined } : {}) });
}

function movesOf(
  entries: readonly EntryView[],
  entry: EntryView,
  open: (entry: EntryView | undefined) => void,
): ShortcutActions {
  const at = entries.findIndex(({ id }) => id === entry.id);
  return {
    next: () => open(entries[Math.min(at + 1, entries.length - 1)]),
    previous: () => open(entries[Math.max(at - 1, 0)]),
    escape: () => open(undefined),
  };
}

function decisionsOf(entry: EntryView, decisions: EntryDecisions): ShortcutActions {
  const { isBusy, match, unmatch, ignore, restore } = decisions;
  if (isBusy(entry)) return {};
  if (entry.status === "IGNORED") return { restore: () => restore(entry) };
  const isDecided = entry.booking !== null && !entry.isProposal;
  const matches = (index: number) => {
    const candidate = isDecided ? undefined : entry.candidates[index];
    return candidate && (() => match(entry, candidate.booking));
  };
  return {
    match1: matches(0),
    match2: matches(1),
    match3: matches(2),
    match4: matches(3),
    match5: matches(4),
    unlink: entry.booking ? () => unmatch(entry) : undefined,
    ignore: () => ignore(entry),
  };
}
