import { and, lt, type SQL, sql } from "drizzle-orm";
import { TABS } from "@/lib/ledger/bookings/booking-status.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { bookings } from "./schema";

/** lib/ledger/bookings/booking-status.model.ts in SQL, over columns of `bookings`. */
export const outstandingMinor = sql<string>`(${bookings.commissionMinor} - ${bookings.receivedMinor} - ${bookings.shortPayMinor})`;

const OPEN = sql.raw(TABS.open.map((status) => `'${status}'`).join(", "));

/** Whether a booking is open and still expects commission; without parameters, so that it is seen to be what the index bookings_awaited holds. */
export const isAwaited = sql`(${bookings.status} in (${OPEN}) and not ${bookings.nonCommissionable}
  and ${outstandingMinor} > 0)`;

/** Whether it has expected it for longer than it should, on a day; whatever the job that caches statuses has done. */
export function isOverdue(today: CalendarDate | SQL): SQL | undefined {
  return and(isAwaited, lt(bookings.dueOn, today));
}

/** Whether its payments have brought all that was expected; the last of them settled it. */
export const isPaidUp = sql`(${bookings.lastPaidOn} is not null
  and ${bookings.receivedMinor} >= ${bookings.commissionMinor} - ${bookings.shortPayMinor})`;
