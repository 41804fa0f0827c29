import { NOT_A_BOOKING, NOTHING_SAYS } from "./not-a-booking.model";
import type { BookingState, Field, Finding, Payload } from "./payload.model";

/** The names of the values a booking needs, in the order in which people see them. */
export const REQUIRED_FIELDS = [
  "confirmationNumber",
  "totalBookingAmount",
  "expectedCommissionAmount",
  "startDate",
  "endDate",
  "supplierName",
] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];
/** `bookingState` is missing when the email describes something that isn't booked yet, or doesn't say whether it is. */
export type MissingField = RequiredField | "bookingState";

/** A value with a lower confidence counts as missing. */
export const ENOUGH_CONFIDENCE = 0.6;

const NEEDS: Readonly<Record<RequiredField, readonly Field[]>> = {
  confirmationNumber: ["confirmationNumber"],
  totalBookingAmount: ["pricing.total", "pricing.currency"],
  expectedCommissionAmount: ["estimatedCommission.amount", "estimatedCommission.currency"],
  startDate: ["itinerary.startDate"],
  endDate: ["itinerary.endDate"],
  supplierName: ["supplier.name"],
};

/** Returns the state of the booking; if the reading doesn't give it, the state that follows from the email type. */
export function bookingStateOf({
  emailType,
  bookingState,
}: Pick<Payload, "emailType" | "bookingState">): BookingState {
  if (bookingState) return bookingState;
  if (emailType === "cancellation") return "cancelled";
  return emailType === "quote" ? "quoted" : "confirmed";
}

/** Whether the email is about something that is booked, or about its cancellation. */
export function isBooked(payload: Pick<Payload, "emailType" | "bookingState">): boolean {
  const state = bookingStateOf(payload);
  return state === "confirmed" || state === "cancelled";
}

/** Whether nothing states the booking's state, so that a person has to decide. */
export function isUnclear(payload: Pick<Payload, "emailType" | "bookingState">): boolean {
  return bookingStateOf(payload) === "unclear";
}

/**
 * Returns the values needed to convert an email with this payload. A cancellation needs only the confirmation number.
 */
export function requiredFieldsOf(
  payload: Pick<Payload, "emailType" | "bookingState">,
): readonly RequiredField[] {
  return bookingStateOf(payload) === "cancelled" ? ["confirmationNumber"] : REQUIRED_FIELDS;
}

/**
 * Returns what is still missing to convert this payload into a booking; empty when Convert is possible. A value counts
 * if the payload holds it and its chosen finding, if any, is confident and passed the cross-checks. A value without a
 * finding was typed by a person and counts.
 */
export function missingFields(payload: Payload, findings: readonly Finding[] = []): MissingField[] {
  const doubtful = new Set(
    findings
      .filter((one) => one.chosen && (one.state === "check" || one.confidence < ENOUGH_CONFIDENCE))
      .map((one) => one.field),
  );
  const has = (field: Field) => isFilled(valueIn(payload, field)) && !doubtful.has(field);
  const lacking = requiredFieldsOf(payload).filter((name) => !NEEDS[name].every(has));
  return isBooked(payload) ? lacking : ["bookingState", ...lacking];
}

const NOT_BOOKED: Readonly<Partial<Record<BookingState, string>>> = {
  requested: "it was only requested",
  option: "it is an option",
  quoted: "it is an offer",
  declined: "it was declined",
};

/** Returns a sentence for people on why converting is refused; null if it isn't. */
export function whyNotConvertible(payload: Payload, findings: readonly Finding[] = []): string | null {
  const lacking = missingFields(payload, findings);
  if (!isBooked(payload)) return notBookedReason(payload);
  return lacking.length > 0 ? `Add or correct: ${lacking.join(", ")}` : null;
}

/** Returns the sentence shown for an email about something that isn't booked. */
export function notBookedReason(payload: Pick<Payload, "emailType" | "bookingState">): string {
  if (isUnclear(payload)) return `${NOTHING_SAYS}.`;
  return `${NOT_A_BOOKING}: ${NOT_BOOKED[bookingStateOf(payload)] ?? "it is not confirmed"}.`;
}

/** Returns the payload's value for a field, unless the value is in doubt. */
export function sureValue(
  { payload, findings }: { readonly payload: Payload; readonly findings: readonly Finding[] },
  field: Field,
): string | number | undefined {
  const doubtful = findings.some(
    (one) =>
      one.field === field && one.chosen && (one.state === "check" || one.confidence < ENOUGH_CONFIDENCE),
  );
  return doubtful ? undefined : valueIn(payload, field);
}

/** Returns the payload's value for a field. The dates of a stay and of a trip share the same fields. */
export function valueIn(payload: Payload, field: Field): string | number | undefined {
  const readers: Partial<Record<Field, () => string | number | undefined>> = {
    "itinerary.startDate": () => payload.itinerary?.checkIn ?? payload.itinerary?.startDate,
    "itinerary.endDate": () => payload.itinerary?.checkOut ?? payload.itinerary?.endDate,
    "supplier.name": () => payload.supplier?.name ?? payload.possibleSupplierNames?.[0],
    "agents.name": () => payload.agents?.[0]?.name,
    "agents.email": () => payload.agents?.[0]?.email,
    "agents.phone": () => payload.agents?.[0]?.phone,
  };
  const reader = readers[field];
  return reader ? reader() : plainValue(payload, field);
}

function plainValue(payload: Payload, field: Field): string | number | undefined {
  let node: unknown = payload;
  for (const key of field.split(".")) {
    if (typeof node !== "object" || node === null) return undefined;
    node = (node as Readonly<Record<string, unknown>>)[key];
  }
  return typeof node === "string" || typeof node === "number" ? node : undefined;
}

function isFilled(value: string | number | undefined): boolean {
  return typeof value === "number" ? Number.isFinite(value) : Boolean(value?.trim());
}
