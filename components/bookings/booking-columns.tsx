"use client";

import { columnsFor } from "@/components/shared/data-table/columns";
import { RowLink } from "@/components/shared/data-table/row-link";
import { writtenDay } from "@/components/shared/date.model";
import { useDatePreferences } from "@/components/shared/date-preferences";
import { DayText } from "@/components/shared/date-text";
import { StatusBadge } from "@/components/shared/status-badge";
import { useUrlState } from "@/components/shared/url-state";
import { cn } from "@/components/ui/cn";
import type { BookingRow } from "@/lib/bookings/booking-row.model";
import { CommissionBadge } from "./commission-badge";
import { RowActions } from "./row-actions";

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
    cell: ({ getValue }) => <Clipped text={getValue() ?? "–"} />,
  }),
  column.accessor("supplierName", {
    meta: { label: "Supplier", sortKey: "supplier" },
    cell: ({ getValue }) => <Clipped text={getValue() ?? "No supplier yet"} isFaint={getValue() === null} />,
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
  column.display({
    id: "actions",
    enableHiding: false,
    meta: { label: "Actions", align: "end" },
    cell: ({ row }) => <RowActions booking={row.original} />,
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

function Clipped({ text, isFaint = false }: { readonly text: string; readonly isFaint?: boolean }) {
  return (
    <span
      title={text}
      className={cn("block max-w-40 truncate max-md:max-w-none", isFaint && "text-muted-foreground")}
    >
      {text}
    </span>
  );
}

/** "02/17 – 02/25/2027": the year once where both days share it. */
function Travel({ booking }: { readonly booking: BookingRow }) {
  const { dateFormat } = useDatePreferences();
  const { travelStart, travelEnd } = booking;
  const [start, end] = [writtenDay(travelStart, dateFormat), writtenDay(travelEnd, dateFormat)];
  if (start === end) return <DayText value={travelStart} />;
  const isOneYear = travelStart.slice(0, 4) === travelEnd.slice(0, 4);
  const short = isOneYear ? start.replace(/\/\d{4}$/, "") : start;
  return (
    <span className="whitespace-nowrap">
      {short} – {end}
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
