import { calendarDate } from "@/lib/base/calendar-date";
import { currency } from "@/lib/base/money";
import type { BookingDraftInput } from "@/lib/bookings/booking.model";
import { valueIn } from "@/lib/extraction/missing-fields.model";
import type { Field, Payload } from "@/lib/extraction/payload.model";

/** What a booking form starts with from a mail; fields nobody could read are left out. */
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
    totalBookingCurrency: currency.safeParse(words("pricing.currency")).data,
    expectedCommissionAmount: payload.estimatedCommission?.amount,
    expectedCommissionCurrency: currency.safeParse(words("estimatedCommission.currency")).data,
    travelStartDate: calendarDate.safeParse(words("itinerary.startDate")).data,
    travelEndDate: calendarDate.safeParse(words("itinerary.endDate")).data,
    supplier: supplierName ? { name: supplierName.slice(0, 200) } : undefined,
  };
}
