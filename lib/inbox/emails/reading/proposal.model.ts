import type { Booking } from "@/lib/ledger/bookings/booking.model";
import type { BookingChange } from "@/lib/ledger/bookings/booking-change.model";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { amountProblem, currency, isSameMoney, type Money, major, money } from "@/lib/platform/base/money";
import type { ShownValue } from "@/lib/platform/base/shown-value";
import { folded } from "@/lib/platform/base/text";
import { bookingStateOf, sureValue, valueIn } from "@/lib/reader/missing-fields.model";
import type { Field, Finding, Payload } from "@/lib/reader/payload.model";
import type { Proposal } from "../email.model";
import { impliedCommission } from "./commission-terms.model";

/** A value in which an email differs from the booking it refers to. */
export type Difference = {
  readonly field: Field;
  readonly from: ShownValue;
  readonly to: ShownValue;
};

type Read = { readonly payload: Payload; readonly findings: readonly Finding[] };
type Known = Pick<Booking, "clientName" | "total" | "commission" | "travelStart" | "travelEnd">;

/**
 * Tells whether a booking with the same number clearly belongs to another supplier, because two suppliers may use the
 * same numbers.
 */
export function isOtherSuppliers(payload: Payload, booking: Pick<Booking, "supplier">): boolean {
  const read = folded(String(valueIn(payload, "supplier.name") ?? ""));
  const known = folded(booking.supplier?.name ?? "");
  return read !== "" && known !== "" && !read.includes(known) && !known.includes(read);
}

/** Returns what converting a reading would do; `known` is the existing booking with its number. */
export function proposalOf(read: Read, known: Known | undefined): Proposal {
  if (bookingStateOf(read.payload) === "cancelled") return "CANCEL";
  switch (read.payload.emailType) {
    case "cancellation":
      return "CANCEL";
    case "commission_statement":
      return "REPORT";
    case "other":
      return "NONE";
    case "amendment":
    case "confirmation":
    case "receipt":
    case "payment_reminder":
    case "quote":
      if (!known) return "CREATE";
      return differencesOf(read, known).length > 0 ? "UPDATE" : "DUPLICATE";
  }
}

/** Returns the values in which the email differs from the booking; uncertain values are ignored. */
export function differencesOf(read: Read, booking: Known): Difference[] {
  return [
    clientDifference(read, booking),
    moneyDifference(read, "pricing.total", "pricing.currency", booking.total),
    moneyDifference(read, "estimatedCommission.amount", "estimatedCommission.currency", booking.commission) ??
      impliedDifference(read, booking),
    dayDifference(read, "itinerary.startDate", booking.travelStart),
    dayDifference(read, "itinerary.endDate", booking.travelEnd),
  ].filter((one) => one !== undefined);
}

/** Returns the differences as a change of the booking. */
export function changeOf(differences: readonly Difference[]): BookingChange {
  return Object.assign({}, ...differences.map(({ field, to }) => partOf(field, to))) as BookingChange;
}

/** Returns a commission that somebody stated as a change of the booking. */
export function commissionChange(value: Money): BookingChange {
  return moneyPart("expectedCommission", value) as BookingChange;
}

/** Returns the change that restores a booking. */
export function inverseOf(booking: Known): BookingChange {
  return {
    clientName: booking.clientName,
    ...moneyPart("totalBooking", booking.total),
    ...moneyPart("expectedCommission", booking.commission),
    travelStartDate: booking.travelStart,
    travelEndDate: booking.travelEnd,
  } as BookingChange;
}

function partOf(field: Field, to: ShownValue): Record<string, unknown> {
  if (to.kind === "money") {
    return moneyPart(field === "pricing.total" ? "totalBooking" : "expectedCommission", to.money);
  }
  if (to.kind === "text") return { clientName: to.text };
  return field === "itinerary.startDate" ? { travelStartDate: to.day } : { travelEndDate: to.day };
}

function moneyPart(name: string, value: Money): Record<string, unknown> {
  return {
    [`${name}Amount`]: major(value),
    [`${name}Currency`]: value.currency,
  };
}

function clientDifference(read: Read, booking: Known): Difference | undefined {
  const name = sureValue(read, "customer.name");
  if (typeof name !== "string" || folded(name) === folded(booking.clientName ?? "")) return undefined;
  return {
    field: "customer.name",
    from: { kind: "text", text: booking.clientName },
    to: { kind: "text", text: name },
  };
}

function moneyDifference(read: Read, amount: Field, code: Field, present: Money): Difference | undefined {
  const value = sureValue(read, amount);
  const known = currency.safeParse(sureValue(read, code) ?? present.currency);
  if (typeof value !== "number" || !known.success) return undefined;
  // An invalid amount changes nothing.
  if (amountProblem(value, known.data)) return undefined;
  const to = money(value, known.data);
  if (to.minor === present.minor && to.currency === present.currency) return undefined;
  return { field: amount, from: { kind: "money", money: present }, to: { kind: "money", money: to } };
}

function impliedDifference(read: Read, booking: Known): Difference | undefined {
  const to = impliedCommission(read, booking);
  if (!to || isSameMoney(to, booking.commission)) return undefined;
  const from = { kind: "money", money: booking.commission } as const;
  return { field: "estimatedCommission.amount", from, to: { kind: "money", money: to } };
}

function dayDifference(read: Read, field: Field, present: string): Difference | undefined {
  const day = calendarDate.safeParse(sureValue(read, field));
  if (!day.success || day.data === present) return undefined;
  return { field, from: { kind: "day", day: present }, to: { kind: "day", day: day.data } };
}
