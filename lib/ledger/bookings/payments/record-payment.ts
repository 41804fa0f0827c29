import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { money } from "@/lib/platform/base/money";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { updateBooking } from "../booking-write.sql";
import { archivedAgain, owesAgain, withReceived } from "../moves/booking-moves.model";
import { recordBookingChange } from "../record-booking-change";
import { lockCurrentBooking } from "../update-booking";
import { type PaymentDraft, type PaymentSource, withPayment } from "./payment.model";
import { insertPayment, markReversed, selectReceived, selectSource } from "./payment.sql";

type RecordedPayment = { readonly booking: Booking; readonly paymentId: string };

/**
 * Records commission received for a booking (negative: recalled), in the currency of its commission, and updates the
 * status. A draft with the `id` of an existing payment changes nothing, so a repeated call is harmless.
 */
export function recordPayment(
  ctx: Context | Tx,
  draft: PaymentDraft,
  source: PaymentSource = "self_reported",
): Promise<RecordedPayment> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const today = dayIn(tx.now, timeZoneOf(tx));
    const before = await lockCurrentBooking(tx, owner, { id: draft.bookingId, version: null });
    if (draft.receivedOn > today)
      throw invalidField("receivedOn", "The date received can't be in the future");
    const amount = money(draft.amount, before.commission.currency, "amount");
    const received = await selectReceived(tx, owner, before.id);
    const after = withReceived(
      before,
      withPayment(received, { minor: amount.minor, receivedOn: draft.receivedOn }),
    );
    const paymentId = draft.id ?? newId();
    const isNew = await insertPayment(tx, owner, {
      id: paymentId,
      bookingId: before.id,
      amount,
      receivedOn: draft.receivedOn,
      source,
      note: draft.note,
    });
    if (!isNew) return { booking: before, paymentId };
    const booking = await updateBooking(tx, owner, after);
    await recordBookingChange(tx, before, booking, {
      action: "booking.payment",
      activities: [
        {
          type: "COMMISSION_RECEIVED",
          changeSet: { received: { from: received.receivedMinor, to: after.receivedMinor }, amount },
        },
      ],
    });
    if (owesAgain(before, after, today)) await notifyOwedAgain(tx, before, paymentId);
    return { booking, paymentId };
  });
}

/** Notifies the agent that a settled booking is owed commission again. */
export async function notifyOwedAgain(tx: Tx, booking: Booking, paymentId: string): Promise<void> {
  await notifyAgent(tx, {
    type: "SYSTEM",
    topic: "commission",
    title: "Commission is owed again",
    message: `Booking ${booking.confirmationNumber} was settled, and no longer is.`,
    dedupeKey: `owed-again:${booking.id}:${paymentId}`,
    bookingId: booking.id,
  });
}

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
