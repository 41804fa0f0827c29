import { z } from "zod";
import {
  type AdminBookingStatus,
  ANY_BOOKING_STATUSES,
  type ANY_BOOKINGS_URL,
  NO_SUPPLIER,
  PAYMENT_DIFFERENCES,
} from "@/lib/platform/base/addresses/admin-bookings-address.model";
import { type RowPlace, rowPlaceOf } from "@/lib/platform/base/addresses/row-place.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { daySpanOf } from "@/lib/platform/base/dates/day-span";
import { formatMoney, type Money, major } from "@/lib/platform/base/money";
import { optionalId, searchText } from "@/lib/platform/base/paging";
import { currencySchema } from "@/lib/platform/base/schemas";
import type { BookingStatus } from "../booking-status.model";

/** How many rows a page shows. */
export const SHOWN = 50;

function optionalOne<const Value extends string>(name: string, values: readonly Value[]) {
  return z
    .enum([...values, ""], { error: `${name} must be one of ${values.join(", ")}` })
    .optional()
    .transform((value) => (value || undefined) as Value | undefined);
}

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

/** Which bookings of all agents somebody asks for; `search` is a part of a confirmation number, a client or a supplier. The rest is told by ANY_BOOKINGS_URL. */
export const adminBookingFilter = z.object({
  search: searchText,
  status: optionalOne("status", ANY_BOOKING_STATUSES),
  supplier: z.literal(NO_SUPPLIER).or(optionalId("supplier")),
  agent: optionalId("agent"),
  currency: currencySchema.or(z.literal("").transform(() => undefined)).optional(),
  due: optionalDays("due"),
  owed: optionalOne("owed", ["yes"]),
  paid: optionalDays("paid"),
  difference: optionalOne("difference", PAYMENT_DIFFERENCES),
});
export type AdminBookingFilter = z.output<typeof adminBookingFilter>;

/** The query of the export. */
export const adminBookingExport = adminBookingFilter.extend({
  format: z.enum(["csv", "xlsx"], { error: "format must be csv or xlsx" }).default("csv"),
});

/** The stored statuses of each filter; cancelled is a reason of CLOSED. */
export const STATUSES_OF: Readonly<Record<AdminBookingStatus, BookingStatus>> = {
  confirmed: "CONFIRMED",
  pending: "OVERDUE",
  cancelled: "CLOSED",
  paid: "PAID",
  closed: "CLOSED",
  archived: "ARCHIVED",
};

/** The filter and the place behind which a page begins, from its address. */
export function adminBookingsPageOf({
  page,
  sort: _,
  status,
  owed,
  difference,
  ...said
}: ReturnType<typeof ANY_BOOKINGS_URL.read>): {
  readonly filter: AdminBookingFilter;
  readonly after: RowPlace | null;
} {
  const chosen = { status: status ?? "", owed: owed ?? "", difference: difference ?? "" };
  return { filter: adminBookingFilter.parse({ ...said, ...chosen }), after: rowPlaceOf(page) };
}

/** A booking of any agent, as the administrators' list holds it. */
export type AdminBookingLine = RowPlace & {
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

/** The same with its amounts in words. */
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

export const ANY_BOOKINGS_HEADER = [
  "Confirmation Number",
  "Agent",
  "Agent id",
  "Client Name",
  "Supplier",
  "Travel Start Date",
  "Travel End Date",
  "Total Booking Amount",
  "Total Booking Currency",
  "Expected Commission Amount",
  "Expected Commission Currency",
  "Received",
  "Expected By",
  "Status",
] as const;

/** A line of the export; amounts in major units. */
export function adminBookingExportLine(line: AdminBookingLine): (string | number)[] {
  return [
    line.confirmationNumber,
    line.agent.name,
    line.agent.id,
    line.clientName ?? "",
    line.supplier?.name ?? "",
    line.travelStart,
    line.travelEnd,
    major(line.total),
    line.total.currency,
    major(line.commission),
    line.commission.currency,
    major(line.received),
    line.dueOn,
    line.isCancelled ? "CANCELLED" : line.status,
  ];
}
