import "server-only";
import { sql } from "drizzle-orm";
import { allocations, bookingTotals, dueTotals, users } from "@/db/schema";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import { theirToday } from "./counts.sql";
import type { CurrencyFigures, Month } from "./figures.model";

type Totals = Omit<CurrencyFigures, "months">;
type Written<Row> = { readonly [Key in keyof Row]: string };

/**
 * Sums commission by currency, the currency with the most bookings first; overdue is determined by the day of each
 * agent.
 */
export async function selectTotals(tx: Tx): Promise<Totals[]> {
  const rows = await tx.db.execute<Written<Totals>>(sql`
    with came as (
      select commission_currency as currency, sum(count) as bookings, sum(received_minor) as received
      from ${bookingTotals} group by 1
    ), due as (
      select d.currency, sum(d.awaited_minor) as expected,
        coalesce(sum(d.awaited_minor) filter (where d.due_on < ${theirToday(tx)}), 0) as overdue
      from ${dueTotals} d join ${users} on ${users.id} = d.user_id group by 1
    )
    select currency, coalesce(bookings, 0) as bookings, coalesce(expected, 0) as "expectedMinor",
      coalesce(overdue, 0) as "overdueMinor", coalesce(received, 0) as "receivedMinor"
    from came full join due using (currency) where bookings > 0 or expected > 0 or received <> 0
    order by coalesce(bookings, 0) desc, currency`);
  return [...rows].map((row) => ({
    currency: row.currency,
    bookings: Number(row.bookings),
    expectedMinor: Number(row.expectedMinor),
    overdueMinor: Number(row.overdueMinor),
    receivedMinor: Number(row.receivedMinor),
  }));
}

/** Sums what was received in each month of the range, less recalls, by the day of receipt. */
export async function selectMonths(tx: Tx, since: CalendarDate, until: CalendarDate) {
  const rows = await tx.db.execute<Written<Month & { currency: string }>>(sql`
    select currency, to_char(received_on, 'YYYY-MM') as month, sum(amount_minor) as minor from ${allocations}
    where reversed_at is null and received_on between ${since}::date and ${until}::date group by 1, 2`);
  return [...rows].map(({ currency, month, minor }) => ({ currency, month, minor: Number(minor) }));
}
