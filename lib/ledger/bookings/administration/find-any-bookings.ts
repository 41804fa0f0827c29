import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { systemReading } from "@/lib/platform/context/transaction";
import { type AnyBooking, type AnyBookingQuery, plainNumber } from "./any-booking.model";
import { selectBookingsByNumber } from "./any-booking.sql";

const MOST = 20;

/** The bookings of all agents whose confirmation number begins so, for an administrator who looks for what a payment is for. */
export async function findAnyBookings(
  ctx: Context,
  { search }: AnyBookingQuery,
): Promise<readonly AnyBooking[]> {
  adminOnly(ctx);
  const plain = plainNumber(search);
  return plain === "" ? [] : systemReading(ctx, (tx) => selectBookingsByNumber(tx, plain, MOST));
}
