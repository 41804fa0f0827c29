import { z } from "zod";
import { pageQuery, searchText } from "@/lib/base/paging";
import { type BookingTab, TABS } from "../booking-status.model";

/** What a list of bookings can be sorted by; a leading `-` in the query turns it round. */
export const BOOKING_SORTS = [
  "confirmation",
  "client",
  "supplier",
  "travel",
  "total",
  "commission",
  "due",
  "status",
  "created",
] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

/** Ready-made filters: past their due date, on the road in the present month, nothing received yet, paid and not archived. */
export const BOOKING_VIEWS = ["overdue", "travelling", "unpaid", "archivable"] as const;
export type BookingView = (typeof BOOKING_VIEWS)[number];

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
    .optional(),
});
export type BookingListQuery = z.output<typeof bookingListQuery>;

/** The key and direction in a query's `sort`; without one the newest come first. */
export function sortOfQuery(sort: string | undefined): {
  readonly key: BookingSort;
  readonly descending: boolean;
} {
  const key = BOOKING_SORTS.find((name) => name === sort?.replace(/^-/, ""));
  return key ? { key, descending: sort?.startsWith("-") === true } : { key: "created", descending: true };
}

/** Sums of one currency over a filter, in minor units of that currency. */
export type CurrencySum = {
  readonly currency: string;
  readonly totalMinor: number;
  readonly commissionMinor: number;
  readonly receivedMinor: number;
};

/** How many bookings each tab holds. */
export type TabCounts = Readonly<Record<BookingTab, number>>;
