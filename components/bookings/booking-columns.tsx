"use client";

import { columnsFor } from "@/components/shared/data-table/columns";
import { RowLink } from "@/components/shared/data-table/row-link";
import { DayText } from "@/components/shared/date-text";
import { StatusBadge } from "@/components/shared/status-badge";
import { useUrlState } from "@/components/shared/url-state";
import type { BookingRow } from "@/lib/bookings/booking-row.model";
import { CommissionBadge } from "./commission-badge";

const column = columnsFor<BookingRow>();

/** The columns of the bookings list. Amounts come in words from the server. */
export const BOOKING_COLUMNS = column.columns([
  column.accessor("confirmationNumber", {
    enableHiding: false,
    meta: { label: "Confirmation", sortKey: "confirmation", card: "title" },
    cell: ({ row }) => <NumberCell booking={row.original} />,
  }),
  column.accessor("clientName", {
    meta: { label: "Client", sortKey: "client" },
    cell: ({ getValue }) => getValue() ?? "–",
  }),
  column.accessor("supplierName", {
    meta: { label: "Supplier", sortKey: "supplier" },
    cell: ({ getValue }) => getValue() ?? <span className="text-muted-foreground">No supplier yet</span>,
  }),
  column.accessor("travelStart", {
    meta: { label: "Travel", sortKey: "travel" },
    cell: ({ row }) => <Travel booking={row.original} />,
  }),
  column.accessor("total", {
    meta: { label: "Total", sortKey: "total", align: "end" },
    cell: ({ getValue }) => <span className="whitespace-nowrap">{getValue()}</span>,
  }),
  column.accessor("commission", {
    meta: { label: "Commission", sortKey: "commission", align: "end" },
    cell: ({ row }) => <Commission booking={row.original} />,
  }),
  column.accessor("dueOn", {
    meta: { label: "Expected by", sortKey: "due" },
    cell: ({ row }) => <Due booking={row.original} />,
  }),
  column.accessor("status", {
    meta: { label: "Status", sortKey: "status", card: "aside" },
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
  }),
]);

function NumberCell({ booking }: { readonly booking: BookingRow }) {
  const { href, show } = useUrlState();
  const patch = { booking: booking.id };
  return (
    <RowLink href={href(patch)} onOpen={() => show(patch)}>
      <span className="font-mono">{booking.confirmationNumber}</span>
    </RowLink>
  );
}

function Travel({ booking }: { readonly booking: BookingRow }) {
  const { travelStart, travelEnd } = booking;
  return (
    <span className="whitespace-nowrap">
      <DayText value={travelStart} />
      {travelEnd === travelStart ? null : (
        <>
          {" – "}
          <DayText value={travelEnd} />
        </>
      )}
    </span>
  );
}

function Commission({ booking }: { readonly booking: BookingRow }) {
  return (
    <span className="whitespace-nowrap">
      {booking.commission}
      {booking.rate ? <span className="ml-1.5 text-muted-foreground text-xs">{booking.rate}</span> : null}
    </span>
  );
}

function Due({ booking }: { readonly booking: BookingRow }) {
  const isSettled = booking.status === "PAID" || booking.status === "ARCHIVED";
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 max-md:justify-end">
      {isSettled ? null : <DayText value={booking.dueOn} />}
      {booking.state.kind === "not due" ? null : <CommissionBadge {...booking.state} />}
    </span>
  );
}
