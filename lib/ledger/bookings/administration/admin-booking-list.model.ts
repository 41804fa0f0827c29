import { z } from "zod";
import {
  type AdminBookingStatus,
  ANY_BOOKING_STATUSES,
  type ANY_BOOKINGS_URL,
  NO_SUPPLIER,
  PAYMENT_DIFFERENCES,
} from "@/lib/platform/base/addresses/admin-bookings-address.model";
import { type RowCursor, rowPlaceOf } from "@/lib/platform/base/addresses/row-cursor.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { daySpanOf } from "@/lib/platform/base/dates/day-span";
import { formatMoney, type Money, major } from "@/lib/platform/base/money";
import { optionalChoice, optionalId, searchText, sheetFormat } from "@/lib/platform/base/paging";
import { currencySchema } from "@/lib/platform/base/schemas";
import type { Columns } from "@/lib/platform/base/sheet";
import type { BookingStatus } from "../booking-status.model";

/** The number of rows on a page. */
export const SHOWN = 50;

function optionalDays(name: string) {
  return z
    .string()
    .optional()
    .transform((text, issues) => {
      const span = text ? daySpanOf(text) : undefined;
      if (span !== null) return span;
      issues.addIssue({ code: "custom", message: `${name} must be written YYYY-MM-DD..YYYY-MM-DD` });
      return z.NEVER;
    });
}

/**
 * The filter of the administrators' list of all agents' bookings. `search` is part of a confirmation number, client
 * name or supplier name, or of the agent's name. ANY_BOOKINGS_URL documents the other fields.
 */
export const adminBookingFilter = z.object({
  search: searchText,
  status: optionalChoice("status", ANY_BOOKING_STATUSES),
  supplier: z.literal(NO_SUPPLIER).or(optionalId("supplier")),
  agent: optionalId("agent"),
  currency: currencySchema.or(z.literal("").transform(() => undefined)).optional(),
  due: optionalDays("due"),
  owed: optionalChoice("owed", ["yes"]),
  paid: optionalDays("paid"),
  difference: optionalChoice("difference", PAYMENT_DIFFERENCES),
});
export type AdminBookingFilter = z.output<typeof adminBookingFilter>;

/** The query of the export. */
export const adminBookingExport = adminBookingFilter.extend({
  format: sheetFormat,
});

/** The stored status of each filter value. A cancelled booking is stored as CLOSED with the reason CANCELLED. */
export const STATUSES_OF: Readonly<Record<AdminBookingStatus, BookingStatus>> = {
  confirmed: "CONFIRMED",
  pending: "OVERDUE",
  cancelled: "CLOSED",
  paid: "PAID",
  closed: "CLOSED",
  archived: "ARCHIVED",
};

/** Returns the filter and the row after which the page begins, read from the page's address. */
export function adminBookingsPageOf({
  page,
  sort: _,
  status,
  owed,
  difference,
  ...said
}: ReturnType<typeof ANY_BOOKINGS_URL.read>): {
  readonly filter: AdminBookingFilter;
  readonly after: RowCursor | null;
} {
  const chosen = { status: status ?? "", owed: owed ?? "", difference: difference ?? "" };
  return { filter: adminBookingFilter.parse({ ...said, ...chosen }), after: rowPlaceOf(page) };
}

/** A booking of any agent, as the administrators' list reads it. */
export type AdminBookingLine = RowCursor & {
  readonly agent: { readonly id: string; readonly name: string };
  readonly confirmationNumber: string;
  readonly clientName: string | null;
  readonly supplier: { readonly id: string; readonly name: string } | null;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
  readonly total: Money;
  readonly commission: Money;
  readonly received: Money;
  readonly dueOn: CalendarDate;
  readonly status: BookingStatus;
  readonly isCancelled: boolean;
};

/** An AdminBookingLine with its amounts formatted as text. */
export type AdminBookingRow = Omit<AdminBookingLine, "total" | "commission" | "received"> & {
  readonly total: string;
  readonly commission: string;
};

export function adminBookingRow({
  received: _,
  total,
  commission,
  ...line
}: AdminBookingLine): AdminBookingRow {
  return { ...line, total: formatMoney(total), commission: formatMoney(commission) };
}

/** The columns of the export; amounts are in major units. */
export const ADMIN_BOOKING_COLUMNS: Columns<AdminBookingLine> = [
  ["Confirmation Number", ({ confirmationNumber }) => confirmationNumber],
  ["Agent", ({ agent }) => agent.name],
  ["Agent id", ({ agent }) => agent.id],
  ["Client Name", ({ clientName }) => clientName],
  ["Supplier", ({ supplier }) => supplier?.name],
  ["Travel Start Date", ({ travelStart }) => travelStart],
  ["Travel End Date", ({ travelEnd }) => travelEnd],
  ["Total Booking Amount", ({ total }) => major(total)],
  ["Total Booking Currency", ({ total }) => total.currency],
  ["Expected Commission Amount", ({ commission }) => major(commission)],
  ["Expected Commission Currency", ({ commission }) => commission.currency],
  ["Received", ({ received }) => major(received)],
  ["Expected By", ({ dueOn }) => dueOn],
  ["Status", ({ isCancelled, status }) => (isCancelled ? "CANCELLED" : status)],
];
