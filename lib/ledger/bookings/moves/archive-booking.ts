import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { updateBooking } from "../booking-write.sql";
import { recordBookingChange } from "../record-booking-change";
import { lockPresent } from "../update-booking";
import { archived, unarchived } from "./booking-moves.model";

/** Archives a paid booking, without its e-mails: `archiveBookingWithEmails` does both. BOOKING_NOT_PAID for an unpaid one. */
export function archiveBooking(ctx: Context | Tx, id: string): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const before = await lockPresent(tx, owner, { id, version: null });
    const after = archived(before, tx.now);
    if (after === before) return before;
    const booking = await updateBooking(tx, owner, after);
    await recordBookingChange(tx, before, booking, {
      action: "booking.archive",
      statusAs: "BOOKING_ARCHIVED",
    });
    return booking;
  });
}

/** Brings an archived booking back to the closed tab, without its e-mails: `archiveBookingWithEmails` does both. One that isn't archived stays as it is. */
export function unarchiveBooking(ctx: Context | Tx, id: string): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const before = await lockPresent(tx, owner, { id, version: null });
    const after = unarchived(before, tx.now);
    if (after === before) return before;
    const booking = await updateBooking(tx, owner, after);
    await recordBookingChange(tx, before, booking, {
      action: "booking.unarchive",
      statusAs: "BOOKING_UNARCHIVED",
    });
    return booking;
  });
}
