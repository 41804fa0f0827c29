import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inCachedReadTransaction, inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { SavedView } from "@/lib/platform/saved-views/saved-view.model";
import type { Booking } from "../booking.model";
import type { BookingFilter, BookingListQuery, CurrencySum, TabCounts } from "./booking-list.model";
import { selectBookings } from "./booking-list.sql";
import {
  countBookingsByTab,
  countEach,
  countBookings as countOf,
  isInTotals,
  selectSums,
} from "./booking-sums.sql";
import { filterOfView } from "./bookings-page.model";
import type { Client, ClientQuery } from "./client.model";
import { selectClients } from "./client.sql";

export type BookingPage = { readonly data: readonly Booking[]; readonly count: number };

/**
 * Returns one page of the agent's bookings, the newest first unless the query sorts otherwise, and the total number of
 * bookings under the same filter.
 */
export function listBookings(ctx: Context, query: BookingListQuery): Promise<BookingPage> {
  return inReadTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    if (query.page === 1) {
      const [count, data] = await Promise.all([countOf(tx, owner, query), selectBookings(tx, owner, query)]);
      return { data, count };
    }
    const count = await countOf(tx, owner, query);
    const data = count === 0 ? [] : await selectBookings(tx, owner, query, count);
    return { data, count };
  });
}

/** Counts the agent's bookings that a filter finds; without a filter, all bookings of any status. */
export function countBookings(ctx: Context, filter: Partial<BookingFilter> = {}): Promise<number> {
  return inReadTransaction(ctx, (tx) => countOf(tx, ownerOf(tx), filter));
}

/** Counts the bookings on each tab of the list. */
export function countTabs(ctx: Context): Promise<TabCounts> {
  return inCachedReadTransaction(ctx, (tx) => countBookingsByTab(tx, ownerOf(tx)));
}

/** Counts the bookings that each of these saved views finds, in one statement; views of other screens are left out. */
export async function countViews(
  ctx: Context,
  views: readonly SavedView[],
): Promise<readonly (SavedView & { readonly count: number })[]> {
  const lists = views.flatMap((view) => {
    const filter = filterOfView(view.path);
    return filter ? [{ view, filter }] : [];
  });
  if (lists.length === 0) return [];
  const filters = lists.map(({ filter }) => filter);
  const counts = await inReadTransaction(ctx, (tx) => countEach(tx, ownerOf(tx), filters));
  return lists.map(({ view }, index) => ({ ...view, count: counts[index] ?? 0 }));
}

/** Sums total, expected and received commission of all bookings that a filter finds, by currency. */
export function sumBookings(ctx: Context, filter: BookingFilter): Promise<CurrencySum[]> {
  const asking = isInTotals(filter) ? inCachedReadTransaction : inReadTransaction;
  return asking(ctx, (tx) => selectSums(tx, ownerOf(tx), filter));
}

/** Returns the agent's clients whose name contains a text, those of the latest bookings first. */
export function findClients(ctx: Context, query: ClientQuery): Promise<readonly Client[]> {
  return inReadTransaction(ctx, (tx) => selectClients(tx, ownerOf(tx), query));
}
