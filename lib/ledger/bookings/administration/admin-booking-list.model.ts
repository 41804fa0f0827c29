import { z } from "zod";
import {
  type AdminBookingStatus,
  ANY_BOOKING_STATUSES,
  type ANY_BOOKINGS_URL,
} from "@/lib/platform/base/addresses/admin-addresses.model";
import { type RowPlace, rowPlaceOf } from "@/lib/platform/base/addresses/row-place.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { formatMoney, type Money, major } from "@/lib/platform/base/money";
import { optionalId, searchText } from "@/lib/platform/base/paging";
import type { BookingStatus } from "../booking-status.model";

/** How many rows a page shows. */
export const SHOWN = 50;

/** Which bookings of all agents somebody asks for; `search` is a part of a confirmation number, a client or a supplier. */
export const adminBookingFilter = z.object({
  search: searchText,
  status: z
    .enum([...ANY_BOOKING_STATUSES, ""], {
      error: `status must be one of ${ANY_BOOKING_STATUSES.join(", ")}`,
    })
    .optional()
    .transform((value) => value || undefined),
  supplier: optionalId("supplier"),
  agent: optionalId("agent"),
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
  search,
  status,
  supplier,
  agent,
  page,
}: ReturnType<typeof ANY_BOOKINGS_URL.read>) {
  return {
    filter: adminBookingFilter.parse({ search, status: status ?? "", supplier, agent }),
    after: rowPlaceOf(page),
  };
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
