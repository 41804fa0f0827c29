import type { BookingDraftInput } from "@/lib/ledger/bookings/booking.model";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type Currency, currency } from "@/lib/platform/base/money";
import { valueIn } from "@/lib/reader/missing-fields.model";
import type { Field, Payload } from "@/lib/reader/payload.model";

/** Returns the initial values of a booking form from an email; fields without a value are left out. */
export function draftOf(payload: Payload): Partial<BookingDraftInput> {
  const words = (field: Field) => {
    const value = valueIn(payload, field);
    return value === undefined ? undefined : String(value);
  };
  const supplierName = words("supplier.name");
  return {
    confirmationNumber: words("confirmationNumber"),
    clientName: words("customer.name"),
    totalBookingAmount: payload.pricing?.total,
    totalBookingCurrency: likelyCurrency(payload, "pricing.currency"),
    expectedCommissionAmount: payload.estimatedCommission?.amount,
    expectedCommissionCurrency: likelyCurrency(payload, "estimatedCommission.currency"),
    travelStartDate: calendarDate.safeParse(words("itinerary.startDate")).data,
    travelEndDate: calendarDate.safeParse(words("itinerary.endDate")).data,
    supplier: supplierName ? { name: supplierName.slice(0, 200) } : undefined,
  };
}

/** Returns the currency that was read for an amount; if there is none, that of the booking's other amount. */
export function likelyCurrency(payload: Payload, field: Field | undefined): Currency | undefined {
  const other = field === "pricing.currency" ? "estimatedCommission.currency" : "pricing.currency";
  return field && currency.safeParse(valueIn(payload, field) ?? valueIn(payload, other)).data;
}
