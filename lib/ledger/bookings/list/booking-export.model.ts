import { z } from "zod";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { major } from "@/lib/platform/base/money";
import { type Booking, factsOf } from "../booking.model";
import { outstandingMinor } from "../booking-status.model";
import { commissionStateOf, commissionWords } from "../commission-state.model";
import { bookingFilter } from "./booking-list.model";

const ids = z
  .string()
  .max(4_000)
  .transform((value) => value.split(",").filter(Boolean))
  .pipe(z.array(z.uuid({ error: "ids must be ids" })).max(100));

/** The query of the export: the list's filter, or the ids of chosen bookings; csv or xlsx. */
export const bookingExportQuery = z.object({
  ...bookingFilter.shape,
  ids: ids.optional(),
  format: z.enum(["csv", "xlsx"], { error: "format must be csv or xlsx" }).default("csv"),
});
export type BookingExportQuery = z.output<typeof bookingExportQuery>;

export const EXPORT_HEADER = [
  "Confirmation Number",
  "Client Name",
  "Supplier",
  "Destination",
  "Travel Start Date",
  "Travel End Date",
  "Total Booking Amount",
  "Total Booking Currency",
  "Expected Commission Amount",
  "Expected Commission Currency",
  "Received",
  "Outstanding",
  "Expected By",
  "Status",
  "Commission",
] as const;

/** One line of the export, in the order of EXPORT_HEADER; amounts in major units. */
export function exportLine(booking: Booking, today: CalendarDate): readonly (string | number)[] {
  const { commission, total } = booking;
  const facts = factsOf(booking);
  return [
    booking.confirmationNumber,
    booking.clientName ?? "",
    booking.supplier?.name ?? "",
    booking.destination ?? "",
    booking.travelStart,
    booking.travelEnd,
    major(total),
    total.currency,
    major(commission),
    commission.currency,
    major({ ...commission, minor: booking.receivedMinor }),
    major({ ...commission, minor: outstandingMinor(facts) }),
    booking.dueOn,
    booking.status,
    commissionWords(commissionStateOf(facts, today)),
  ];
}
