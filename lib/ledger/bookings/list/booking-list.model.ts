import { z } from "zod";
import { BOOKING_SORTS, BOOKING_VIEWS } from "@/lib/platform/base/addresses/addresses.model";
import { sortField } from "@/lib/platform/base/addresses/url-state.model";
import { pageQuery, searchText } from "@/lib/platform/base/paging";
import { type BookingTab, TABS } from "../booking-status.model";

const SORT = new RegExp(`^-?(${BOOKING_SORTS.join("|")})$`);

/** Which bookings somebody asks for, without the page. */
export const bookingFilter = z.object({
  search: searchText,
  // Blank as the search may be: no filter.
  status: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z
      .enum(Object.keys(TABS) as BookingTab[], { error: "status must be open, closed or archived" })
      .optional(),
  ),
  view: z.enum(BOOKING_VIEWS, { error: `view must be one of ${BOOKING_VIEWS.join(", ")}` }).optional(),
  supplierId: z.uuid({ error: "supplierId must be an id" }).optional(),
});
export type BookingFilter = z.output<typeof bookingFilter>;

/** The query of `GET /bookings`; `sort`, `view` and `supplierId` are ours. */
export const bookingListQuery = z.object({
  ...pageQuery(10),
  ...bookingFilter.shape,
  sort: z
    .string()
    .regex(SORT, `sort must be one of ${BOOKING_SORTS.join(", ")}, with - before it to turn it round`)
    .transform((sort) => sortField(BOOKING_SORTS).parse(sort))
    .optional(),
});
export type BookingListQuery = z.output<typeof bookingListQuery>;

/** Sums of one currency over a filter, in minor units of that currency, and what of its bookings is overdue. */
export type CurrencySum = {
  readonly currency: string;
  readonly totalMinor: number;
  readonly commissionMinor: number;
  readonly receivedMinor: number;
  readonly overdueMinor: number;
  readonly overdueCount: number;
};

/** How many bookings each tab holds. */
export type TabCounts = Readonly<Record<BookingTab, number>>;
