import "server-only";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "./booking.model";
import { updateBooking } from "./booking-write.sql";
import { computeDueDate } from "./compute-due-date";
import { recordBookingChange } from "./record-booking-change";
import { lockCurrentBooking } from "./update-booking";

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
