import "server-only";
import { and, count, desc, eq, inArray, type SQL, sql, sum } from "drizzle-orm";
import { isOverdue, outstandingMinor } from "@/db/outstanding";
import { bookings, bookingTotals, dueTotals } from "@/db/schema";
import { countOfOverdue } from "@/db/totals";
import { type CalendarDate, dayIn } from "@/lib/platform/base/dates/calendar-date";
import { timeZoneOf } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { type BookingTab, TABS } from "../booking-status.model";
import { type BookingFilter, bookingFilter, type CurrencySum, type TabCounts } from "./booking-list.model";
import { listed } from "./booking-list.sql";

const FILTERS = Object.keys(bookingFilter.shape) as (keyof BookingFilter)[];

/**
 * Tells whether the stored totals, which are kept per status, answer the filter, so that no bookings need to be summed.
 */
export function isInTotals(filter: Partial<BookingFilter>): boolean {
  return FILTERS.every((name) => name === "status" || !filter[name]);
}

/** Tells whether the filter asks for nothing but overdue bookings; only open bookings can be overdue. */
function isOverdueAlone({ view, status, ...filter }: Partial<BookingFilter>): boolean {
  return view === "overdue" && isInTotals(filter) && (status ?? "open") === "open";
}

export async function countBookings(tx: Tx, userId: string, filter: Partial<BookingFilter>): Promise<number> {
  if (isInTotals(filter)) {
    const counts = await countBookingsByTab(tx, userId);
    return filter.status ? counts[filter.status] : counts.open + counts.closed + counts.archived;
  }
  if (isOverdueAlone(filter)) {
    const [late] = await tx.db.execute<{ count: number }>(
      sql`select ${countOfOverdue(userId, dayIn(tx.now, timeZoneOf(tx)))} as count`,
    );
    return late?.count ?? 0;
  }
  const [row] = await tx.db
    .select({ count: count() })
    .from(bookings)
    .where(listed(tx, userId, filter));
  return row?.count ?? 0;
}

/** Counts the bookings that each of these filters finds, in the order of the filters. */
export async function countEach(
  tx: Tx,
  userId: string,
  filters: readonly BookingFilter[],
): Promise<number[]> {
  const counts = filters.map(
    (filter) => sql`(select count(*)::int from ${bookings} where ${listed(tx, userId, filter)})`,
  );
  const [row] = await tx.db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}]::int[] as counts`,
  );
  return row?.counts ?? [];
}

export async function countBookingsByTab(tx: Tx, userId: string): Promise<TabCounts> {
  const rows = await tx.db
    .select({ status: bookingTotals.status, count: sql<number>`sum(${bookingTotals.count})::int` })
    .from(bookingTotals)
    .where(eq(bookingTotals.userId, userId))
    .groupBy(bookingTotals.status);
  const of = (tab: BookingTab) =>
    rows
      .filter((row) => TABS[tab].some((status) => status === row.status))
      .reduce((sum, row) => sum + row.count, 0);
  return { open: of("open"), closed: of("closed"), archived: of("archived") };
}

/**
 * Sums the bookings of a filter by currency, the currency with the most bookings first, with the overdue part of each.
 * A booking whose commission is in a different currency from its total counts in both.
 */
export async function selectSums(tx: Tx, userId: string, filter: BookingFilter): Promise<CurrencySum[]> {
  const sums = new Map<string, CurrencySum>();
  const add = (currency: string, part: Partial<CurrencySum>) => {
    const known = sums.get(currency) ?? { ...NOTHING, currency };
    const keys = Object.keys(NOTHING) as (keyof typeof NOTHING)[];
    const added = keys.map((key) => [key, known[key] + (part[key] ?? 0)]);
    sums.set(currency, { ...known, ...Object.fromEntries(added) });
  };
  const today = dayIn(tx.now, timeZoneOf(tx));
  const [rows, late] = await (isInTotals(filter)
    ? Promise.all([selectTotals(tx, userId, filter), selectOverdue(tx, userId, filter, today)])
    : selectAddedUp(tx, userId, filter, today));
  for (const row of rows) {
    add(row.totalCurrency, { totalMinor: Number(row.total) });
    add(row.commissionCurrency, {
      commissionMinor: Number(row.commission),
      receivedMinor: Number(row.received),
    });
  }
  for (const { currency, minor, bookingCount } of late) {
    add(currency, { overdueMinor: Number(minor), overdueCount: Number(bookingCount) });
  }
  return [...sums.values()];
}

const NOTHING = { totalMinor: 0, commissionMinor: 0, receivedMinor: 0, overdueMinor: 0, overdueCount: 0 };

function selectTotals(tx: Tx, userId: string, { status }: BookingFilter) {
  return tx.db
    .select({
      totalCurrency: bookingTotals.totalCurrency,
      commissionCurrency: bookingTotals.commissionCurrency,
      total: sum(bookingTotals.totalMinor),
      commission: sum(bookingTotals.commissionMinor),
      received: sum(bookingTotals.receivedMinor),
    })
    .from(bookingTotals)
    .where(and(eq(bookingTotals.userId, userId), status && inArray(bookingTotals.status, [...TABS[status]])))
    .groupBy(bookingTotals.totalCurrency, bookingTotals.commissionCurrency)
    .having(sql`sum(${bookingTotals.count}) > 0`)
    .orderBy(
      desc(sql`sum(${bookingTotals.count})`),
      bookingTotals.totalCurrency,
      bookingTotals.commissionCurrency,
    );
}

async function selectOverdue(tx: Tx, userId: string, { status }: BookingFilter, today: CalendarDate) {
  if (status !== undefined && status !== "open") return [];
  return tx.db
    .select({
      currency: dueTotals.currency,
      minor: sum(dueTotals.awaitedMinor),
      bookingCount: sum(dueTotals.awaitedCount),
    })
    .from(dueTotals)
    .where(and(eq(dueTotals.userId, userId), sql`${dueTotals.dueOn} < ${today}`))
    .groupBy(dueTotals.currency)
    .having(sql`sum(${dueTotals.awaitedCount}) > 0`);
}

async function selectAddedUp(tx: Tx, userId: string, filter: BookingFilter, today: CalendarDate) {
  // The overdue view has this condition already. Repeating it would make Postgres read the table, while the index of
  // awaited commission answers the query alone.
  const late = filter.view === "overdue" ? sql`true` : isOverdue(today);
  const rows = await tx.db
    .select({
      totalCurrency: bookings.totalCurrency,
      commissionCurrency: bookings.commissionCurrency,
      total: sum(bookings.totalMinor),
      commission: sum(bookings.commissionMinor),
      received: sum(bookings.receivedMinor),
      minor: sql<string>`coalesce(sum(${outstandingMinor}) filter (where ${late}), 0)`,
      bookingCount: sql<string>`count(*) filter (where ${late})`,
    })
    .from(bookings)
    .where(isFoundByIndex(filter) ? found(tx, userId, filter) : listed(tx, userId, filter))
    .groupBy(bookings.totalCurrency, bookings.commissionCurrency)
    .orderBy(desc(count()), bookings.totalCurrency, bookings.commissionCurrency);
  return [rows, rows.map((row) => ({ ...row, currency: row.commissionCurrency }))] as const;
}

/**
 * Tells whether the list's covering index answers the filter: it supports a search on a tab or on all bookings, but
 * holds neither suppliers nor dates.
 */
function isFoundByIndex({ search, ...others }: BookingFilter): boolean {
  return Boolean(search) && isInTotals(others);
}

/** Matches the bookings of such a search. The ids come from the covering index alone, so that no other row is read. */
function found(tx: Tx, userId: string, filter: BookingFilter): SQL {
  const ids = tx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(listed(tx, userId, filter));
  return sql`${bookings.userId} = ${userId} and ${bookings.id} = any (array(${ids}))`;
}
