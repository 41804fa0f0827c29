import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { type AdminBooking, type AdminBookingQuery, plainNumber } from "./admin-booking.model";
import { selectBookingsByNumber } from "./admin-booking.sql";

const MOST = 20;

/** The bookings of all agents whose confirmation number begins so, for an administrator who looks for what a payment is for. */
export async function findAdminBookings(
  ctx: Context,
  { search }: AdminBookingQuery,
): Promise<readonly AdminBooking[]> {
  adminOnly(ctx);
  const plain = plainNumber(search);
  return plain === "" ? [] : inSystemReadTransaction(ctx, (tx) => selectBookingsByNumber(tx, plain, MOST));
}
