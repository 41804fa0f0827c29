import { z } from "zod";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { major } from "@/lib/platform/base/money";
import { chosenIds, sheetFormat } from "@/lib/platform/base/paging";
import type { Columns } from "@/lib/platform/base/sheet";
import { type Booking, factsOf } from "../booking.model";
import { outstandingMinor } from "../booking-status.model";
import { commissionStateOf, commissionWords } from "../commission-state.model";
import { bookingFilter } from "./booking-list.model";

/** The query of the export: the list's filter or the ids of chosen bookings, and the format, csv or xlsx. */
export const bookingExportQuery = z.object({
  ...bookingFilter.shape,
  ids: chosenIds,
  format: sheetFormat,
});
export type BookingExportQuery = z.output<typeof bookingExportQuery>;

/** Returns the columns of the export; amounts are in major units. */
export function bookingColumns(today: CalendarDate): Columns<Booking> {
  return [
    ["Confirmation Number", ({ confirmationNumber }) => confirmationNumber],
    ["Client Name", ({ clientName }) => clientName],
    ["Supplier", ({ supplier }) => supplier?.name],
    ["Destination", ({ destination }) => destination],
    ["Travel Start Date", ({ travelStart }) => travelStart],
    ["Travel End Date", ({ travelEnd }) => travelEnd],
    ["Total Booking Amount", ({ total }) => major(total)],
    ["Total Booking Currency", ({ total }) => total.currency],
    ["Expected Commission Amount", ({ commission }) => major(commission)],
    ["Expected Commission Currency", ({ commission }) => commission.currency],
    ["Received", ({ commission, receivedMinor }) => major({ ...commission, minor: receivedMinor })],
    ["Outstanding", (one) => major({ ...one.commission, minor: outstandingMinor(factsOf(one)) })],
    ["Expected By", ({ dueOn }) => dueOn],
    ["Status", ({ status }) => status],
    ["Commission", (one) => commissionWords(commissionStateOf(factsOf(one), today))],
  ];
}
