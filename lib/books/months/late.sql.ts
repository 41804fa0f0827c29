import "server-only";
import { sql } from "drizzle-orm";
import { type CalendarDate, monthOf } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type { LateItem } from "./month.model";

type Row = Omit<LateItem, "amount"> & { readonly amount: string; readonly currency: string };

/** Reads the first items that came after a month was locked, ordered by their book day. */
export async function selectLate(tx: Tx, month: CalendarDate, limit: number): Promise<LateItem[]> {
  const of = (day: string) =>
    sql.raw(`${day} between '${month}' and '${monthOf(month).last}' and book_day <> ${day}`);
  const rows = await tx.db.execute<Row>(sql`
    select id, kind, target_id as "targetId", words, day::text, book_day::text as "bookDay", amount::text, currency from (
      select id, 'transaction' as kind, id as target_id, memo as words, booked_on as day, book_day, amount_minor as amount, currency
        from bank_transactions where withdrawn_at is null and ${of("booked_on")}
      union all select a.id, 'commission', a.booking_id, b.confirmation_number, a.received_on, a.book_day, a.amount_minor, a.currency
        from allocations a join bookings b on b.user_id = a.user_id and b.id = a.booking_id
        where a.link_id is not null and a.reversed_at is null and ${of("received_on")}
      union all select s.id, 'share', s.booking_id, b.confirmation_number, s.received_on, s.book_day, s.amount_minor, s.currency
        from payout_shares s join bookings b on b.user_id = s.user_id and b.id = s.booking_id where ${of("received_on")}) came
    order by book_day, id limit ${limit}`);
  return rows.map(({ amount, currency: code, ...row }) => ({
    ...row,
    amount: { minor: Number(amount), currency: currency.parse(code) },
  }));
}
