import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { isSameMoney, type Money } from "@/lib/platform/base/money";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { isCancelledByMail } from "../booking-details.sql";
import type { CloseReason } from "../booking-status.model";
import { updateBooking } from "../booking-write.sql";
import { enqueueMatching } from "../enqueue-matching";
import { type BookingChangeRecord, recordBookingChange } from "../record-booking-change";
import { lockCurrentBooking } from "../update-booking";
import {
  archived,
  cancelled,
  closed,
  reopened,
  type Uncancelled,
  unarchived,
  uncancelled,
} from "./booking-moves.model";

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

/**
 * Cancels a booking that the supplier cancelled: it expects `kept` from now on, and is closed if nothing is
 * outstanding. One that is already cancelled in this way stays as it is. Throws CONFLICT if unreversed payments are in
 * another currency.
 */
export async function cancelBooking(tx: Tx, id: string, kept: Money): Promise<Booking> {
  const before = await lockCurrentBooking(tx, ownerOf(tx), { id, version: null });
  return written(tx, before, cancelled(before, kept, tx.now), "booking.cancel");
}

/** Undoes a cancellation, restoring everything that it changed. */
export async function uncancelBooking(tx: Tx, id: string, was: Uncancelled): Promise<Booking> {
  const before = await lockCurrentBooking(tx, ownerOf(tx), { id, version: null });
  return written(tx, before, uncancelled(before, was), "booking.uncancel");
}

async function written(tx: Tx, before: Booking, after: Booking, action: string): Promise<Booking> {
  if (after === before) return before;
  const booking = await updateBooking(tx, ownerOf(tx), after);
  const commission = { from: before.commission, to: booking.commission };
  const isSame = isSameMoney(commission.from, commission.to);
  await recordBookingChange(tx, before, booking, {
    action,
    activities: isSame ? [] : [{ type: "COMMISSION_CALCULATED", changeSet: { commission } }],
  });
  await enqueueMatching(tx);
  return booking;
}

/**
 * Changes a booking of the agent by a rule, and records the change. A booking that the rule returns unchanged is
 * returned as it is.
 */
function moveBooking(
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
