import { and, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { CalendarDate } from "@/lib/base/calendar-date";
import { TABS } from "@/lib/bookings/booking-status.model";
import { bookings } from "./schema";

/** lib/bookings/booking-status.model.ts in SQL, over columns of `bookings` that the index bookings_money covers. */
export const outstandingMinor = sql<string>`(${bookings.commissionMinor} - ${bookings.receivedMinor} - ${bookings.shortPayMinor})`;

/** Whether a booking is open and still expects commission. */
export const isAwaited = and(
  inArray(bookings.status, [...TABS.open]),
  eq(bookings.nonCommissionable, false),
  gt(outstandingMinor, 0),
);

/** Whether it has expected it for longer than it should, on a day; whatever the job that caches statuses has done. */
export function isOverdue(today: CalendarDate | SQL): SQL | undefined {
  return and(isAwaited, lt(bookings.dueOn, today));
}
