import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import type { BookingListQuery } from "./booking-list.model";
import { selectBookings } from "./booking-list.sql";
import { countBookings } from "./booking-sums.sql";

export type BookingPage = { readonly data: readonly Booking[]; readonly count: number };

/** One page of the agent's bookings, newest first, and how many there are in all under the same filter. */
export function listBookings(ctx: Context, query: BookingListQuery): Promise<BookingPage> {
  return inReadTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    if (query.page === 1) {
      const [count, data] = await Promise.all([
        countBookings(tx, owner, query),
        selectBookings(tx, owner, query),
      ]);
      return { data, count };
    }
    const count = await countBookings(tx, owner, query);
    const data = count === 0 ? [] : await selectBookings(tx, owner, query, count);
    return { data, count };
  });
}
