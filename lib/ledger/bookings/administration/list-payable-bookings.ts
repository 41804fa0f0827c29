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

/** Allows for several bookings per number, because different agents sometimes have the same confirmation number. */
const MOST_NUMBERED = 3 * MOST_PAYABLE;

/**
 * Lists the bookings of all agents for which a supplier owes commission up to a day, for an administrator who splits a
 * deposit.
 */
export async function listOwedBookings(ctx: Context, query: OwedQuery): Promise<OwedBookings> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, (tx) => selectOwed(tx, query, MOST_PAYABLE));
}

/**
 * Lists the bookings of all agents with any of the given confirmation numbers. Several bookings may have the same
 * number, and a number may have none.
 */
export async function listNumberedBookings(
  ctx: Context,
  { numbers }: NumbersQuery,
): Promise<readonly NumberedBooking[]> {
  adminOnly(ctx);
  return numbers.length === 0
    ? []
    : inSystemReadTransaction(ctx, (tx) => selectNumbered(tx, numbers, MOST_NUMBERED));
}
