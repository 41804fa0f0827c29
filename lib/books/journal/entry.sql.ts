import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { ENTRIES_OF, utcDayOf } from "@/db/book-entries";
import { inUtcDays } from "@/db/utc-days";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import { categoryOf, ENTRY_REASONS } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import type { EntryKind } from "./entry.model";

/** Selects the category of a report line `e` that is for no booking. */
const CATEGORY_OF_ENTRY = sql`case e.difference_reason ${sql.join(
  ENTRY_REASONS.map((reason) => sql.raw(`when '${reason}' then '${categoryOf(reason)}'`)),
  sql` `,
)} end`;
/**
 * Whether the deposit `t` pays such a line of report `r` its net amount: the currencies match, no fee was kept, and no
 * recall was offset. Otherwise the line waits to be allocated.
 */
const IS_WHOLE = sql`t.currency = r.currency and r.deposit_fee_minor = 0 and sign(e.net_minor) = sign(t.amount_minor) and abs(t.amount_minor)
  >= (select abs(sum(o.net_minor)) from commission_report_entries o where o.report_id = r.id and sign(o.net_minor) = sign(t.amount_minor))`;

/**
 * Selects everything that counts in the books between two days, one row each: `day`, `kind`, `currency`, `account_id`
 * and `amount`.
 */
export function booked(first: CalendarDate, last: CalendarDate): SQL {
  const days = sql`book_day between ${first}::date and ${last}::date`;
  const entries = (of: SQL) => sql`select day, kind, currency, null, amount from (${of}) entries`;
  const adjusted = (at: "created_at" | "removed_at") =>
    entries(
      ENTRIES_OF.adjustments(sql`(select * from payout_adjustments where ${inUtcDays(at, first, last)})`, at),
    );
  const paidOut = (at: string, sign: SQL) =>
    sql`select ${utcDayOf(at)}, 'PAYOUT', currency, null, ${sign} amount_minor from payouts where ${inUtcDays(at, first, last)} and paid_at is not null`;
  return sql`(
    select book_day as day, case when amount_minor < 0 then 'MONEY_OUT' else 'MONEY_IN' end as kind, currency::text,
      account_id::text, amount_minor as amount
    from bank_transactions where ${days} and withdrawn_at is null
    union all
    ${entries(ENTRIES_OF.allocations(sql`(select * from allocations where ${days})`))}
    union all
    select book_day, category, currency, null, amount_minor from bank_transactions where ${days} and withdrawn_at is null and category is not null
    union all
    select l.book_day, ${CATEGORY_OF_ENTRY}, r.currency, null, e.net_minor
    from match_links l join commission_reports r on r.id = l.report_id join bank_transactions t on t.id = l.transaction_id
    join commission_report_entries e on e.report_id = r.id and e.difference_reason is not null and e.ignored_at is null
    where l.${days} and l.closed_at is null and ${IS_WHOLE}
    union all
    ${entries(ENTRIES_OF.shares(sql`(select * from payout_shares where ${days})`))}
    union all ${adjusted("created_at")} union all ${adjusted("removed_at")}
    union all
    select day, kind, currency, null, amount_minor from erased_entries e where day between ${first}::date and ${last}::date
      and not exists (select from match_links l where l.id = e.link_id and l.closed_at is not null)
    union all ${paidOut("paid_at", sql``)} union all ${paidOut("came_back_at", sql`-`)})`;
}

export type MonthRow = {
  readonly month: string;
  readonly kind: EntryKind;
  readonly currency: string;
  readonly accountId: string | null;
  readonly amount: string;
};

/** Sums what is booked between two days by month (its first day), in a fixed order. */
export async function selectEntries(tx: Tx, first: CalendarDate, last: CalendarDate): Promise<MonthRow[]> {
  const rows = await tx.db.execute<MonthRow>(sql`
    select date_trunc('month', day::timestamp)::date::text as month, kind, currency, account_id as "accountId", sum(amount)::text as amount
    from ${booked(first, last)} booked group by 1, 2, 3, 4 having sum(amount) <> 0 order by 1, 3, 2, 4`);
  return [...rows];
}
