"use client";

import { XIcon } from "lucide-react";
import { TravelDays } from "@/components/ledger/bookings/list/travel-days";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { ChoiceFilter } from "@/components/shared/table/choice-filter";
import type { Column } from "@/components/shared/table/columns";
import { CursorPagination } from "@/components/shared/table/cursor-pagination";
import { DataTable } from "@/components/shared/table/data-table";
import { NoResults } from "@/components/shared/table/no-results";
import { RowLink } from "@/components/shared/table/row-link";
import { SearchBox } from "@/components/shared/table/search-box";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import { useUrlState } from "@/components/shared/table/url-state";
import { DayText } from "@/components/shared/text/date-text";
import { StatusBadge } from "@/components/shared/text/status-badge";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import type { AdminBookingRow } from "@/lib/ledger/bookings/administration/admin-booking-list.model";
import { DIFFERENCE_WORDS } from "@/lib/ledger/bookings/payments/difference-reason.model";
import {
  type AdminBookingStatus,
  ANY_BOOKING_STATUSES,
  ANY_BOOKINGS_URL,
  NO_SUPPLIER,
  PAYMENT_DIFFERENCES,
} from "@/lib/platform/base/addresses/admin-bookings-address.model";
import { type DaySpan, daySpanOf } from "@/lib/platform/base/dates/day-span";

const WORDS: Readonly<Record<AdminBookingStatus, string>> = {
  confirmed: "Confirmed",
  pending: "Pending (overdue)",
  cancelled: "Cancelled",
  paid: "Paid",
  closed: "Closed",
  archived: "Archived",
};

/** Filters that only links from other pages set; here they can be removed but not chosen. */
const FROM_LINKS = ["supplier", "agent", "currency", "due", "owed", "paid", "difference"] as const;

function FilterWords({
  name,
  value,
  of,
}: {
  readonly name: (typeof FROM_LINKS)[number];
  readonly value: string;
  readonly of: { readonly supplier: string | null; readonly agent: string | null };
}) {
  if (name === "supplier" && value === NO_SUPPLIER) return "No supplier";
  if (name === "supplier" || name === "agent") return of[name] ?? `Unknown ${name}`;
  if (name === "due" || name === "paid") return <DaysWords of={name} span={daySpanOf(value)} />;
  if (name === "owed") return "Still owed";
  const difference = PAYMENT_DIFFERENCES.find((one) => one === value);
  return difference ? DIFFERENCE_WORDS[difference] : value;
}

function DaysWords({ of, span }: { readonly of: "due" | "paid"; readonly span: DaySpan | null }) {
  const { from = null, to = null } = span ?? {};
  return (
    <span>
      {of === "due" ? "Expected" : "Paid"} {to === null ? "from " : from === null ? "until " : ""}
      {from ? <DayText value={from} /> : null}
      {from && to ? " – " : null}
      {to ? <DayText value={to} /> : null}
    </span>
  );
}

/** The list's tools: search by number, client and supplier, the status filter, filters set by links, and export. */
function AdminBookingTools({
  of,
}: {
  readonly of: { readonly supplier: string | null; readonly agent: string | null };
}) {
  const { values, go } = useUrlState(ANY_BOOKINGS_URL);
  const { page, sort, ...filter } = values;
  return (
    <>
      <SearchBox url={ANY_BOOKINGS_URL} label="Search bookings" placeholder="Number, client or supplier..." />
      <ChoiceFilter
        label="Status"
        all="All statuses"
        choices={ANY_BOOKING_STATUSES}
        words={(one) => WORDS[one]}
        value={values.status}
        className="w-44"
        onChoose={(status) => go({ status })}
      />
      {FROM_LINKS.map((name) =>
        values[name] ? (
          <Button key={name} variant="outline" onClick={() => go({ [name]: null })}>
            <FilterWords name={name} value={values[name]} of={of} />
            <XIcon aria-label="Remove filter" />
          </Button>
        ) : null,
      )}
      <ExportMenu path="/api/admin/bookings/export" query={filter} />
    </>
  );
}

const WITHOUT = {
  ...{ search: null, status: null, supplier: null, agent: null },
  ...{ currency: null, due: null, owed: null, paid: null, difference: null },
};

/** The bookings of all agents: tools, rows, and links to older pages. */
export function AdminBookingList({
  rows,
  hasMore,
  of,
  view,
}: {
  readonly rows: readonly AdminBookingRow[];
  readonly hasMore: boolean;
  readonly of: { readonly supplier: string | null; readonly agent: string | null };
  readonly view: TableDisplay;
}) {
  return (
    <>
      <DataTable
        id="anybookings"
        isAlone
        caption="Bookings"
        url={ANY_BOOKINGS_URL}
        columns={ANY_BOOKING_COLUMNS}
        rows={rows}
        view={view}
        toolbar={<AdminBookingTools of={of} />}
        empty={
          <NoResults
            title="No bookings found"
            url={ANY_BOOKINGS_URL}
            without={WITHOUT}
            clearLabel="Show all bookings"
          />
        }
      />
      <CursorPagination url={ANY_BOOKINGS_URL} last={rows.at(-1)} hasMore={hasMore} />
    </>
  );
}

const LINK =
  "relative z-10 rounded-sm text-primary underline decoration-1 underline-offset-4 [overflow-wrap:anywhere] md:min-w-24";

/** The columns of the administrators' list of all agents' bookings. */
const ANY_BOOKING_COLUMNS: readonly Column<AdminBookingRow>[] = [
  {
    id: "confirmationNumber",
    label: "Confirmation",
    stays: true,
    card: "title",
    cell: ({ id, confirmationNumber }) => (
      <RowLink href={`/admin/bookings/${id}`}>
        <span className="font-mono">{confirmationNumber}</span>
      </RowLink>
    ),
  },
  { id: "agent", label: "Agent", card: "under", cell: ({ agent }) => <Agent agent={agent} /> },
  { id: "clientName", label: "Client", leaves: "third", cell: ({ clientName }) => clientName ?? "–" },
  {
    id: "supplier",
    label: "Supplier",
    cell: ({ supplier }) =>
      supplier ? (
        <PageLink href={`/admin/suppliers/${supplier.id}`} className={LINK}>
          {supplier.name}
        </PageLink>
      ) : (
        <span className="text-muted-foreground">No supplier yet</span>
      ),
  },
  {
    id: "travel",
    label: "Travel",
    leaves: "second",
    cell: (booking) => (
      <span className="whitespace-nowrap">
        <TravelDays booking={booking} showsYear />
      </span>
    ),
  },
  {
    id: "total",
    label: "Total",
    align: "end",
    leaves: "first",
    cell: ({ total }) => <span className="whitespace-nowrap">{total}</span>,
  },
  {
    id: "commission",
    label: "Commission",
    align: "end",
    cell: ({ commission }) => <span className="whitespace-nowrap">{commission}</span>,
  },
  { id: "dueOn", label: "Expected by", leaves: "first", cell: ({ dueOn }) => <DayText value={dueOn} /> },
  {
    id: "status",
    label: "Status",
    card: "aside",
    cell: ({ status, isCancelled }) =>
      isCancelled ? <StatusBadge status={status} label="Cancelled" /> : <StatusBadge status={status} />,
  },
];

/** Links to all bookings of the agent. */
function Agent({ agent }: Pick<AdminBookingRow, "agent">) {
  const { href } = useUrlState(ANY_BOOKINGS_URL);
  return (
    <PageLink href={href({ agent: agent.id })} className={LINK}>
      {agent.name}
    </PageLink>
  );
}
