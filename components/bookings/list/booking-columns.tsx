"use client";

import type { ReactNode } from "react";
import { columnsFor } from "@/components/shared/table/columns";
import { RowLink } from "@/components/shared/table/row-link";
import { useUrlState } from "@/components/shared/table/url-state";
import { DayText } from "@/components/shared/text/date-text";
import { StatusBadge } from "@/components/shared/text/status-badge";
import { cn } from "@/components/ui/cn";
import { OPEN_URL } from "@/lib/base/addresses.model";
import type { BookingRow } from "@/lib/bookings/list/booking-row.model";
import type { BookingScope } from "@/lib/bookings/list/bookings-page.model";
import { askAhead } from "../ask-ahead";
import { RowActions } from "../moves/row-actions";
import { TravelDays } from "./travel-days";

const column = columnsFor<BookingRow>();

const ALL = column.columns([
  column.accessor("confirmationNumber", {
    enableHiding: false,
    meta: { label: "Confirmation", sortKey: "confirmation", card: "title" },
    cell: ({ row }) => <NumberCell booking={row.original} />,
  }),
  column.accessor("clientName", {
    meta: { label: "Client", sortKey: "client" },
    cell: ({ getValue }) => <Clipped text={getValue() ?? "–"} className="max-w-22" />,
  }),
  column.accessor("supplierName", {
    meta: { label: "Supplier", sortKey: "supplier" },
    cell: ({ getValue }) => (
      <Clipped
        text={getValue() ?? "No supplier yet"}
        className={getValue() ? "max-w-24" : "max-w-24 text-muted-foreground"}
      />
    ),
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
    cell: ({ row }) => (
      <span className="inline-flex items-center gap-1">
        <StatusBadge status={row.original.status} />
        <RowActions booking={row.original} />
      </span>
    ),
  }),
]);

const SETTLED = ALL.filter((one) => !("accessorKey" in one) || one.accessorKey !== "dueOn");

/** The columns of a tab: where all or much is settled, nobody asks when it is expected. Amounts come in words from the server. */
export function columnsOf(scope: BookingScope) {
  return scope === "open" ? ALL : SETTLED;
}

function NumberCell({ booking }: { readonly booking: BookingRow }) {
  const { href, show } = useUrlState(OPEN_URL);
  const patch = { booking: booking.id };
  const open = () => {
    askAhead(booking);
    show(patch);
  };
  return (
    <RowLink href={href(patch)} onOpen={open} onPress={() => askAhead(booking)}>
      <span className="font-mono">{booking.confirmationNumber}</span>
    </RowLink>
  );
}

/** As narrow as a laptop needs it; on wider screens it has room. */
function Clipped({ text, className }: { readonly text: string; readonly className: string }) {
  return (
    <span
      title={text}
      className={cn(
        "block truncate max-md:max-w-none max-md:whitespace-normal min-[1440px]:max-w-48",
        className,
      )}
    >
      {text}
    </span>
  );
}

/** "02/17 – 02/25" over "2027 · 8 nights". */
function Travel({ booking }: { readonly booking: BookingRow }) {
  const { travelStart, travelEnd, nights } = booking;
  const [year, endYear] = [travelStart.slice(0, 4), travelEnd.slice(0, 4)];
  const years = year === endYear ? year : `${year}/${endYear.slice(2)}`;
  return (
    <TwoLines below={[years, nights].filter(Boolean).join(" · ")}>
      <TravelDays booking={booking} />
    </TwoLines>
  );
}

function Commission({ booking }: { readonly booking: BookingRow }) {
  return <TwoLines below={booking.rate}>{booking.commission}</TwoLines>;
}

function Due({ booking }: { readonly booking: BookingRow }) {
  const { kind, words } = booking.state;
  const isBad = kind === "overdue" || kind === "recalled";
  const isSettled = booking.status === "PAID" || booking.status === "ARCHIVED";
  return (
    <TwoLines
      below={kind === "not due" ? null : words}
      belowClassName={isBad ? "text-danger-foreground" : ""}
    >
      <DayText value={isSettled ? null : booking.dueOn} />
    </TwoLines>
  );
}

/** A value with a small line under it; beside it on a card. */
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
    <span className="inline-flex flex-col whitespace-nowrap leading-tight max-md:items-end">
      {children}
      {below ? <span className={cn("text-muted-foreground text-xs", belowClassName)}>{below}</span> : null}
    </span>
  );
}
