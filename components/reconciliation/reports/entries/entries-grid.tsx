"use client";

import type { ShortcutActions } from "@/components/shared/keyboard/shortcut.model";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import { useQuestion } from "@/components/shared/questions/question";
import { EmptyState } from "@/components/shared/states/empty-state";
import type { Column } from "@/components/shared/table/columns";
import { DataTable } from "@/components/shared/table/data-table";
import { Pagination } from "@/components/shared/table/pagination";
import { RowLink } from "@/components/shared/table/row-link";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import { useUrlState } from "@/components/shared/table/url-state";
import { DayText } from "@/components/shared/text/date-text";
import { ENTRY_URL } from "@/lib/platform/base/addresses/addresses.model";
import { ENTRIES_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { EntryView, ReportView } from "@/lib/reconciliation/commission-reports/report-view.model";
import { OUTCOME_WORDS } from "../entry-words.model";
import { EntryBadge } from "./entry-badge";
import { EntryPanel } from "./entry-panel";
import { type EntryDecisions, useEntryDecisions } from "./use-entry-decisions";
import { openEntry, useOpenedEntry } from "./use-opened-entry";

/** The columns of a report's entries. */
const ENTRY_COLUMNS: readonly Column<EntryView>[] = [
  { id: "line", label: "Line", align: "end", card: "away", cell: ({ line }) => line },
  {
    id: "number",
    label: "Confirmation Number",
    stays: true,
    card: "title",
    cell: (entry) => <NumberCell entry={entry} />,
  },
  {
    id: "client",
    label: "Client",
    leaves: "third",
    cell: ({ clientName, property }) => (
      <span>
        {clientName ?? "–"}
        {property ? <span className="block text-muted-foreground text-xs">{property}</span> : null}
      </span>
    ),
  },
  {
    id: "travel",
    label: "Travel",
    leaves: "first",
    cell: ({ travelStart }) => <DayText value={travelStart} />,
  },
  {
    id: "gross",
    label: "Gross",
    align: "end",
    leaves: "second",
    cell: ({ gross, fee, tax }) => (
      <span className="whitespace-nowrap">
        {gross}
        {fee || tax ? (
          <span className="block text-muted-foreground text-xs">
            {[fee && `fee ${fee}`, tax && `tax ${tax}`].filter(Boolean).join(", ")}
          </span>
        ) : null}
      </span>
    ),
  },
  {
    id: "net",
    label: "Net",
    align: "end",
    card: "aside",
    cell: ({ net, outcome }) => (
      <span className="whitespace-nowrap">
        {net}
        {outcome === "paid" ? null : (
          <span className="block text-muted-foreground text-xs">{OUTCOME_WORDS[outcome]}</span>
        )}
      </span>
    ),
  },
  {
    id: "booking",
    label: "Booking",
    cell: ({ booking, isProposal, candidates }) =>
      booking ? (
        <span>
          <span className="font-mono">{booking.confirmationNumber}</span>
          {isProposal ? <span className="text-muted-foreground text-xs"> proposed</span> : null}
          <span className="block text-muted-foreground text-xs">{booking.agentName}</span>
        </span>
      ) : (
        <span className="text-muted-foreground">
          {candidates.length > 0 ? `${candidates.length} possible` : "–"}
        </span>
      ),
  },
  {
    id: "variance",
    label: "Variance",
    align: "end",
    leaves: "second",
    cell: ({ variance }) => <span className="whitespace-nowrap">{variance ?? "–"}</span>,
  },
  {
    id: "status",
    label: "Status",
    card: "under aside",
    cell: ({ status }) => <EntryBadge status={status} />,
  },
];

function NumberCell({ entry }: { readonly entry: EntryView }) {
  const { href } = useUrlState(ENTRY_URL);
  const isOpen = useOpenedEntry() === entry.id;
  return (
    <RowLink href={href({ entry: entry.id })} onOpen={() => openEntry(entry.id)}>
      <span className={isOpen ? "font-mono font-semibold underline underline-offset-4" : "font-mono"}>
        {entry.confirmationNumber ?? `Line ${entry.line}`}
      </span>
      {isOpen ? <span className="sr-only">, shown beside the list</span> : null}
    </RowLink>
  );
}

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
