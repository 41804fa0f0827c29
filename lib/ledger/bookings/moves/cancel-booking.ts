import "server-only";
import { isSameMoney, type Money } from "@/lib/platform/base/money";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { updateBooking } from "../booking-write.sql";
import { enqueueMatching } from "../enqueue-matching";
import { recordBookingChange } from "../record-booking-change";
import { lockCurrentBooking } from "../update-booking";
import { cancelled, type Uncancelled, uncancelled } from "./booking-moves.model";

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
