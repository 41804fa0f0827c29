import { z } from "zod";
import { type CalendarDate, calendarDate } from "@/lib/base/calendar-date";
import { optionalText, requiredText } from "@/lib/base/input";
import { currency, digitsOf, type Money, major, money } from "@/lib/base/money";
import { pageQuery, searchText } from "@/lib/base/paging";
import { type SupplierName, supplierChoice } from "@/lib/suppliers/supplier.model";
import { type BookingStatus, outstandingMinor } from "./booking-status.model";

/** A booking as everything above the database sees it. `status` is as of the day it was read. */
export type Booking = {
  readonly id: string;
  readonly confirmationNumber: string;
  readonly clientName: string | null;
  readonly destination: string | null;
  readonly status: BookingStatus;
  readonly total: Money;
  readonly commission: Money;
  /** In the commission's currency. */
  readonly receivedMinor: number;
  readonly shortPayMinor: number;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
  readonly dueOn: CalendarDate;
  readonly supplier: SupplierName | null;
  readonly version: number;
  readonly createdAt: Date;
};

/** Where a booking came from. */
export type BookingSource = "form" | "api" | "email" | "csv" | "seed";

const MAX_AMOUNT = 1_000_000_000_000;

/** An amount as the form or JSON carries it: a number, or text holding one. */
function amount(name: string) {
  const wrong = `${name} must be a valid number`;
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() !== "" ? Number(value.trim()) : value),
    z
      .number({ error: (issue) => (isBlank(issue.input) ? `${name} is required` : wrong) })
      .min(-MAX_AMOUNT, wrong)
      .max(MAX_AMOUNT, wrong),
  );
}

function requiredDate(message: string) {
  return z.preprocess(
    (value) => (isBlank(value) ? undefined : value),
    calendarDate.or(
      z.never({ error: (issue) => (issue.input === undefined ? message : `${message} as YYYY-MM-DD`) }),
    ),
  );
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

const requiredCurrency = (message: string) =>
  z.preprocess((value) => (isBlank(value) ? undefined : value), z.string({ error: message }).pipe(currency));

/** Checks the form and `POST /bookings` alike, with the spec's messages; amounts become Money of their currencies. */
export const bookingDraft = z
  .object({
    confirmationNumber: requiredText("Confirmation number is required", 100),
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
    travelStartDate: requiredDate("Travel start date is required"),
    travelEndDate: requiredDate("Travel end date is required"),
    supplier: supplierChoice,
    allowDuplicate: z.boolean().default(false),
  })
  .superRefine((draft, issues) => {
    if (draft.travelStartDate > draft.travelEndDate) {
      issues.addIssue({
        code: "custom",
        path: ["travelEndDate"],
        message: "Travel end date must be after start date",
      });
    }
    refuseExtraDecimals(issues, "totalBookingAmount", draft.totalBookingAmount, draft.totalBookingCurrency);
    refuseExtraDecimals(
      issues,
      "expectedCommissionAmount",
      draft.expectedCommissionAmount,
      draft.expectedCommissionCurrency,
    );
  })
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

function refuseExtraDecimals(issues: z.RefinementCtx, field: string, value: number, code: string): void {
  const scaled = value * 10 ** digitsOf(code);
  if (Math.abs(scaled - Math.round(scaled)) < 1e-4) return;
  issues.addIssue({ code: "custom", path: [field], message: `${code} has ${digitsOf(code)} decimals` });
}

/** The query of `GET /bookings`. */
export const bookingListQuery = z.object({
  ...pageQuery(10),
  search: searchText,
  status: z
    .enum(["open", "closed", "archived"], { error: "status must be open, closed or archived" })
    .optional(),
});
export type BookingListQuery = z.output<typeof bookingListQuery>;

/** What makes two confirmation numbers the same: case, blanks and dashes don't count. */
export function numberKey(confirmationNumber: string): string {
  return confirmationNumber
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}]+/gu, "");
}

/** The booking of the REST contract, with our own `destination`, `dueDate`, `receivedAmount`, `outstandingAmount`. */
export function bookingJson(booking: Booking) {
  const { commission } = booking;
  const outstanding = outstandingMinor({ ...booking, commissionMinor: commission.minor });
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
