import { z } from "zod";
import { Failure } from "@/lib/platform/base/failure";
import { optionalText } from "@/lib/platform/base/input";
import { digitsOf, type Money, money } from "@/lib/platform/base/money";
import { calendarDateSchema, requiredDate } from "@/lib/platform/base/schemas";
import {
  amount,
  type Booking,
  contradictions,
  isRecord,
  refuseContradictions,
  requiredCurrency,
} from "./booking.model";

/**
 * The body of `PATCH /bookings/{id}`: only the given fields change. Supplier, confirmation number and status can't be
 * changed by it.
 */
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
  .partial()
  .superRefine(refuseContradictions, { when: isRecord });
export type BookingChange = z.output<typeof bookingChange>;
export type BookingChangeInput = z.input<typeof bookingChange>;

/** A due date that the agent sets, or null to go back to the date derived from the supplier's policy. */
export const dueDateChange = z.object({ bookingId: z.uuid(), dueDate: calendarDateSchema.nullable() });

/**
 * Returns the booking with the change applied. Throws INVALID_INPUT naming every field that then contradicts another
 * one.
 */
export function changed(booking: Booking, change: BookingChange): Booking {
  // If only the currency changes, the amount keeps its figure, as in the form, where they are two separate fields.
  const after = {
    totalBookingAmount: change.totalBookingAmount ?? figureOf(booking.total),
    totalBookingCurrency: change.totalBookingCurrency ?? booking.total.currency,
    expectedCommissionAmount: change.expectedCommissionAmount ?? figureOf(booking.commission),
    expectedCommissionCurrency: change.expectedCommissionCurrency ?? booking.commission.currency,
    travelStartDate: change.travelStartDate ?? booking.travelStart,
    travelEndDate: change.travelEndDate ?? booking.travelEnd,
  };
  refuse(contradictions(after));
  return {
    ...booking,
    clientName: change.clientName === undefined ? booking.clientName : change.clientName,
    destination: change.destination === undefined ? booking.destination : change.destination,
    total: money(after.totalBookingAmount, after.totalBookingCurrency),
    commission: money(after.expectedCommissionAmount, after.expectedCommissionCurrency),
    travelStart: after.travelStartDate,
    travelEnd: after.travelEndDate,
  };
}

/** Returns the fields that differ, as `{field: {from, to}}`; amounts are of type Money. */
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

function figureOf({ minor, currency }: Money): number {
  return minor / 10 ** digitsOf(currency);
}

function refuse(found: readonly (readonly [field: string, message: string])[]): void {
  if (found.length === 0) return;
  const fields = Object.fromEntries(found.map(([field, message]) => [field, [message]]));
  throw new Failure("INVALID_INPUT", found[0]?.[1], { fields });
}

/** Returns the facts of a booking that the audit stores: status, amounts and dates, but no names. */
export function auditFacts(booking: Booking): Record<string, string | number | null> {
  return {
    status: booking.status,
    totalMinor: booking.total.minor,
    totalCurrency: booking.total.currency,
    commissionMinor: booking.commission.minor,
    commissionCurrency: booking.commission.currency,
    receivedMinor: booking.receivedMinor,
    shortPayMinor: booking.shortPayMinor,
    travelStartDate: booking.travelStart,
    travelEndDate: booking.travelEnd,
    dueDate: booking.dueOn,
  };
}

/** Returns the ETag of a booking. */
export function etagOf(booking: Pick<Booking, "version">): string {
  return `"v${booking.version}"`;
}

/**
 * Returns the version that an If-Match header names; null if there is no header or it is `*`. A header that names no
 * version returns 0, which never matches.
 */
export function versionOf(ifMatch: string | null): number | null {
  if (ifMatch === null || ifMatch.trim() === "*") return null;
  const version = /^\s*(?:W\/)?"v(\d{1,9})"\s*$/.exec(ifMatch)?.[1];
  return version === undefined ? 0 : Number(version);
}
