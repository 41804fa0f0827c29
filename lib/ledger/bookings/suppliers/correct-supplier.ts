import "server-only";
import { findOrCreateSupplier } from "@/lib/ledger/suppliers/find-or-create-supplier";
import type { SupplierChoice } from "@/lib/ledger/suppliers/supplier.model";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { updateBooking } from "../booking-write.sql";
import { computeDueDate } from "../compute-due-date";
import { recordBookingChange } from "../record-booking-change";
import { refuseTakenNumber } from "../refuse-taken-number";
import { lockCurrentBooking } from "../update-booking";

/**
 * Moves a booking to another supplier and updates its due date. Throws DUPLICATE_BOOKING if that supplier already has a
 * booking with its number.
 */
export function correctSupplier(
  ctx: Context | Tx,
  target: { readonly id: string; readonly version: number | null },
  choice: SupplierChoice,
): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const before = await lockCurrentBooking(tx, owner, target);
    const { id, name } = await findOrCreateSupplier(tx, choice);
    if (id === before.supplier?.id) return before;
    await refuseTakenNumber(tx, owner, before.id, before.confirmationNumber, id);
    const moved = { ...before, supplier: { id, name } };
    const booking = await updateBooking(tx, owner, { ...moved, dueOn: await computeDueDate(tx, moved) });
    await recordBookingChange(tx, before, booking, {
      action: "booking.correct-supplier",
      activities: [
        {
          type: "BOOKING_UPDATED",
          changeSet: { supplier: { from: before.supplier?.name ?? null, to: name } },
        },
      ],
    });
    return booking;
  });
}
