import "server-only";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { counted } from "@/lib/platform/base/text";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { type BookingStep, recordBookingChanges } from "../record-booking-change";
import {
  type BookingChoice,
  type BulkChange,
  type BulkMove,
  changedBooking,
  moved,
} from "./bulk-change.model";
import {
  insertBulkChange,
  insertPayments,
  lockChosen,
  selectBulkChange,
  updateMoved,
} from "./bulk-change.sql";
import { type BulkOutcome, MOST_AT_ONCE } from "./bulk-outcome.model";
import { recordOfMove } from "./record-of-move";

/** The outcome of a bulk change, and the bookings that it changed. */
export type ChangedBookings = { readonly outcome: BulkOutcome; readonly bookings: readonly Booking[] };

/**
 * Applies one move to all chosen bookings in one transaction, so that `undoBulkChange` can undo it as one. Bookings
 * that the rule of the single move refuses stay unchanged and are reported in the outcome. Throws CONFLICT if a filter
 * finds more bookings than the person was shown, or more than 2,000. Running the same change again changes nothing.
 */
export function changeBookings(ctx: Context | Tx, { id, of, move }: BulkChange): Promise<ChangedBookings> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    await takeAdvisoryLock(tx, `bulk-change ${id}`);
    const known = await selectBulkChange(tx, owner, id);
    if (known) return { outcome: { changed: known.bookings.length, gone: 0, refused: [] }, bookings: [] };
    const chosen = await lockChosen(tx, owner, of, MOST_AT_ONCE + 1);
    refuseMore(of, chosen.length);
    const today = dayIn(tx.now, timeZoneOf(tx));
    const { steps, refused } = stepsOf(chosen, (booking) => moved(booking, move, tx.now, today));
    const bookings = steps.length > 0 ? await written(tx, id, steps, move) : [];
    const asked = "ids" in of ? new Set(of.ids).size : of.count;
    return {
      outcome: { changed: steps.length, gone: Math.max(0, asked - chosen.length), refused },
      bookings,
    };
  });
}

/** Returns the bookings that change, and for the rest each reason once with the number of bookings it applies to. */
function stepsOf(chosen: readonly Booking[], move: (booking: Booking) => Booking) {
  const steps: BookingStep[] = [];
  const reasons = new Map<string, number>();
  for (const before of chosen) {
    const after = movedOr(before, move);
    if (typeof after === "string") reasons.set(after, (reasons.get(after) ?? 0) + 1);
    else steps.push({ before, after });
  }
  return { steps, refused: [...reasons].map(([message, count]) => ({ message, count })) };
}

function movedOr(before: Booking, move: (booking: Booking) => Booking): Booking | string {
  try {
    const after = move(before);
    return after === before ? "nothing to change." : after;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

function refuseMore(of: BookingChoice, found: number): void {
  if (found > MOST_AT_ONCE)
    throw new Failure(
      "CONFLICT",
      `At most ${counted(MOST_AT_ONCE, "booking")} can be changed at once. Narrow the list first.`,
    );
  if ("count" in of && found > of.count)
    throw new Failure(
      "CONFLICT",
      `${counted(found, "booking")} match by now, not ${of.count.toLocaleString("en-US")}. Look at them, then choose again.`,
    );
}

async function written(
  tx: Tx,
  id: string,
  steps: readonly BookingStep[],
  move: BulkMove,
): Promise<Booking[]> {
  const owner = ownerOf(tx);
  const bookings = await updateMoved(
    tx,
    owner,
    steps.map(({ after }) => after),
  );
  const changes = steps.flatMap(({ before }, index) => {
    const after = bookings[index];
    return after ? [{ before, after, paymentId: move.kind === "payment" ? newId() : null }] : [];
  });
  if (move.kind === "payment") {
    const payments = changes.map(({ before, after, paymentId }) => ({
      id: paymentId ?? newId(),
      bookingId: after.id,
      amount: { ...after.commission, minor: after.receivedMinor - before.receivedMinor },
      receivedOn: move.receivedOn,
      source: "self_reported" as const,
      note: null,
    }));
    await insertPayments(tx, owner, payments);
  }
  await insertBulkChange(tx, owner, {
    id,
    move: move.kind,
    bookings: changes.map(({ before, after, paymentId }) => changedBooking(before, after, paymentId)),
  });
  await recordBookingChanges(tx, changes, (step) => recordOfMove(move, step));
  return bookings;
}
