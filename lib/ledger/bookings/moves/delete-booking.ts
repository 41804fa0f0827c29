import "server-only";
import { announceEvents } from "@/lib/accounts/webhooks/announce-events";
import { deletionOf } from "@/lib/accounts/webhooks/webhook-event.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { lockBooking } from "../booking.sql";
import { hideBooking, unhideBooking } from "../booking-write.sql";
import { enqueueMatching } from "../enqueue-matching";
import type { StandingPayment } from "../payments/deposit.model";
import { selectUnreversed } from "../payments/deposit.sql";
import { lockCurrentBooking } from "../update-booking";

/**
 * Removes a booking from every list; `restoreBooking` brings it back. Throws CONFLICT while payments are recorded for
 * it.
 */
export function deleteBooking(ctx: Context | Tx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const booking = await lockCurrentBooking(tx, owner, { id, version: null });
    const payments = await selectUnreversed(tx, owner, id);
    if (payments.length > 0) throw new Failure("CONFLICT", refusal(payments));
    await hideBooking(tx, owner, id);
    await Promise.all([
      recordAudit(tx, {
        action: "booking.delete",
        entity: "booking",
        entityId: id,
        before: { status: booking.status },
      }),
      announceEvents(tx, [deletionOf({ bookingId: id }, true)]),
    ]);
  });
}

function refusal(payments: readonly StandingPayment[]): string {
  return payments.every(({ source }) => source === "self_reported")
    ? "This booking has payments. Reverse them before you delete it."
    : "This booking was paid by a deposit. Ask an administrator to unlink it before you delete the booking.";
}

/** Restores a deleted booking as it was. Throws DUPLICATE_BOOKING if its number was taken in the meantime. */
export function restoreBooking(ctx: Context | Tx, id: string): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const booking = await lockBooking(tx, owner, id, "deleted");
    if (!booking) throw new Failure("NOT_FOUND");
    await unhideBooking(tx, owner, id);
    await Promise.all([
      recordAudit(tx, {
        action: "booking.restore",
        entity: "booking",
        entityId: id,
        after: { status: booking.status },
      }),
      announceEvents(tx, [deletionOf({ bookingId: id }, false)]),
      enqueueMatching(tx),
    ]);
    return booking;
  });
}
