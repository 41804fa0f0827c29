import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import type { CloseReason } from "../booking-status.model";
import { updateBooking } from "../booking-write.sql";
import { recordBookingChange } from "../record-booking-change";
import { lockPresent } from "../update-booking";
import { closed } from "./booking-moves.model";

/** Closes an open booking; one that is paid, closed or archived is answered as it is. */
export function closeBooking(
  ctx: Context | Tx,
  id: string,
  reason: CloseReason = "COMPLETED",
): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const before = await lockPresent(tx, owner, { id, version: null });
    const after = closed(before, reason, tx.now);
    if (after === before) return before;
    const booking = await updateBooking(tx, owner, after);
    await recordBookingChange(tx, before, booking, { action: "booking.close", reason });
    return booking;
  });
}
