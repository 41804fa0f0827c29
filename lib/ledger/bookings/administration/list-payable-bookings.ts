import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import {
  MOST_PAYABLE,
  type NumberedBooking,
  type NumbersQuery,
  type OwedBookings,
  type OwedQuery,
} from "./payable-bookings.model";
import { selectNumbered, selectOwed } from "./payable-bookings.sql";

/** A number is several agents' now and then. */
const MOST_NUMBERED = 3 * MOST_PAYABLE;

/** What a supplier owes all agents up to a day, for an administrator who divides a deposit. */
export async function listOwedBookings(ctx: Context, query: OwedQuery): Promise<OwedBookings> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, (tx) => selectOwed(tx, query, MOST_PAYABLE));
}

/** The bookings of all agents of many confirmation numbers at once; a number may be several bookings', or none's. */
export async function listNumberedBookings(
  ctx: Context,
  { numbers }: NumbersQuery,
): Promise<readonly NumberedBooking[]> {
  adminOnly(ctx);
  return numbers.length === 0
    ? []
    : inSystemReadTransaction(ctx, (tx) => selectNumbered(tx, numbers, MOST_NUMBERED));
}
