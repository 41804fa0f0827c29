import type { ReactNode } from "react";
import type { Column } from "@/components/shared/table/columns";
import { RowLink } from "@/components/shared/table/row-link";
import { useUrlState } from "@/components/shared/table/url-state";
import { DayText } from "@/components/shared/text/date-text";
import { StatusBadge } from "@/components/shared/text/status-badge";
import { cn } from "@/components/ui/cn";
import type { BookingRow } from "@/lib/ledger/bookings/list/booking-row.model";
import type { BookingScope } from "@/lib/ledger/bookings/list/bookings-page.model";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import { RowActions } from "../mutations/row-actions";
import { prefetch } from "../prefetch";
import { CommissionBadge } from "./commission-badge";
import { TravelDays } from "./travel-days";

const ALL: readonly Column<BookingRow>[] = [
  {
    id: "confirmationNumber",
    label: "Confirmation",
    sortKey: "confirmation",
    stays: true,
    card: "title",
    cell: (booking) => <NumberCell booking={booking} />,
  },
  {
    id: "clientName",
    label: "Client",
    sortKey: "client",
    card: "under",
    cell: ({ clientName }) => <Name text={clientName ?? "–"} />,
  },
  {
    id: "supplierName",
    label: "Supplier",
    sortKey: "supplier",
    card: "under second",
    cell: ({ supplierName }) => (
      <Name
        text={supplierName ?? "No supplier yet"}
        className={cn(
          "max-md:before:mx-1 max-md:before:content-['·']",
          supplierName ? "" : "text-muted-foreground",
        )}
      />
    ),
  },
  {
    id: "travelStart",
    label: "Travel",
    sortKey: "travel",
    leaves: "second",
    card: "away",
    cell: (booking) => <Travel booking={booking} />,
  },
  {
    id: "total",
    label: "Total",
    sortKey: "total",
    align: "end",
    leaves: "first",
    card: "away",
    cell: ({ total }) => <span className="whitespace-nowrap">{total}</span>,
  },
  {
    id: "commission",
    label: "Commission",
    sortKey: "commission",
    align: "end",
    card: "aside",
    cell: ({ commission, rate }) => <TwoLines below={rate}>{commission}</TwoLines>,
  },
  {
    id: "dueOn",
    label: "Expected by",
    sortKey: "due",
    leaves: "third",
    card: "away",
    cell: (booking) => <Due booking={booking} />,
  },
  {
    id: "status",
    label: "Status",
    sortKey: "status",
    card: "under aside",
    cell: (booking) => <Status booking={booking} />,
  },
  {
    id: "actions",
    label: "Actions",
    align: "end",
    stays: true,
    card: "corner",
    cell: (booking) => <RowActions booking={booking} />,
  },
];

const SETTLED = ALL.filter(({ id }) => id !== "dueOn");

/**
 * Returns the columns of a tab. Only the open tab shows the due date, since the others are mostly settled. The server
 * sends amounts as text.
 */
export function columnsOf(scope: BookingScope) {
  return scope === "open" ? ALL : SETTLED;
}

function NumberCell({ booking }: { readonly booking: BookingRow }) {
  const { href, show } = useUrlState(OPEN_URL);
  const patch = { booking: booking.id };
  const open = () => {
    prefetch(booking);
    show(patch);
  };
  return (
    <RowLink href={href(patch)} onOpen={open} onPress={() => prefetch(booking)}>
      <span className="font-mono">{booking.confirmationNumber}</span>
    </RowLink>
  );
}

/** A name, wrapped to two lines if it doesn't fit on one; a single line on a card. */
function Name({ text, className }: { readonly text: string; readonly className?: string }) {
  return (
    <span title={text} className={cn("row-name", className)}>
      {text}
    </span>
  );
}

/** The status of a booking. For an overdue booking, the number of overdue days replaces it. */
function Status({ booking: { state, status } }: { readonly booking: BookingRow }) {
  return state.kind === "overdue" ? <CommissionBadge {...state} /> : <StatusBadge status={status} />;
}

/** The travel days, such as "02/17 – 02/25/2027", above "8 nights". */
function Travel({ booking }: { readonly booking: BookingRow }) {
  return (
    <TwoLines below={booking.nights}>
      <TravelDays booking={booking} showsYear />
    </TwoLines>
  );
}

function Due({ booking }: { readonly booking: BookingRow }) {
  const { kind, words } = booking.state;
  const isSettled = booking.status === "PAID" || booking.status === "ARCHIVED";
  return (
    <TwoLines
      below={kind === "not due" || kind === "overdue" ? null : words}
      belowClassName={kind === "recalled" ? "text-danger-foreground" : ""}
    >
      <DayText value={isSettled ? null : booking.dueOn} />
    </TwoLines>
  );
}

/** A value with a small line below it, which is hidden on a card. */
function TwoLines({
  below,
  belowClassName,
  children,
}: {
  readonly below: string | null;
  readonly belowClassName?: string;
  readonly children: ReactNode;
}) {
  return (
    <span className="inline-flex flex-col whitespace-nowrap leading-tight">
      {children}
      {below ? (
        <span className={cn("text-muted-foreground text-xs max-md:hidden", belowClassName)}>{below}</span>
      ) : null}
    </span>
  );
}
