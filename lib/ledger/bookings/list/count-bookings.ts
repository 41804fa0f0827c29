import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { BookingFilter } from "./booking-list.model";
import { countBookings as count } from "./booking-sums.sql";

/** How many bookings of the agent a filter finds; without one all that there are, whatever their status. */
export function countBookings(ctx: Context, filter: Partial<BookingFilter> = {}): Promise<number> {
  return inReadTransaction(ctx, (tx) => count(tx, ownerOf(tx), filter));
}
