"use client";

import type { ShortcutActions } from "@/components/shared/keyboard/shortcut.model";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import { useQuestion } from "@/components/shared/questions/question";
import { EmptyState } from "@/components/shared/states/empty-state";
import { DataTable } from "@/components/shared/table/data-table";
import { Pagination } from "@/components/shared/table/pagination";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import { useUrlState } from "@/components/shared/table/url-state";
import { ENTRIES_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { EntryView, ReportView } from "@/lib/reconciliation/commission-reports/report-view.model";
import { ENTRY_COLUMNS } from "./entry-columns";
import { EntryPanel } from "./entry-panel";
import { type EntryDecisions, useEntryDecisions } from "./use-entry-decisions";
import { openEntry, useOpenedEntry } from "./use-opened-entry";

/** The entries of a report, and the open entry next to them. */
export function EntriesGrid({ report, view }: { readonly report: ReportView; readonly view: TableDisplay }) {
  const opened = useOpenedEntry();
  const { page } = useUrlState(ENTRIES_URL).values;
  const { entries } = report;
  const shown = entries.find(({ id }) => id === opened);
  const open = (entry: EntryView | undefined) => openEntry(entry?.id ?? null);
  const decisions = useEntryDecisions(entries);
  useEntryKeys(entries, shown, decisions, open);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className={shown ? "min-w-0 max-xl:order-2" : "min-w-0 xl:col-span-2"}>
        <DataTable
          id="entries"
          caption="Entries of the report"
          url={ENTRIES_URL}
          columns={ENTRY_COLUMNS}
          rows={entries}
          view={view}
          toolbar={<h2 className="flex-1 self-center font-semibold text-md">Entries</h2>}
          empty={<EmptyState illustration="ledger" title="This report has no entries" />}
        />
        {report.entryCount > entries.length || page > 1 ? (
          <Pagination url={ENTRIES_URL} total={report.entryCount} noun="entry" plural="entries" />
        ) : null}
      </div>
      {shown ? (
        <div className="min-w-0 xl:sticky xl:top-20">
          <EntryPanel
            key={shown.id}
            entry={shown}
            currency={report.currency}
            decisions={decisions}
            onClose={() => open(undefined)}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Registers the keyboard shortcuts for the open entry: moving to the next and previous one, and decisions. */
export function useEntryKeys(
  entries: readonly EntryView[],
  entry: EntryView | undefined,
  decisions: EntryDecisions,
  open: (entry: EntryView | undefined) => void,
): void {
  const isAsked = useQuestion(entry?.id ?? "") !== null;
  // While a question is open, digits answer it and Escape dismisses it.
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
