import "server-only";
import { findOrCreateSupplier } from "@/lib/ledger/suppliers/find-or-create-supplier";
import { type CalendarDate, dayIn } from "@/lib/platform/base/dates/calendar-date";
import { timeZoneOf } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "./booking.model";
import { dueDateOf } from "./booking-status.model";

/**
 * Computes when a booking's commission is due: the booking's own date, else the supplier's policy (its own or the
 * learned one), else 35 days after travel.
 */
export async function computeDueDate(tx: Tx, booking: Booking): Promise<CalendarDate> {
  const { supplier, dueOverride } = booking;
  const policy =
    dueOverride || !supplier ? null : (await findOrCreateSupplier(tx, { id: supplier.id })).policy;
  return dueDateOf(
    {
      override: dueOverride,
      travelStart: booking.travelStart,
      travelEnd: booking.travelEnd,
      bookedOn: dayIn(booking.createdAt, timeZoneOf(tx)),
      finalPaymentOn: booking.finalPaymentOn,
    },
    policy,
  );
}
