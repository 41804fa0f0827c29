import "server-only";
import type { Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { archived, unarchived } from "./booking-moves.model";
import { moveBooking } from "./move-booking";

/**
 * Archives a paid booking but not its emails; `archiveBookingWithEmails` does both. Throws BOOKING_NOT_PAID for an
 * unpaid booking.
 */
export function archiveBooking(ctx: Context | Tx, id: string): Promise<Booking> {
  const told = { action: "booking.archive", statusAs: "BOOKING_ARCHIVED" } as const;
  return moveBooking(ctx, id, (before, { now }) => archived(before, now), told);
}

/**
 * Moves an archived booking back to the closed tab, but not its emails; `archiveBookingWithEmails` does both. A
 * booking that isn't archived stays as it is.
 */
export function unarchiveBooking(ctx: Context | Tx, id: string): Promise<Booking> {
  const told = { action: "booking.unarchive", statusAs: "BOOKING_UNARCHIVED" } as const;
  return moveBooking(ctx, id, (before, { now }) => unarchived(before, now), told);
}
