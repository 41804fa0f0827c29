import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "./booking.model";
import { lockBooking } from "./booking.sql";
import { type BookingChange, changed, differences } from "./booking-change.model";
import { updateBooking as writeBooking } from "./booking-write.sql";
import { computeDueDate } from "./compute-due-date";
import { enqueueMatching } from "./enqueue-matching";
import { withExpected } from "./moves/booking-moves.model";
import { recordBookingChange } from "./record-booking-change";

type Target = {
  readonly id: string;
  /** The version that the caller saw; null overwrites any version. */
  readonly version: number | null;
};

/**
 * Changes the fields of a booking that the agent may change; due date and status follow. Throws STALE if it has changed
 * since `version`; CONFLICT if the currency of the commission would change while payments in that currency stand.
 */
export function updateBooking(ctx: Context | Tx, target: Target, change: BookingChange): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const before = await lockCurrentBooking(tx, owner, target);
    const edited = withExpected(before, changed(before, change));
    const after = { ...edited, dueOn: await computeDueDate(tx, edited) };
    const difference = differences(before, after);
    if (Object.keys(difference).length === 0) return before;
    const booking = await writeBooking(tx, owner, after);
    await recordBookingChange(tx, before, booking, {
      action: "booking.update",
      activities: tellingOf(difference),
    });
    await enqueueMatching(tx);
    return booking;
  });
}

/** Returns the activities of a change; a changed expected amount or due date gets an activity of its own. */
function tellingOf(difference: Readonly<Record<string, unknown>>) {
  const { commission, dueDate } = difference;
  const expected = Object.fromEntries(Object.entries({ commission, dueDate }).filter(([, change]) => change));
  const updated = { type: "BOOKING_UPDATED", changeSet: difference } as const;
  if (Object.keys(expected).length === 0) return [updated];
  return [updated, { type: "COMMISSION_CALCULATED", changeSet: expected } as const];
}

/**
 * Locks and returns the booking in the version that the caller saw. Throws NOT_FOUND if there is none, STALE if it has
 * changed since.
 */
export async function lockCurrentBooking(tx: Tx, owner: string, { id, version }: Target): Promise<Booking> {
  const booking = await lockBooking(tx, owner, id);
  if (!booking) throw new Failure("NOT_FOUND");
  if (version !== null && version !== booking.version) throw new Failure("STALE");
  return booking;
}
