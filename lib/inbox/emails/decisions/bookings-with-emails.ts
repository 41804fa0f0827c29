import "server-only";
import type { Booking } from "@/lib/ledger/bookings/booking.model";
import type { BulkChange, BulkMove } from "@/lib/ledger/bookings/bulk/bulk-change.model";
import { type ChangedBookings, changeBookings } from "@/lib/ledger/bookings/bulk/change-bookings";
import { type UndoneChange, undoBulkChange } from "@/lib/ledger/bookings/bulk/undo-bulk-change";
import { archiveBooking, unarchiveBooking } from "@/lib/ledger/bookings/moves/move-booking";
import { readBooking } from "@/lib/ledger/bookings/read-booking";
import { log, traceOf } from "@/lib/platform/base/log";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, type Tx } from "@/lib/platform/context/transaction";
import { changeEmailsOfBookings } from "../change-email";

type ArchivedBooking = {
  readonly booking: Booking;
  /** How many emails were discarded or restored with the booking; null if that failed and they stay as they were. */
  readonly relatedEmails: number | null;
};

/**
 * Archives a paid booking and discards its emails (at most 10), or brings back an archived one and restores exactly
 * those. The booking moves even if its emails can't. Without `to` it toggles, so such a call must not be repeated.
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

/**
 * Discards the emails of archived bookings or restores them. Returns how many; null if that failed and they stay as
 * they were.
 */
async function moveEmailsOf(
  tx: Tx,
  bookings: readonly Booking[],
  how: "discard" | "restore",
): Promise<number | null> {
  try {
    // A savepoint keeps a failure in here from undoing the move of the bookings.
    return await tx.db.transaction((db) => changeEmailsOfBookings({ ...tx, db }, bookings, how));
  } catch (error) {
    log().error({ requestId: tx.requestId, ...traceOf(error) }, "emails did not follow their booking");
    return null;
  }
}

/** Runs `changeBookings`, and discards or restores the emails of the bookings that it archives or brings back. */
export function changeBookingsWithEmails(ctx: Context, change: BulkChange): Promise<ChangedBookings> {
  return inTransaction(ctx, async (tx) => {
    const changed = await changeBookings(tx, change);
    const how = EMAILS_GO[change.move.kind];
    if (how) await moveEmailsOf(tx, changed.bookings, how);
    return changed;
  });
}

/** Runs `undoBulkChange`, and restores or discards the emails that had followed their bookings. */
export function undoChangeWithEmails(ctx: Context, id: string): Promise<UndoneChange> {
  return inTransaction(ctx, async (tx) => {
    const undone = await undoBulkChange(tx, id);
    const how = EMAILS_GO[undone.move];
    if (how) await moveEmailsOf(tx, undone.bookings, how === "discard" ? "restore" : "discard");
    return undone;
  });
}

const EMAILS_GO: { readonly [Kind in BulkMove["kind"]]?: "discard" | "restore" } = {
  archive: "discard",
  unarchive: "restore",
};
