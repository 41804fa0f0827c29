import { and, lt, type SQL, sql } from "drizzle-orm";
import { TABS } from "@/lib/ledger/bookings/booking-status.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { bookings } from "./schema";

/** The rules of lib/ledger/bookings/booking-status.model.ts in SQL, over the columns of `bookings`. */
export const outstandingMinor = sql<string>`(${bookings.commissionMinor} - ${bookings.receivedMinor} - ${bookings.shortPayMinor})`;

const OPEN = sql.raw(TABS.open.map((status) => `'${status}'`).join(", "));

/**
 * Whether a booking is open and still expects commission. Uses no parameters, so that the planner recognises the
 * condition of the index bookings_awaited.
 */
export const isAwaited = sql`(${bookings.status} in (${OPEN}) and not ${bookings.nonCommissionable}
  and ${outstandingMinor} > 0)`;

/** Whether a booking's commission is overdue on a day, independently of the job that caches statuses. */
export function isOverdue(today: CalendarDate | SQL): SQL | undefined {
  return and(isAwaited, lt(bookings.dueOn, today));
}

/** Whether a booking's payments have brought everything that was expected; the last of them settled it. */
export const isPaidUp = sql`(${bookings.lastPaidOn} is not null
  and ${bookings.receivedMinor} >= ${bookings.commissionMinor} - ${bookings.shortPayMinor})`;
