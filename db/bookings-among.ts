import { and, inArray, type SQL } from "drizzle-orm";
import { bookings } from "./schema";

/** The condition for a booking to be one of these, each by its agent and its id. */
export function isAmong(
  wanted: readonly { readonly userId: string; readonly bookingId: string }[],
): SQL | undefined {
  const ids = wanted.map(({ bookingId }) => bookingId);
  return and(
    inArray(bookings.userId, [...new Set(wanted.map(({ userId }) => userId))]),
    inArray(bookings.id, ids),
  );
}
