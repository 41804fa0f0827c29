import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { recordBookingChanges } from "../record-booking-change";
import { type BulkMove, restoredBooking } from "./bulk-change.model";
import { lockChosen, markUndone, reversePayments, updateMoved } from "./bulk-change.sql";
import { recordOfMove } from "./record-of-move";

/**
 * The outcome of undoing a bulk change: the bookings that were restored, and how many stay as they are because they
 * changed afterwards.
 */
export type UndoneChange = {
  readonly move: BulkMove["kind"];
  readonly bookings: readonly Booking[];
  readonly kept: number;
};

/**
 * Undoes a bulk change for all of its bookings that nobody has changed since. Throws CONFLICT if it was undone before.
 */
export function undoBulkChange(ctx: Context | Tx, id: string): Promise<UndoneChange> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const act = await markUndone(tx, owner, id);
    if (!act) throw new Failure("CONFLICT", "This was undone already, or too long ago.");
    const stored = new Map(act.bookings.map((one) => [one.id, one]));
    const present = await lockChosen(tx, owner, { ids: [...stored.keys()] }, stored.size);
    const steps = present.flatMap((before) => {
      const changed = stored.get(before.id);
      const after = changed && restoredBooking(before, changed);
      return after ? [{ before, after, paymentId: changed.paymentId }] : [];
    });
    const kept = stored.size - steps.length;
    if (steps.length === 0) return { move: act.move, bookings: [], kept };
    await reversePayments(
      tx,
      owner,
      steps.flatMap(({ paymentId }) => paymentId ?? []),
    );
    const bookings = await updateMoved(
      tx,
      owner,
      steps.map(({ after }) => after),
    );
    const undone = steps.flatMap(({ before }, index) =>
      bookings[index] ? [{ before, after: bookings[index] }] : [],
    );
    await recordBookingChanges(tx, undone, (step) => recordOfMove({ kind: act.move }, step, true));
    return { move: act.move, bookings, kept };
  });
}
