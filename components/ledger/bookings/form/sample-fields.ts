import { dayIn, plusDays } from "@/lib/platform/base/dates/calendar-date";
import type { BookingFields } from "./booking-fields.model";

/**
 * Returns made-up values for the development helper "Auto-Fill". They differ each time, so that numbers don't collide.
 */
export function sampleFields(): BookingFields {
  const today = dayIn(new Date(), "UTC");
  return {
    confirmationNumber: `TEST-${Date.now().toString(36).toUpperCase()}`,
    clientName: "Test Client",
    destination: "Lisbon",
    totalBookingAmount: "2400.00",
    totalBookingCurrency: "USD",
    expectedCommissionAmount: "240.00",
    expectedCommissionCurrency: "USD",
    travelStartDate: plusDays(today, 30),
    travelEndDate: plusDays(today, 37),
    supplier: { id: null, name: "Test Supplier" },
  };
}
