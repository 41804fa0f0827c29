import { z } from "zod";
import { type SupplierName, supplierChoice } from "@/lib/ledger/suppliers/supplier.model";
import { type CalendarDate, isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { missing, optionalText, requiredText } from "@/lib/platform/base/input";
import { amountProblem, type Money, major, money } from "@/lib/platform/base/money";
import { currencySchema, requiredDate } from "@/lib/platform/base/schemas";
import { folded, isBlank } from "@/lib/platform/base/text";
import {
  type BookingStatus,
  type CloseReason,
  outstandingMinor,
  type StatusFacts,
} from "./booking-status.model";

/** A booking as all code above the database layer sees it. `status` is as of the day on which it was read. */
export type Booking = {
  readonly id: string;
  readonly confirmationNumber: string;
  readonly clientName: string | null;
  readonly destination: string | null;
  readonly status: BookingStatus;
  readonly total: Money;
  readonly commission: Money;
  /** In the currency of the commission. */
  readonly receivedMinor: number;
  /** The day of the latest payment that isn't reversed; recalls don't count. */
  readonly lastPaidOn: CalendarDate | null;
  readonly shortPayMinor: number;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
  readonly dueOn: CalendarDate;
  /** The due date that the agent set; null if it is derived from the supplier's policy. */
  readonly dueOverride: CalendarDate | null;
  readonly finalPaymentOn: CalendarDate | null;
  readonly nonCommissionable: boolean;
  /** When the supplier cancelled the booking. From then on `commission` is what the agent keeps of it. */
  readonly cancelledAt: Date | null;
  readonly closedAt: Date | null;
  readonly closeReason: CloseReason | null;
  readonly archivedAt: Date | null;
  /** When the booking had been archived, if it has left the archive because it owed something again. */
  readonly archiveLiftedAt: Date | null;
  readonly supplier: SupplierName | null;
  readonly emailId: string | null;
  /** Increases with each change; the REST contract's ETag is made of it. */
  readonly version: number;
  readonly createdAt: Date;
};

/** The ways in which a booking can be created. */
export const BOOKING_SOURCES = ["form", "api", "email", "csv", "seed"] as const;
export type BookingSource = (typeof BOOKING_SOURCES)[number];

const FIGURE = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const MAX_AMOUNT = 1_000_000_000_000;

/** Returns the schema of an amount as the form or JSON carries it: a number, or a string that contains one. */
export function amount(name: string) {
  const wrong = `${name} must be a valid number`;
  return z.preprocess(
    (value) => (typeof value === "string" && FIGURE.test(value.trim()) ? Number(value.trim()) : value),
    z
      .number({ error: (issue) => (isBlank(issue.input) ? `${name} is required` : wrong) })
      .min(-MAX_AMOUNT, wrong)
      .max(MAX_AMOUNT, wrong),
  );
}

/** Returns the schema of an ISO 4217 code; `message` is the error for a missing one. */
export const requiredCurrency = (message: string) =>
  z.preprocess(
    (value) => (isBlank(value) ? undefined : value),
    z.string({ error: missing(message) }).pipe(currencySchema),
  );

export const confirmationNumber = requiredText("Confirmation number is required", 100);

/**
 * Validates the form and `POST /bookings` alike, with the messages of the specification. Amounts become Money in their
 * currencies.
 */
export const bookingDraft = z
  .object({
    confirmationNumber,
    clientName: optionalText(200),
    destination: optionalText(200),
    expectedCommissionAmount: amount("Expected commission amount"),
    expectedCommissionCurrency: requiredCurrency("Expected commission currency is required"),
    totalBookingAmount: amount("Total booking amount").refine(
      (value) => typeof value !== "number" || value >= 0,
      {
        error: "Total booking amount must not be negative",
      },
    ),
    totalBookingCurrency: requiredCurrency("Total booking currency is required"),
    travelStartDate: requiredDate("Travel start date"),
    travelEndDate: requiredDate("Travel end date"),
    supplier: supplierChoice,
    allowDuplicate: z.boolean().default(false),
  })
  .superRefine(refuseContradictions, { when: isRecord })
  .transform((draft) => ({
    confirmationNumber: draft.confirmationNumber,
    clientName: draft.clientName,
    destination: draft.destination,
    total: money(draft.totalBookingAmount, draft.totalBookingCurrency),
    commission: money(draft.expectedCommissionAmount, draft.expectedCommissionCurrency),
    travelStart: draft.travelStartDate,
    travelEnd: draft.travelEndDate,
    supplier: draft.supplier,
    allowDuplicate: draft.allowDuplicate,
  }));
export type BookingDraft = z.output<typeof bookingDraft>;
export type BookingDraftInput = z.input<typeof bookingDraft>;

type Unchecked = Readonly<Record<string, unknown>>;

/**
 * Reports fields that contradict each other. Each pair is checked as soon as both of its fields are readable, so that
 * its message appears together with those of other fields. For schemas of bookings and of their changes, with `when:
 * isRecord`.
 */
export function refuseContradictions(draft: unknown, issues: z.RefinementCtx): void {
  for (const [field, message] of contradictions(draft as Unchecked)) {
    issues.addIssue({ code: "custom", path: [field], message });
  }
}

/** Tells whether the input is an object, whatever is wrong with its fields; used as the `when` of a check. */
export function isRecord({ value }: { readonly value: unknown }): boolean {
  return typeof value === "object" && value !== null;
}

/** Returns the fields that contradict another one, each with its message. */
export function contradictions(draft: Unchecked): [field: string, message: string][] {
  const { travelStartDate, travelEndDate } = draft;
  const found: [string, string][] = [];
  if (isCalendarDate(travelStartDate) && isCalendarDate(travelEndDate) && travelStartDate > travelEndDate) {
    found.push(["travelEndDate", "Travel end date must be after start date"]);
  }
  for (const amountOf of ["totalBooking", "expectedCommission"]) {
    const [figure, code] = [draft[`${amountOf}Amount`], draft[`${amountOf}Currency`]];
    const problem = typeof figure === "number" && typeof code === "string" && amountProblem(figure, code);
    if (problem) found.push([`${amountOf}Amount`, problem]);
  }
  return found;
}

/** Returns the facts that determine a booking's status. */
export function factsOf(booking: Booking): StatusFacts {
  return {
    commissionMinor: booking.commission.minor,
    receivedMinor: booking.receivedMinor,
    shortPayMinor: booking.shortPayMinor,
    dueOn: booking.dueOn,
    nonCommissionable: booking.nonCommissionable,
    isCancelled: booking.cancelledAt !== null,
    isClosed: booking.closedAt !== null,
    isArchived: booking.archivedAt !== null,
  };
}

/** Returns the key by which confirmation numbers are compared: case, spaces and dashes are ignored. */
export function numberKey(confirmationNumber: string): string {
  return confirmationNumber
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}]+/gu, "");
}

const SEARCH_LENGTH = 500;

/**
 * Returns the text that the search box searches: confirmation number, client, supplier, and the booking's other
 * numbers.
 */
export function searchTextOf(
  booking: { readonly confirmationNumber: string; readonly clientName: string | null },
  supplierName: string | null,
  aliases: readonly string[] = [],
): string {
  const others = [
    numberKey(booking.confirmationNumber),
    ...aliases.flatMap((alias) => [alias, numberKey(alias)]),
  ];
  const words = [booking.confirmationNumber, booking.clientName, supplierName, ...others];
  return folded(words.filter(Boolean).join(" ")).slice(0, SEARCH_LENGTH).toWellFormed();
}

/**
 * Returns the booking in the format of the REST contract, plus our own fields `destination`, `dueDate`,
 * `receivedAmount` and `outstandingAmount`.
 */
export function bookingJson(booking: Booking) {
  const { commission } = booking;
  const outstanding = outstandingMinor(factsOf(booking));
  const inMajor = (minor: number) => major({ minor, currency: commission.currency });
  return {
    id: booking.id,
    confirmationNumber: booking.confirmationNumber,
    clientName: booking.clientName,
    destination: booking.destination,
    status: booking.status,
    totalBookingAmount: major(booking.total),
    totalBookingCurrency: booking.total.currency,
    expectedCommissionAmount: major(commission),
    expectedCommissionCurrency: commission.currency,
    receivedAmount: inMajor(booking.receivedMinor),
    outstandingAmount: inMajor(outstanding),
    travelStartDate: booking.travelStart,
    travelEndDate: booking.travelEnd,
    dueDate: booking.dueOn,
    supplier: booking.supplier,
    createdAt: booking.createdAt.toISOString(),
  };
}
