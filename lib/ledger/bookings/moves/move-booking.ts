import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { updateBooking } from "../booking-write.sql";
import { type BookingChangeRecord, recordBookingChange } from "../record-booking-change";
import { lockCurrentBooking } from "../update-booking";

/**
 * Changes a booking of the agent by a rule, and records the change. A booking that the rule returns unchanged is
 * returned as it is.
 */
export function moveBooking(
  ctx: Context | Tx,
  id: string,
  rule: (before: Booking, tx: Tx) => Booking | Promise<Booking>,
  told: BookingChangeRecord,
): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const before = await lockCurrentBooking(tx, owner, { id, version: null });
    const after = await rule(before, tx);
    if (after === before) return before;
    const booking = await updateBooking(tx, owner, after);
    await recordBookingChange(tx, before, booking, told);
    return booking;
  });
}
