import { z } from "zod";
import { BOOKING_SORTS, BOOKING_VIEWS } from "@/lib/platform/base/addresses/addresses.model";
import { optionalChoice, pageQuery, searchText, sortQuery } from "@/lib/platform/base/paging";
import { type BookingTab, TABS } from "../booking-status.model";

/** The filter of the list, without the page. */
export const bookingFilter = z.object({
  search: searchText,
  status: optionalChoice("status", Object.keys(TABS) as BookingTab[]),
  view: z.enum(BOOKING_VIEWS, { error: `view must be one of ${BOOKING_VIEWS.join(", ")}` }).optional(),
  supplierId: z.uuid({ error: "supplierId must be an id" }).optional(),
});
export type BookingFilter = z.output<typeof bookingFilter>;

/** The query of `GET /bookings`; `sort`, `view` and `supplierId` are our additions to the REST contract. */
export const bookingListQuery = z.object({
  ...pageQuery(10),
  ...bookingFilter.shape,
  sort: sortQuery(BOOKING_SORTS),
});
export type BookingListQuery = z.output<typeof bookingListQuery>;

/** The sums of one currency over a filter, in minor units, and the overdue part of its bookings. */
export type CurrencySum = {
  readonly currency: string;
  readonly totalMinor: number;
  readonly commissionMinor: number;
  readonly receivedMinor: number;
  readonly overdueMinor: number;
  readonly overdueCount: number;
};

/** The number of bookings on each tab. */
export type TabCounts = Readonly<Record<BookingTab, number>>;
