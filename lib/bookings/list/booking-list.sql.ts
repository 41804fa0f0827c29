import "server-only";
import { and, asc, count, desc, eq, gte, inArray, isNull, like, lte, type SQL, sql } from "drizzle-orm";
import { isAwaited, isOverdue, outstandingMinor } from "@/db/outstanding";
import { bookings, suppliers } from "@/db/schema";
import type { BookingSort, BookingView } from "@/lib/base/addresses.model";
import { type CalendarDate, dayIn } from "@/lib/base/calendar-date";
import { containing } from "@/lib/base/text";
import { timeZoneOf } from "@/lib/context/context";
import type { Tx } from "@/lib/context/transaction";
import type { Booking } from "../booking.model";
import { BOOKING_COLUMNS, toBooking } from "../booking.sql";
import { TABS } from "../booking-status.model";
import type { BookingFilter, BookingListQuery, CurrencySum, TabCounts } from "./booking-list.model";

/**
 * Ids first from the covering index, then their rows: a late page reads no row it doesn't show. Told how many there
 * are (`count`), it reads a page of the second half from the end.
 */
export async function selectBookings(
  tx: Tx,
  userId: string,
  query: BookingListQuery,
  count?: number,
): Promise<Booking[]> {
  const { limit, offset, isFromEnd } = stretchOf(query, count);
  if (limit <= 0) return [];
  const page = tx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(listed(tx, userId, query))
    .orderBy(...ordered(query.sort, isFromEnd))
    .limit(limit)
    .offset(offset);
  const rows = await tx.db
    .select(BOOKING_COLUMNS)
    .from(bookings)
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(and(eq(bookings.userId, userId), inArray(bookings.id, page)))
    .orderBy(...ordered(query.sort));
  return rows.map((row) => toBooking(tx, row));
}

function stretchOf({ page, limit }: BookingListQuery, count: number | undefined) {
  const offset = (page - 1) * limit;
  if (count === undefined || offset <= count / 2) return { offset, limit, isFromEnd: false };
  const shown = Math.min(limit, count - offset);
  return { offset: count - offset - shown, limit: shown, isFromEnd: true };
}

/** Up to `limit` bookings of a filter after `last`, the newest first: how a long list is read in pieces. */
export async function selectBookingsAfter(
  tx: Tx,
  userId: string,
  { ids, ...filter }: BookingFilter & { readonly ids?: readonly string[] | undefined },
  last: Pick<Booking, "id" | "createdAt"> | undefined,
  limit: number,
): Promise<Booking[]> {
  const older =
    last &&
    sql`(${bookings.createdAt}, ${bookings.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`;
  const rows = await tx.db
    .select(BOOKING_COLUMNS)
    .from(bookings)
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(and(listed(tx, userId, filter), ids && inArray(bookings.id, [...ids]), older))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit);
  return rows.map((row) => toBooking(tx, row));
}

/** Up to `limit` bookings of a filter that travel on one of these days, in the order of their travel. */
export async function selectTravelling(
  tx: Tx,
  userId: string,
  { from, to, limit, ...filter }: BookingFilter & Span,
): Promise<Booking[]> {
  const rows = await tx.db
    .select(BOOKING_COLUMNS)
    .from(bookings)
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(and(listed(tx, userId, filter), lte(bookings.travelStart, to), gte(bookings.travelEnd, from)))
    .orderBy(asc(bookings.travelStart), asc(bookings.id))
    .limit(limit);
  return rows.map((row) => toBooking(tx, row));
}

type Span = { readonly from: CalendarDate; readonly to: CalendarDate; readonly limit: number };

export async function countBookings(tx: Tx, userId: string, filter: Partial<BookingFilter>): Promise<number> {
  const [row] = await tx.db
    .select({ count: count() })
    .from(bookings)
    .where(listed(tx, userId, filter));
  return row?.count ?? 0;
}

export async function countBookingsByTab(tx: Tx, userId: string): Promise<TabCounts> {
  const rows = await tx.db
    .select({ status: bookings.status, count: count() })
    .from(bookings)
    .where(listed(tx, userId, {}))
    .groupBy(bookings.status);
  const of = (tab: keyof TabCounts) =>
    rows
      .filter((row) => TABS[tab].some((status) => status === row.status))
      .reduce((sum, row) => sum + row.count, 0);
  return { open: of("open"), closed: of("closed"), archived: of("archived") };
}

/** Sums of a filter by currency, the most bookings first, and what of it is overdue. A booking whose commission is in another currency than its total counts in both. */
export async function selectSums(tx: Tx, userId: string, filter: BookingFilter): Promise<CurrencySum[]> {
  const late = isOverdue(dayIn(tx.now, timeZoneOf(tx)));
  const rows = await tx.db
    .select({
      totalCurrency: bookings.totalCurrency,
      commissionCurrency: bookings.commissionCurrency,
      total: sql<string>`sum(${bookings.totalMinor})`,
      commission: sql<string>`sum(${bookings.commissionMinor})`,
      received: sql<string>`sum(${bookings.receivedMinor})`,
      overdue: sql<string>`coalesce(sum(${outstandingMinor}) filter (where ${late}), 0)`,
      overdueCount: sql<string>`count(*) filter (where ${late})`,
    })
    .from(bookings)
    .where(listed(tx, userId, filter))
    .groupBy(bookings.totalCurrency, bookings.commissionCurrency)
    .orderBy(desc(count()));
  const sums = new Map<string, CurrencySum>();
  const add = (currency: string, part: Partial<CurrencySum>) => {
    const sum = sums.get(currency) ?? { ...NOTHING, currency };
    const keys = Object.keys(NOTHING) as (keyof typeof NOTHING)[];
    const added = keys.map((key) => [key, sum[key] + (part[key] ?? 0)]);
    sums.set(currency, { ...sum, ...Object.fromEntries(added) });
  };
  for (const row of rows) {
    add(row.totalCurrency, { totalMinor: Number(row.total) });
    add(row.commissionCurrency, {
      commissionMinor: Number(row.commission),
      receivedMinor: Number(row.received),
      overdueMinor: Number(row.overdue),
      overdueCount: Number(row.overdueCount),
    });
  }
  return [...sums.values()];
}

const NOTHING = { totalMinor: 0, commissionMinor: 0, receivedMinor: 0, overdueMinor: 0, overdueCount: 0 };

export function listed(tx: Tx, userId: string, filter: Partial<BookingFilter>): SQL | undefined {
  const { search, status, supplierId, view } = filter;
  return and(
    eq(bookings.userId, userId),
    isNull(bookings.deletedAt),
    status && inArray(bookings.status, [...TABS[status]]),
    search ? like(bookings.search, containing(search)) : undefined,
    supplierId ? eq(bookings.supplierId, supplierId) : undefined,
    view && viewed(view, dayIn(tx.now, timeZoneOf(tx))),
  );
}

function viewed(view: BookingView, today: CalendarDate): SQL | undefined {
  switch (view) {
    case "overdue":
      return isOverdue(today);
    case "travelling":
      return and(
        sql`${bookings.travelStart} < date_trunc('month', ${today}::date) + interval '1 month'`,
        sql`${bookings.travelEnd} >= date_trunc('month', ${today}::date)`,
      );
    case "unpaid":
      return and(isAwaited, eq(bookings.receivedMinor, 0));
    case "archivable":
      return eq(bookings.status, "PAID");
  }
}

/** What each sort key orders by. Amounts of different currencies aren't compared: they stand in groups. */
const ORDERS: Readonly<Record<BookingSort, readonly SQL[]>> = {
  created: [],
  confirmation: [sql`${bookings.numberKey}`],
  client: [sql`lower(${bookings.clientName})`],
  supplier: [sql`(select name_key from ${suppliers} where ${suppliers.id} = ${bookings.supplierId})`],
  travel: [sql`${bookings.travelStart}`, sql`${bookings.travelEnd}`],
  total: [sql`${bookings.totalCurrency}`, sql`${bookings.totalMinor}`],
  commission: [sql`${bookings.commissionCurrency}`, sql`${bookings.commissionMinor}`],
  due: [sql`${bookings.dueOn}`],
  status: [sql`${bookings.status}`],
};

/** Without a sort the newest come first. */
function ordered(sort: BookingListQuery["sort"], isFromEnd = false): SQL[] {
  const { key, descending } = sort ?? ({ key: "created", descending: true } as const);
  const isDown = descending !== isFromEnd;
  const turn = isDown ? desc : asc;
  const newest = (key === "created" ? descending : true) !== isFromEnd ? desc : asc;
  const columns = ORDERS[key].map((column) =>
    NULLABLE.has(key) ? emptyLast(turn(column), isFromEnd) : turn(column),
  );
  return [...columns, newest(bookings.createdAt), newest(bookings.id)];
}

const NULLABLE: ReadonlySet<BookingSort> = new Set(["client", "supplier"]);

/** Rows without a value come last in either direction, so first when one reads from the end. */
function emptyLast(column: SQL, isFromEnd: boolean): SQL {
  return isFromEnd ? sql`${column} nulls first` : sql`${column} nulls last`;
}
