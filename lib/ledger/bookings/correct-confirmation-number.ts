import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { type Booking, numberKey } from "./booking.model";
import { insertAlias, updateBooking } from "./booking-write.sql";
import { recordBookingChange } from "./record-booking-change";
import { refuseTakenNumber } from "./refuse-taken-number";
import { lockCurrentBooking } from "./update-booking";

/**
 * Corrects a booking's confirmation number; the old one still finds it. Throws DUPLICATE_BOOKING if the supplier
 * already has a booking with the new number.
 */
export function correctConfirmationNumber(
  ctx: Context | Tx,
  target: { readonly id: string; readonly version: number | null },
  confirmationNumber: string,
): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const before = await lockCurrentBooking(tx, owner, target);
    if (confirmationNumber === before.confirmationNumber) return before;
    const isOther = numberKey(confirmationNumber) !== numberKey(before.confirmationNumber);
    if (isOther && before.supplier) {
      await refuseTakenNumber(tx, owner, before.id, confirmationNumber, before.supplier.id);
    }
    if (isOther) await insertAlias(tx, owner, before.id, before.confirmationNumber, "former");
    const booking = await updateBooking(tx, owner, { ...before, confirmationNumber });
    await recordBookingChange(tx, before, booking, {
      action: "booking.correct-number",
      activities: [
        {
          type: "BOOKING_UPDATED",
          changeSet: { confirmationNumber: { from: before.confirmationNumber, to: confirmationNumber } },
        },
      ],
    });
    return booking;
  });
}
