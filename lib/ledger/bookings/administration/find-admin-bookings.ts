import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { type AdminBooking, type AdminBookingQuery, plainNumber } from "./admin-booking.model";
import { selectBookingsByNumber } from "./admin-booking.sql";

const MOST = 20;

/**
 * Returns the bookings of all agents whose confirmation number begins with the search text. Administrators use it to
 * find the booking that a payment is for.
 */
export async function findAdminBookings(
  ctx: Context,
  { search }: AdminBookingQuery,
): Promise<readonly AdminBooking[]> {
  adminOnly(ctx);
  const plain = plainNumber(search);
  return plain === "" ? [] : inSystemReadTransaction(ctx, (tx) => selectBookingsByNumber(tx, plain, MOST));
}
