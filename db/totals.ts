import { type SQL, sql } from "drizzle-orm";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { bookingTotals, dueTotals, suppliers, supplierTotals } from "./schema";

/** How many bookings an agent has. */
export function countOfAll(userId: string): SQL<number> {
  return sql<number>`(select coalesce(sum(count), 0)::int from ${bookingTotals} where user_id = ${userId})`;
}

/** How many of them are overdue on a day. */
export function countOfOverdue(userId: string, today: CalendarDate): SQL<number> {
  return sql<number>`(select coalesce(sum(awaited_count), 0)::int from ${dueTotals}
    where user_id = ${userId} and due_on < ${today})`;
}

/** How many of them are with the row of `suppliers` that is asked about. */
export function countAtSupplier(userId: string): SQL<number> {
  return sql<number>`(select coalesce(sum(count), 0)::int from ${supplierTotals} t
    where t.user_id = ${userId} and t.supplier_id = ${suppliers.id})`;
}

/** Days from travel end to the payment that settled a booking, on average; negative where commission comes before. */
export function averagePaymentDays(userId: string): SQL<number | null> {
  return sql<number | null>`(select round(sum(settled_days)::numeric / nullif(sum(settled_count), 0))::int
    from ${bookingTotals} where user_id = ${userId})`;
}
