import "server-only";
import { sql } from "drizzle-orm";
import { books } from "@/db/schema";
import { type CalendarDate, calendarDate, monthOf } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type { BookEntry } from "../journal/entry.model";
import type { BookMonth, LateItem } from "./month.model";

/** Returns the last day of the last locked month; null if none is locked. */
export async function selectLockedTo(tx: Tx): Promise<CalendarDate | null> {
  const [row] = await tx.db.select({ lockedTo: books.lockedTo }).from(books);
  return row?.lockedTo ?? null;
}

/**
 * Waits until all transactions that write to the books have ended, and makes later ones wait for this one (the
 * migration books_rights).
 */
export async function lockBooks(tx: Tx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('books', 0))`);
}

export async function upsertLockedTo(tx: Tx, lockedTo: CalendarDate, by: string): Promise<void> {
  const row = { lockedTo, updatedBy: by, updatedAt: tx.now };
  await tx.db
    .insert(books)
    .values(row)
    .onConflictDoUpdate({ target: books.isOnly, set: { ...row, version: sql`${books.version} + 1` } });
}

/** Stores what is booked in each month of the range, including months in which nothing is. */
export async function insertMonths(
  tx: Tx,
  { first, last, by }: { readonly first: CalendarDate; readonly last: CalendarDate; readonly by: string },
  entries: ReadonlyMap<string, readonly BookEntry[]>,
): Promise<void> {
  await tx.db.execute(sql`insert into book_months (month, entries, locked_by, locked_at)
    select month::date, coalesce(${JSON.stringify(Object.fromEntries(entries))}::text::jsonb -> month::date::text, '[]'), ${by}, ${tx.now.toISOString()}
    from generate_series(${first}::date::timestamp, ${last}::date::timestamp, interval '1 month') month
    on conflict (month) do nothing`);
}

export async function deleteMonths(tx: Tx, first: CalendarDate): Promise<void> {
  await tx.db.execute(sql`delete from book_months where month >= ${first}`);
}

/** Returns what was booked in a month when it was locked; undefined for an open month. */
export async function selectKept(tx: Tx, month: CalendarDate): Promise<readonly BookEntry[] | undefined> {
  const [row] = await tx.db.execute<{ entries: readonly BookEntry[] }>(
    sql`select entries from book_months where month = ${month}`,
  );
  return row?.entries;
}

/** Returns the day of the first bank transaction, with which the books begin; null if there is none. */
export async function selectFirstDay(tx: Tx): Promise<CalendarDate | null> {
  const [row] = await tx.db.execute<{ day: string | null }>(
    sql`select min(booked_on)::text as day from bank_transactions where withdrawn_at is null`,
  );
  return row?.day ? calendarDate.parse(row.day) : null;
}

/**
 * Matches reports `r` whose figures don't add up; the same rule as in
 * lib/reconciliation/commission-reports/report-sums.model.ts.
 */
const DIFFERS = sql`(r.net_minor <> r.gross_minor - r.fee_minor - r.tax_minor + r.adjustment_minor or r.net_minor <> r.adjustment_minor
  + (select coalesce(sum(e.net_minor), 0) from commission_report_entries e where e.report_id = r.id))`;

/**
 * Reads the months of a range, the newest first, with the numbers of open items and of items that came after the month
 * was locked.
 */
export async function selectMonths(
  tx: Tx,
  first: CalendarDate,
  newest: CalendarDate,
): Promise<readonly BookMonth[]> {
  const { last } = monthOf(newest);
  const within = (day: string) => sql`${sql.raw(day)} between ${first}::date and ${last}::date group by 1`;
  const month = (day: string) =>
    sql.raw(`date_trunc('month', ${day}::timestamp)::date as month, count(*)::int as n`);
  const rows = await tx.db.execute<Omit<BookMonth, "month"> & { readonly month: string }>(sql`
    with transactions as (select ${month("booked_on")} from bank_transactions where withdrawn_at is null
        and status in ('NEW', 'METADATA_EXTRACTED', 'PENDING_REVIEW', 'MATCHED_NEEDS_CONFIRMATION', 'EXCEPTION') and ${within("booked_on")}),
      reports as (select ${month("received_on")} from commission_reports r where removed_at is null and ${DIFFERS} and ${within("received_on")}),
      runs as (select ${month("up_to")} from payout_runs where paid_at is null and discarded_at is null and ${within("up_to")}),
      late as (select month, sum(n)::int as n from (
        select ${month("booked_on")} from bank_transactions where withdrawn_at is null and book_day <> booked_on and ${within("booked_on")}
        union all select ${month("received_on")} from allocations
          where link_id is not null and reversed_at is null and book_day <> received_on and ${within("received_on")}
        union all select ${month("received_on")} from payout_shares where book_day <> received_on and ${within("received_on")}) came group by 1)
    select m.month::date::text as month, coalesce(m.month::date <= o.locked_to, false) as "isLocked", k.locked_at as "lockedAt",
      coalesce(t.n, 0) as transactions, coalesce(r.n, 0) as reports, coalesce(u.n, 0) as runs, coalesce(l.n, 0) as late
    from generate_series(${first}::date::timestamp, ${newest}::date::timestamp, interval '1 month') m (month)
    left join books o on o.is_only left join book_months k on k.month = m.month::date
    left join transactions t on t.month = m.month left join reports r on r.month = m.month
    left join runs u on u.month = m.month left join late l on l.month = m.month order by 1 desc`);
  return rows.map((row) => ({
    ...row,
    month: calendarDate.parse(row.month),
    lockedAt: row.lockedAt === null ? null : new Date(row.lockedAt).toISOString(),
  }));
}

/** Reads the first reports of a month whose figures don't add up. */
export async function selectDiffering(tx: Tx, month: CalendarDate, limit: number) {
  const { last } = monthOf(month);
  const rows = await tx.db.execute<{ id: string; reference: string }>(sql`
    select r.id, r.reference_number as reference from commission_reports r
    where r.removed_at is null and r.received_on between ${month} and ${last} and ${DIFFERS} order by r.received_on, r.id limit ${limit}`);
  return [...rows];
}

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
