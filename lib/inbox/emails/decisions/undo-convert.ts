import "server-only";
import type { Booking } from "@/lib/ledger/bookings/booking.model";
import { bookingChange } from "@/lib/ledger/bookings/booking-change.model";
import { deleteBooking } from "@/lib/ledger/bookings/moves/delete-booking";
import { reopenBooking, uncancelBooking } from "@/lib/ledger/bookings/moves/move-booking";
import { updateBooking } from "@/lib/ledger/bookings/update-booking";
import { Failure } from "@/lib/platform/base/failure";
import { parse } from "@/lib/platform/base/input";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { changeEmail } from "../change-email";
import type { ConvertUndo, EmailItem } from "../email.model";
import { updateItem } from "../email.sql";
import { existing } from "../reading/find-target";
import { lockReading } from "../reading/open-reading";
import { beforeOf, isAsLeft } from "./cancel-undo.model";

/**
 * Undoes a conversion: a booking that it created is deleted, one that it changed or cancelled is restored, and the
 * email is new again. `id` is the email's, which undoes all its readings, or that of a single reading. Throws
 * CONFLICT while payments are recorded for a booking to be deleted, or if the booking's commission has changed since.
 */
export function undoConvert(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const { email, items } = await lockReading(tx, id);
    const converted = items.filter((one) => one.bookingId && (one.id === id || email.id === id));
    for (const item of converted) await takeBack(tx, item);
    if (email.status !== "processed" && converted.length === 0) return;
    await Promise.all([
      ...converted.map((item) =>
        updateItem(tx, owner, item.id, { bookingId: null, convertedAt: null, undo: null }),
      ),
      changeEmail(
        tx,
        email,
        { status: "new", reviewStatus: "pending_agent_review" },
        { action: "email.undo-convert" },
      ),
    ]);
  });
}

async function takeBack(tx: Tx, { bookingId, undo }: EmailItem): Promise<void> {
  const booking = bookingId && (await existing(tx, bookingId));
  if (!booking) return;
  switch (undo?.did) {
    case "CREATE":
    case undefined:
      return deleteBooking(tx, booking.id);
    case "UPDATE":
      refuseChanged(undo, booking);
      await updateBooking(tx, { id: booking.id, version: null }, parse(bookingChange, undo.before ?? {}));
      return;
    case "CANCEL": {
      const before = beforeOf(undo.before);
      refuseChanged(undo, booking);
      await (before ? uncancelBooking(tx, booking.id, before) : reopenBooking(tx, booking.id));
      return;
    }
    case "DUPLICATE":
      return;
  }
}

/** Refuses to undo if the booking has changed since, because the later change would be lost. */
function refuseChanged({ after }: ConvertUndo, booking: Booking): void {
  if (!isAsLeft(after, booking))
    throw new Failure("CONFLICT", "The booking's commission has changed since. Undo that first.");
}
