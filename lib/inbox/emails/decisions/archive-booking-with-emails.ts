import "server-only";
import type { Booking } from "@/lib/ledger/bookings/booking.model";
import { archiveBooking, unarchiveBooking } from "@/lib/ledger/bookings/moves/archive-booking";
import { readBooking } from "@/lib/ledger/bookings/read-booking";
import { log, traceOf } from "@/lib/platform/base/log";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, type Tx } from "@/lib/platform/context/transaction";
import { changeEmailsOfBookings } from "../change-email";

export type ArchivedBooking = {
  readonly booking: Booking;
  /** How many e-mails went or came along; null when that failed and they stay where they were. */
  readonly relatedEmails: number | null;
};

/**
 * Archives a paid booking and discards its e-mails (at most 10), or brings an archived one back with exactly those. The
 * booking moves even where its e-mails can't. Without `to` it goes to the other side, which must not be repeated.
 */
export function archiveBookingWithEmails(
  ctx: Context,
  id: string,
  to?: "archive" | "closed",
): Promise<ArchivedBooking> {
  return inTransaction(ctx, async (tx) => {
    const before = await readBooking(tx, id);
    const isComingBack = to ? to === "closed" : before.status === "ARCHIVED";
    const booking = await (isComingBack ? unarchiveBooking(tx, id) : archiveBooking(tx, id));
    return {
      booking,
      relatedEmails: await moveEmailsOf(tx, [booking], isComingBack ? "restore" : "discard"),
    };
  });
}

/** Discards the mails of archived bookings, or brings them back; answers how many, null where that failed and they stay. */
export async function moveEmailsOf(
  tx: Tx,
  bookings: readonly Booking[],
  how: "discard" | "restore",
): Promise<number | null> {
  try {
    // A savepoint: what fails in here takes the bookings' own move with it otherwise.
    return await tx.db.transaction((db) => changeEmailsOfBookings({ ...tx, db }, bookings, how));
  } catch (error) {
    log().error({ requestId: tx.requestId, ...traceOf(error) }, "emails did not follow their booking");
    return null;
  }
}
