import "server-only";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  allocations,
  bookings,
  bookingTotals,
  dueTotals,
  emails,
  suppliers,
  supplierTotals,
  unownedEmails,
  users,
} from "@/db/schema";
import { BOOKING_STATUSES, type BookingStatus } from "@/lib/ledger/bookings/booking-status.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { timeZoneOf } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import type {
  CurrencyFigures,
  EmailFigures,
  Month,
  SupplierFigures,
  UserFigures,
  Week,
} from "./figures.model";

/** Returns the instant `days` times 24 hours ago. */
function ago(tx: Tx, days: number): SQL {
  return sql`${new Date(tx.now.getTime() - days * 86_400_000).toISOString()}::timestamptz`;
}

/** Returns the current day in the time zone of the agent, for a row of `users`. */
function theirToday(tx: Tx): SQL {
  return sql`(${tx.now.toISOString()}::timestamptz at time zone ${users.timezone})::date`;
}

export async function selectUserFigures(tx: Tx): Promise<UserFigures> {
  const rows = await tx.db.execute<UserFigures>(sql`
    select count(*)::int as total,
      (count(*) filter (where role = 'ADMIN'))::int as administrators,
      (count(*) filter (where has_completed_onboarding))::int as onboarded,
      (count(*) filter (where created_at > ${ago(tx, 30)}))::int as "newLast30Days"
    from ${users}`);
  return only(rows);
}

/** Counts the rows created in each week since a Monday, in the caller's time zone; a week without any has no row. */
async function selectWeeks(tx: Tx, table: PgTable, since: CalendarDate, which = sql`true`): Promise<Week[]> {
  const zone = timeZoneOf(tx);
  const rows = await tx.db.execute<Week>(sql`
    select date_trunc('week', created_at at time zone ${zone}::text)::date::text as "from", count(*)::int as count
    from ${table} where created_at >= ${since}::timestamp at time zone ${zone}::text and ${which} group by 1`);
  return [...rows];
}

export function selectEmailWeeks(tx: Tx, since: CalendarDate): Promise<Week[]> {
  return selectWeeks(tx, emails, since);
}

export function selectBookingWeeks(tx: Tx, since: CalendarDate): Promise<Week[]> {
  return selectWeeks(tx, bookings, since, sql`deleted_at is null`);
}

export async function selectStatusCounts(tx: Tx): Promise<Record<BookingStatus, number>> {
  const rows = await tx.db.execute<{ status: BookingStatus; count: number }>(
    sql`select status, sum(count)::int as count from ${bookingTotals} group by status`,
  );
  const known = new Map([...rows].map(({ status, count }) => [status, count]));
  return Object.fromEntries(BOOKING_STATUSES.map((status) => [status, known.get(status) ?? 0])) as Record<
    BookingStatus,
    number
  >;
}

/** Counts the overdue bookings, each by the day of its own agent. */
export async function countAllOverdue(tx: Tx): Promise<number> {
  const rows = await tx.db.execute<{ count: number }>(sql`
    select coalesce(sum(d.awaited_count), 0)::int as count from ${users}
    join ${dueTotals} d on d.user_id = ${users.id} and d.due_on < ${theirToday(tx)}`);
  return only(rows).count;
}

export async function selectEmailCounts(tx: Tx): Promise<Omit<EmailFigures, "weeks" | "unowned">> {
  const seen = sql`intake not in ('QUARANTINED', 'SYSTEM')`;
  const isNew = sql`created_at > ${ago(tx, 7)}`;
  const of = (which: SQL) => sql`(count(*) filter (where ${which}))::int`;
  const rows = await tx.db.execute<Record<string, number>>(sql`
    select ${of(sql`${seen} and status = 'new'`)} as "new",
      ${of(sql`${seen} and status = 'pending_review'`)} as pending_review,
      ${of(sql`${seen} and status = 'processed'`)} as processed,
      ${of(sql`${seen} and status = 'rejected'`)} as rejected,
      ${of(isNew)} as arrived, ${of(sql`${isNew} and intake = 'EXTRACTED'`)} as "withData",
      ${of(sql`${isNew} and intake = 'FAILED'`)} as failed, ${of(sql`intake = 'QUARANTINED'`)} as quarantined
    from ${emails}`);
  const { arrived = 0, withData = 0, failed = 0, quarantined = 0, ...statuses } = only(rows);
  return { byStatus: statuses as EmailFigures["byStatus"], arrived, withData, failed, quarantined };
}

export async function countUnowned(tx: Tx): Promise<number> {
  const rows = await tx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${unownedEmails} where settled_at is null`,
  );
  return only(rows).count;
}

/**
 * Counts the emails without an owner that went to an address: all, those that nobody has settled, and those of the
 * last seven days.
 */
export async function selectSupportCounts(tx: Tx, address: string) {
  const rows = await tx.db.execute<{ total: number; waiting: number; last7Days: number }>(sql`
    select count(*)::int as total, (count(*) filter (where settled_at is null))::int as waiting,
      (count(*) filter (where created_at > ${ago(tx, 7)}))::int as "last7Days"
    from ${unownedEmails} where exists (select from jsonb_array_elements_text(recipients) as one
      where lower(one) = ${address.toLowerCase()})`);
  return only(rows);
}

function only<Row>(rows: Iterable<Row>): Row {
  const [row] = rows;
  if (!row) throw new Error("an aggregate answers one row");
  return row;
}

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

const TOP = 5;

/** Counts the suppliers booked recently, and reads those booked most. */
export async function selectBookedSuppliers(tx: Tx): Promise<Pick<SupplierFigures, "active" | "top">> {
  const [counts] = await tx.db.execute<{ active: number }>(sql`
    select count(distinct supplier_id)::int as active from ${bookings}
    where deleted_at is null and created_at > ${ago(tx, 90)}`);
  const top = await tx.db.execute<SupplierFigures["top"][number]>(sql`
    select s.id, s.name, t.bookings from (
      select supplier_id, sum(count)::int as bookings from ${supplierTotals}
      group by 1 having sum(count) > 0 order by 2 desc, 1 limit ${TOP}
    ) t join ${suppliers} s on s.id = t.supplier_id order by t.bookings desc, s.id`);
  if (!counts) throw new Error("an aggregate answers one row");
  return { ...counts, top: [...top] };
}
