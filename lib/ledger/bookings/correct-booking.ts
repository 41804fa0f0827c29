import "server-only";
import { findOrCreateSupplier } from "@/lib/ledger/suppliers/find-or-create-supplier";
import type { SupplierChoice } from "@/lib/ledger/suppliers/supplier.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { type Booking, numberKey } from "./booking.model";
import { insertAlias, updateBooking } from "./booking-write.sql";
import { computeDueDate } from "./compute-due-date";
import { recordBookingChange } from "./record-booking-change";
import { refuseTakenNumber } from "./refuse-taken-number";
import { lockCurrentBooking } from "./update-booking";

/**
 * Corrects a booking's confirmation number; the old one still finds it. Throws DUPLICATE_BOOKING if the supplier
 * already has a booking with the new number.
 */
export function correctConfirmationNumber(
  ctx: Context | Tx,
  target: { readonly id: string; readonly version: number | null },
  confirmationNumber: string,
): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const before = await lockCurrentBooking(tx, owner, target);
    if (confirmationNumber === before.confirmationNumber) return before;
    const isOther = numberKey(confirmationNumber) !== numberKey(before.confirmationNumber);
    if (isOther && before.supplier) {
      await refuseTakenNumber(tx, owner, before.id, confirmationNumber, before.supplier.id);
    }
    if (isOther) await insertAlias(tx, owner, before.id, before.confirmationNumber, "former");
    const booking = await updateBooking(tx, owner, { ...before, confirmationNumber });
    await recordBookingChange(tx, before, booking, {
      action: "booking.correct-number",
      activities: [
        {
          type: "BOOKING_UPDATED",
          changeSet: { confirmationNumber: { from: before.confirmationNumber, to: confirmationNumber } },
        },
      ],
    });
    return booking;
  });
}

/** Sets the agent's own due date; null goes back to the date derived from the supplier's policy. */
export function changeDueDate(ctx: Context | Tx, id: string, dueDate: CalendarDate | null): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const before = await lockCurrentBooking(tx, owner, { id, version: null });
    const edited = { ...before, dueOverride: dueDate };
    const dueOn = await computeDueDate(tx, edited);
    if (dueOn === before.dueOn && dueDate === before.dueOverride) return before;
    const booking = await updateBooking(tx, owner, { ...edited, dueOn });
    await recordBookingChange(tx, before, booking, {
      action: "booking.change-due-date",
      activities: [
        { type: "COMMISSION_CALCULATED", changeSet: { dueDate: { from: before.dueOn, to: dueOn } } },
      ],
    });
    return booking;
  });
}

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
