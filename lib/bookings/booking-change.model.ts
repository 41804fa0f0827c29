import { z } from "zod";
import { Failure } from "@/lib/base/failure";
import { optionalText } from "@/lib/base/input";
import { digitsOf, type Money, money } from "@/lib/base/money";
import { calendarDateSchema } from "@/lib/base/schemas";
import { amount, type Booking, requiredCurrency, requiredDate } from "./booking.model";

/** The body of `PATCH /bookings/{id}`: what it names changes, everything else stays. Supplier, number and status aren't among it. */
export const bookingChange = z
  .object({
    clientName: optionalText(200),
    destination: optionalText(200),
    totalBookingAmount: amount("Total booking amount").refine(
      (value) => typeof value !== "number" || value >= 0,
      { error: "Total booking amount must not be negative" },
    ),
    totalBookingCurrency: requiredCurrency("Total booking currency is required"),
    expectedCommissionAmount: amount("Expected commission amount"),
    expectedCommissionCurrency: requiredCurrency("Expected commission currency is required"),
    travelStartDate: requiredDate("Travel start date"),
    travelEndDate: requiredDate("Travel end date"),
  })
  .partial();
export type BookingChange = z.output<typeof bookingChange>;

/** An own due date, or null for the one that follows from the supplier. */
export const dueDateChange = z.object({ bookingId: z.uuid(), dueDate: calendarDateSchema.nullable() });

/** The booking as the change leaves it; INVALID_INPUT where dates are out of order or an amount has too many decimals. */
export function changed(booking: Booking, change: BookingChange): Booking {
  const travelStart = change.travelStartDate ?? booking.travelStart;
  const travelEnd = change.travelEndDate ?? booking.travelEnd;
  if (travelStart > travelEnd) refuse("travelEndDate", "Travel end date must be after start date");
  return {
    ...booking,
    clientName: change.clientName === undefined ? booking.clientName : change.clientName,
    destination: change.destination === undefined ? booking.destination : change.destination,
    total: amountOf(
      "totalBookingAmount",
      booking.total,
      change.totalBookingAmount,
      change.totalBookingCurrency,
    ),
    commission: amountOf(
      "expectedCommissionAmount",
      booking.commission,
      change.expectedCommissionAmount,
      change.expectedCommissionCurrency,
    ),
    travelStart,
    travelEnd,
  };
}

/** What differs, as `{field: {from, to}}`; amounts as Money. */
export function differences(before: Booking, after: Booking): Record<string, { from: unknown; to: unknown }> {
  const [from, to]: Record<string, unknown>[] = [comparable(before), comparable(after)];
  return Object.fromEntries(
    Object.entries(to ?? {})
      .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(from?.[field]))
      .map(([field, value]) => [field, { from: from?.[field] ?? null, to: value }]),
  );
}

function comparable(booking: Booking) {
  return {
    clientName: booking.clientName,
    destination: booking.destination,
    total: booking.total,
    commission: booking.commission,
    travelStartDate: booking.travelStart,
    travelEndDate: booking.travelEnd,
    dueDate: booking.dueOn,
  };
}

/** An amount keeps its figure when only the currency changes, as the form's two fields do. */
function amountOf(
  field: string,
  present: Money,
  figure: number | undefined,
  currency: Money["currency"] | undefined,
): Money {
  const code = currency ?? present.currency;
  const major = figure ?? present.minor / 10 ** digitsOf(present.currency);
  const scaled = major * 10 ** digitsOf(code);
  if (Math.abs(scaled - Math.round(scaled)) > 1e-4) refuse(field, `${code} has ${digitsOf(code)} decimals`);
  return money(major, code);
}

function refuse(field: string, message: string): never {
  throw new Failure("INVALID_INPUT", message, { fields: { [field]: [message] } });
}

/** What an audit keeps of a booking: state, amounts and dates, no names. */
export function auditFacts(booking: Booking): Record<string, string | number | null> {
  return {
    status: booking.status,
    totalMinor: booking.total.minor,
    totalCurrency: booking.total.currency,
    commissionMinor: booking.commission.minor,
    commissionCurrency: booking.commission.currency,
    receivedMinor: booking.receivedMinor,
    travelStartDate: booking.travelStart,
    travelEndDate: booking.travelEnd,
    dueDate: booking.dueOn,
  };
}

/** The ETag of a booking. */
export function etagOf(booking: Pick<Booking, "version">): string {
  return `"v${booking.version}"`;
}

/** The version that an If-Match header names; null for none or `*`. A header that names no version never matches. */
export function versionOf(ifMatch: string | null): number | null {
  if (ifMatch === null || ifMatch.trim() === "*") return null;
  const version = /^\s*(?:W\/)?"v(\d{1,9})"\s*$/.exec(ifMatch)?.[1];
  return version === undefined ? 0 : Number(version);
}
