import "server-only";
import { and, asc, desc, eq, gte, inArray, isNull, like, lte, type SQL, sql } from "drizzle-orm";
import { isAwaited, isOverdue } from "@/db/outstanding";
import { bookings } from "@/db/schema";
import type { BookingView } from "@/lib/platform/base/addresses/addresses.model";
import { type CalendarDate, dayIn, monthOf } from "@/lib/platform/base/dates/calendar-date";
import { containing } from "@/lib/platform/base/text";
import { timeZoneOf } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { bookingRows, toBooking } from "../booking.sql";
import { TABS } from "../booking-status.model";
import type { BookingFilter, BookingListQuery } from "./booking-list.model";
import { idsInOrder, ordered } from "./booking-order.sql";

/**
 * Reads a page of the list. It selects the ids from the covering index first and then their rows, so that a late page
 * reads only the rows it shows. If `count`, the total number, is given, pages in the second half are read from the end.
 */
export async function selectBookings(
  tx: Tx,
  userId: string,
  query: BookingListQuery,
  count?: number,
): Promise<Booking[]> {
  const { limit, offset, isFromEnd } = stretchOf(query, count);
  if (limit <= 0) return [];
  const page = idsInOrder(tx, listed(tx, userId, query), query.sort, { limit, offset, isFromEnd });
  const rows = await bookingRows(tx)
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

/** Reads up to `limit` bookings of a filter after `last`, the newest first; used to read a long list in batches. */
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
  const rows = await bookingRows(tx)
    .where(and(listed(tx, userId, filter), ids && inArray(bookings.id, [...ids]), older))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit);
  return rows.map((row) => toBooking(tx, row));
}

/** Reads up to `limit` bookings of a filter that travel on one of these days, ordered by travel dates. */
export async function selectTravelling(
  tx: Tx,
  userId: string,
  { from, to, limit, ...filter }: BookingFilter & Span,
): Promise<Booking[]> {
  const rows = await bookingRows(tx)
    .where(and(listed(tx, userId, filter), isTravelling(from, to)))
    .orderBy(asc(bookings.travelStart), asc(bookings.id))
    .limit(limit);
  return rows.map((row) => toBooking(tx, row));
}

type Span = { readonly from: CalendarDate; readonly to: CalendarDate; readonly limit: number };

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

/** Matches bookings whose travel overlaps these days. */
function isTravelling(from: CalendarDate, to: CalendarDate): SQL | undefined {
  return and(lte(bookings.travelStart, to), gte(bookings.travelEnd, from));
}

function viewed(view: BookingView, today: CalendarDate): SQL | undefined {
  switch (view) {
    case "overdue":
      return isOverdue(today);
    case "travelling":
      return isTravelling(monthOf(today).first, monthOf(today).last);
    case "unpaid":
      return and(isAwaited, eq(bookings.receivedMinor, 0));
    case "archivable":
      return eq(bookings.status, "PAID");
  }
}
