import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { askForMatching } from "./ask-for-matching";
import type { Booking } from "./booking.model";
import { lockBooking } from "./booking.sql";
import { type BookingChange, changed, differences } from "./booking-change.model";
import { updateBooking as writeBooking } from "./booking-write.sql";
import { computeDueDate } from "./compute-due-date";
import { withExpected } from "./moves/booking-moves.model";
import { recordBookingChange } from "./record-booking-change";

type Target = {
  readonly id: string;
  /** The version the caller saw; null takes the last write. */
  readonly version: number | null;
};

/**
 * Changes what the agent may change of a booking; due date and status follow. STALE when it changed since `version`;
 * CONFLICT when the commission's currency would change under payments that came in it.
 */
export function updateBooking(ctx: Context | Tx, target: Target, change: BookingChange): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const before = await lockPresent(tx, owner, target);
    const edited = withExpected(before, changed(before, change));
    const after = { ...edited, dueOn: await computeDueDate(tx, edited) };
    const difference = differences(before, after);
    if (Object.keys(difference).length === 0) return before;
    const booking = await writeBooking(tx, owner, after);
    await recordBookingChange(tx, before, booking, {
      action: "booking.update",
      activities: tellingOf(difference),
    });
    await askForMatching(tx);
    return booking;
  });
}

/** An expected amount or due date that moves is a line of its own in the feed. */
function tellingOf(difference: Readonly<Record<string, unknown>>) {
  const { commission, dueDate } = difference;
  const expected = Object.fromEntries(Object.entries({ commission, dueDate }).filter(([, change]) => change));
  const updated = { type: "BOOKING_UPDATED", changeSet: difference } as const;
  if (Object.keys(expected).length === 0) return [updated];
  return [updated, { type: "COMMISSION_CALCULATED", changeSet: expected } as const];
}

/** The booking under lock as the caller saw it: NOT_FOUND without it, STALE where it has changed since. */
export async function lockPresent(tx: Tx, owner: string, { id, version }: Target): Promise<Booking> {
  const booking = await lockBooking(tx, owner, id);
  if (!booking) throw new Failure("NOT_FOUND");
  if (version !== null && version !== booking.version) throw new Failure("STALE");
  return booking;
}
