import { type SQL, sql } from "drizzle-orm";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { bookingTotals, dueTotals, suppliers, supplierTotals } from "./schema";

/** Returns the number of an agent's bookings. */
export function bookingCountOf(userId: string): SQL<number> {
  return sql<number>`(select coalesce(sum(count), 0)::int from ${bookingTotals} where user_id = ${userId})`;
}

/** Returns the number of an agent's bookings that are overdue on a day. */
export function countOfOverdue(userId: string, today: CalendarDate): SQL<number> {
  return sql<number>`(select coalesce(sum(awaited_count), 0)::int from ${dueTotals}
    where user_id = ${userId} and due_on < ${today})`;
}

/** Returns the number of an agent's bookings at the supplier in the query's row of `suppliers`. */
export function countAtSupplier(userId: string): SQL<number> {
  return sql<number>`(select coalesce(sum(count), 0)::int from ${supplierTotals} t
    where t.user_id = ${userId} and t.supplier_id = ${suppliers.id})`;
}

/**
 * Returns the average number of days from the end of travel to the payment that settled a booking; negative where
 * commission comes earlier.
 */
export function averagePaymentDays(userId: string): SQL<number | null> {
  return sql<number | null>`(select round(sum(settled_days)::numeric / nullif(sum(settled_count), 0))::int
    from ${bookingTotals} where user_id = ${userId})`;
}
