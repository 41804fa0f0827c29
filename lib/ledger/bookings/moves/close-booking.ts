import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { isCancelledByMail } from "../booking-details.sql";
import type { CloseReason } from "../booking-status.model";
import { updateBooking } from "../booking-write.sql";
import { recordBookingChange } from "../record-booking-change";
import { lockPresent } from "../update-booking";
import { closed, reopened } from "./booking-moves.model";

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

/** Opens a closed booking again: overdue or confirmed, as its due date says. One that is open stays as it is; CONFLICT where it is paid or archived, or where a mail's cancellation left it no commission that it had. */
export function reopenBooking(ctx: Context | Tx, id: string): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const before = await lockPresent(tx, owner, { id, version: null });
    const after = reopened(before);
    if (after === before) return before;
    if (before.commission.minor === 0 && (await isCancelledByMail(tx, owner, id)))
      throw new Failure(
        "CONFLICT",
        "An e-mail cancelled this booking and left no commission. Undo that e-mail, or enter the commission that is expected first.",
      );
    const booking = await updateBooking(tx, owner, after);
    await recordBookingChange(tx, before, booking, { action: "booking.reopen" });
    return booking;
  });
}
