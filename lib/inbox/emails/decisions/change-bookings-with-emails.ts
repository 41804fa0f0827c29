import "server-only";
import type { BulkChange, BulkMove } from "@/lib/ledger/bookings/bulk/bulk-change.model";
import { type ChangedBookings, changeBookings } from "@/lib/ledger/bookings/bulk/change-bookings";
import { type UndoneChange, undoBulkChange } from "@/lib/ledger/bookings/bulk/undo-bulk-change";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction } from "@/lib/platform/context/transaction";
import { moveEmailsOf } from "./archive-booking-with-emails";

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
