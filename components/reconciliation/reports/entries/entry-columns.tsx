import type { Column } from "@/components/shared/table/columns";
import { RowLink } from "@/components/shared/table/row-link";
import { useUrlState } from "@/components/shared/table/url-state";
import { DayText } from "@/components/shared/text/date-text";
import { ENTRY_URL } from "@/lib/platform/base/addresses/addresses.model";
import type { EntryView } from "@/lib/reconciliation/commission-reports/report-view.model";
import { OUTCOME_WORDS } from "../entry-words.model";
import { EntryBadge } from "./entry-badge";
import { openEntry, useOpenedEntry } from "./use-opened-entry";

/** The columns of a report's entries. */
export const ENTRY_COLUMNS: readonly Column<EntryView>[] = [
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
