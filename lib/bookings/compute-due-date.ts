import "server-only";
import { type CalendarDate, dayIn } from "@/lib/base/calendar-date";
import { timeZoneOf } from "@/lib/context/context";
import { ownerOf, type Tx } from "@/lib/context/transaction";
import { findOrCreateSupplier } from "@/lib/suppliers/find-or-create-supplier";
import type { PaymentPolicy } from "@/lib/suppliers/supplier.model";
import type { Booking } from "./booking.model";
import { dueDateOf } from "./booking-status.model";
import { selectLearnedLag } from "./learned-lag.sql";

/** When a booking's commission is due by its own date, its supplier's policy, what was learned of that supplier, or 35 days after travel. */
export async function computeDueDate(tx: Tx, booking: Booking): Promise<CalendarDate> {
  const policy =
    booking.dueOverride || !booking.supplier ? undefined : await policyOf(tx, booking.supplier.id);
  return dueDateOf(
    {
      override: booking.dueOverride,
      travelStart: booking.travelStart,
      travelEnd: booking.travelEnd,
      bookedOn: dayIn(booking.createdAt, timeZoneOf(tx)),
      finalPaymentOn: booking.finalPaymentOn,
    },
    policy,
  );
}

async function policyOf(tx: Tx, supplierId: string): Promise<PaymentPolicy | undefined> {
  const supplier = await findOrCreateSupplier(tx, { id: supplierId });
  return learnedPolicy(tx, supplier);
}

/** The supplier's own payment policy, else the median of how long after travel it paid this agent (3 payments or more), else undefined. */
export async function learnedPolicy(
  tx: Tx,
  supplier: { readonly id: string; readonly policy: PaymentPolicy | null },
): Promise<PaymentPolicy | undefined> {
  if (supplier.policy) return supplier.policy;
  const lagDays = await selectLearnedLag(tx, ownerOf(tx), supplier.id);
  return lagDays === null ? undefined : { basis: "TRAVEL_END", lagDays };
}
