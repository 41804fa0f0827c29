import { statusWords } from "@/components/shared/text/status-words.model";
import type { BookingDetails } from "@/lib/ledger/bookings/booking-details.model";
import { money } from "@/lib/platform/base/money";
import type { ShownChange, ShownValue } from "@/lib/platform/base/shown-value";
import { type BookingFields, draftInputOf, EMPTY_FIELDS, figure } from "./booking-fields.model";

type Json = BookingDetails["booking"];

/** Returns the form's fields for an existing booking. */
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
    supplier: booking.supplier ?? EMPTY_FIELDS.supplier,
  };
}

/** Returns the body of an update: everything except supplier and number, which have their own correction forms. */
export function changeInputOf(fields: BookingFields) {
  const { supplier: _supplier, confirmationNumber: _number, ...change } = draftInputOf(fields);
  return change;
}

type Line = { readonly label: string; readonly of: (booking: Json) => ShownValue };

const LINES: readonly Line[] = [
  { label: "Client", of: ({ clientName: text }) => ({ kind: "text", text }) },
  { label: "Destination", of: ({ destination: text }) => ({ kind: "text", text }) },
  { label: "Total", of: (one) => amount(one.totalBookingAmount, one.totalBookingCurrency) },
  { label: "Commission", of: (one) => amount(one.expectedCommissionAmount, one.expectedCommissionCurrency) },
  { label: "Received", of: (one) => amount(one.receivedAmount, one.expectedCommissionCurrency) },
  { label: "Travel start", of: ({ travelStartDate: day }) => ({ kind: "day", day }) },
  { label: "Travel end", of: ({ travelEndDate: day }) => ({ kind: "day", day }) },
  { label: "Expected by", of: ({ dueDate: day }) => ({ kind: "day", day }) },
  { label: "Confirmation number", of: ({ confirmationNumber: text }) => ({ kind: "text", text }) },
  { label: "Status", of: ({ status }) => ({ kind: "text", text: statusWords(status) }) },
];

/** Returns the differences between two versions of a booking. */
export function differencesBetween(before: Json, after: Json): readonly ShownChange[] {
  return LINES.map(({ label, of }) => ({ label, from: of(before), to: of(after) })).filter(
    ({ from, to }) => JSON.stringify(from) !== JSON.stringify(to),
  );
}

function amount(value: number, code: Json["totalBookingCurrency"]): ShownValue {
  return { kind: "money", money: money(value, code) };
}
