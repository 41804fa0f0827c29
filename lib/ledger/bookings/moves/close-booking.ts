import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { isCancelledByMail } from "../booking-details.sql";
import type { CloseReason } from "../booking-status.model";
import { closed, reopened } from "./booking-moves.model";
import { moveBooking } from "./move-booking";

/** Closes an open booking; one that is paid, closed or archived is returned as it is. */
export function closeBooking(
  ctx: Context | Tx,
  id: string,
  reason: CloseReason = "COMPLETED",
): Promise<Booking> {
  return moveBooking(ctx, id, (before, { now }) => closed(before, reason, now), {
    action: "booking.close",
    reason,
  });
}

/**
 * Reopens a closed booking: it becomes overdue or confirmed, depending on its due date. One that is open stays as it
 * is. Throws CONFLICT if it is paid or archived, or if an email cancelled it and left none of the commission it had.
 */
export function reopenBooking(ctx: Context | Tx, id: string): Promise<Booking> {
  return moveBooking(ctx, id, reopenedUnlessCancelled, { action: "booking.reopen" });
}

async function reopenedUnlessCancelled(before: Booking, tx: Tx): Promise<Booking> {
  const after = reopened(before);
  const isOpened = after !== before;
  if (isOpened && before.commission.minor === 0 && (await isCancelledByMail(tx, ownerOf(tx), before.id)))
    throw new Failure(
      "CONFLICT",
      "An email cancelled this booking and left no commission. Undo that email, or enter the commission that is expected first.",
    );
  return after;
}
