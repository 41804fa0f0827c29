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

/** One page of the agent's bookings, newest first, and how many there are in all under the same filter. */
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

/** How many bookings of the agent a filter finds; without one all that there are, whatever their status. */
export function countBookings(ctx: Context, filter: Partial<BookingFilter> = {}): Promise<number> {
  return inReadTransaction(ctx, (tx) => countOf(tx, ownerOf(tx), filter));
}

/** How many bookings each tab of the list holds. */
export function countTabs(ctx: Context): Promise<TabCounts> {
  return inCachedReadTransaction(ctx, (tx) => countBookingsByTab(tx, ownerOf(tx)));
}

/** How many bookings each of these saved views finds, by one statement; views of another screen are left out. */
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

/** Totals, expected and received commission of everything a filter finds, by currency. */
export function sumBookings(ctx: Context, filter: BookingFilter): Promise<CurrencySum[]> {
  const asking = isInTotals(filter) ? inCachedReadTransaction : inReadTransaction;
  return asking(ctx, (tx) => selectSums(tx, ownerOf(tx), filter));
}

/** The agent's clients whose name holds a text, those of the latest bookings first. */
export function findClients(ctx: Context, query: ClientQuery): Promise<readonly Client[]> {
  return inReadTransaction(ctx, (tx) => selectClients(tx, ownerOf(tx), query));
}
