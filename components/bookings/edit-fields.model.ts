import type { FormError } from "@/components/shared/form-errors.model";
import { digitsOf } from "@/lib/base/money";
import type { BookingDetails } from "@/lib/bookings/booking-details.model";
import { type BookingFields, draftInputOf, errorsOf } from "./booking-fields.model";

type Json = BookingDetails["booking"];

/** The form's fields of a booking that exists. */
export function fieldsOf(booking: Json): BookingFields {
  return {
    confirmationNumber: booking.confirmationNumber,
    clientName: booking.clientName ?? "",
    destination: booking.destination ?? "",
    totalBookingAmount: figure(booking.totalBookingAmount, booking.totalBookingCurrency),
    totalBookingCurrency: booking.totalBookingCurrency,
    expectedCommissionAmount: figure(booking.expectedCommissionAmount, booking.expectedCommissionCurrency),
    expectedCommissionCurrency: booking.expectedCommissionCurrency,
    travelStartDate: booking.travelStartDate,
    travelEndDate: booking.travelEndDate,
    supplierId: booking.supplier?.id ?? null,
    supplierName: booking.supplier?.name ?? "",
  };
}

function figure(value: number, currency: string): string {
  return value.toFixed(digitsOf(currency));
}

/** The body of an update: everything but supplier and number, which are corrected in steps of their own. */
export function changeInputOf(fields: BookingFields) {
  const { supplier: _supplier, confirmationNumber: _number, ...change } = draftInputOf(fields);
  return change;
}

/** What stands in the way of saving an edit. */
export function editErrorsOf(fields: BookingFields): readonly FormError[] {
  return errorsOf(fields).filter(({ field }) => field !== "supplier" && field !== "confirmationNumber");
}

const WORDS = {
  clientName: "Client",
  destination: "Destination",
  totalBookingAmount: "Total",
  totalBookingCurrency: "Total's currency",
  expectedCommissionAmount: "Commission",
  expectedCommissionCurrency: "Commission's currency",
  travelStartDate: "Travel start",
  travelEndDate: "Travel end",
  confirmationNumber: "Confirmation number",
  status: "Status",
  dueDate: "Expected by",
  receivedAmount: "Received",
} as const satisfies Partial<Record<keyof Json, string>>;

export type Difference = { readonly label: string; readonly from: string; readonly to: string };

/** What somebody else changed between two readings of a booking. */
export function differencesBetween(before: Json, after: Json): readonly Difference[] {
  return (Object.keys(WORDS) as (keyof typeof WORDS)[])
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ label: WORDS[key], from: wordsOf(before[key]), to: wordsOf(after[key]) }));
}

function wordsOf(value: string | number | null): string {
  return value === null || value === "" ? "empty" : String(value);
}
