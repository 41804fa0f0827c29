import "server-only";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { updateBooking } from "../booking-write.sql";
import { archivedAgain, owesAgain, withReceived } from "../moves/booking-moves.model";
import { recordBookingChange } from "../record-booking-change";
import { lockCurrentBooking } from "../update-booking";
import { markReversed, selectReceived, selectSource } from "./payment.sql";
import { notifyOwedAgain } from "./record-payment";

const FOREIGN = {
  deposit:
    "This payment came by a bank deposit. Only an administrator can take it back, by unlinking the deposit.",
  statement: "This payment came by a commission statement. Only an administrator can take it back.",
} as const;

/**
 * Reverses a self-reported payment; status and archive become what they would be without it. Throws CONFLICT if it was
 * reversed before, or came from a deposit or a commission report.
 */
export function reversePayment(ctx: Context | Tx, bookingId: string, paymentId: string): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const before = await lockCurrentBooking(tx, owner, { id: bookingId, version: null });
    const source = await selectSource(tx, owner, bookingId, paymentId);
    if (source !== undefined && source !== "self_reported") throw new Failure("CONFLICT", FOREIGN[source]);
    const payment = await markReversed(tx, owner, bookingId, paymentId);
    if (!payment) throw new Failure("CONFLICT", "This payment was reversed already.");
    const received = await selectReceived(tx, owner, bookingId);
    const after = archivedAgain(before, withReceived(before, received));
    const booking = await updateBooking(tx, owner, after);
    await recordBookingChange(tx, before, booking, {
      action: "booking.reverse-payment",
      activities: [
        {
          type: "COMMISSION_RECEIVED",
          changeSet: { received: { from: before.receivedMinor, to: received.receivedMinor }, reversed: true },
        },
      ],
    });
    const today = dayIn(tx.now, timeZoneOf(tx));
    if (owesAgain(before, after, today)) await notifyOwedAgain(tx, before, `${paymentId}:reversed`);
    return booking;
  });
}
