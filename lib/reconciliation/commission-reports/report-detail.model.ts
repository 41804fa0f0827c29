import type { BookingStatus } from "@/lib/ledger/bookings/booking-status.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type Money, major } from "@/lib/platform/base/money";
import type { EntryReason } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import type { ReportEntry, ReportRow } from "./report.model";
import { reportJson } from "./report-list.model";
import type { Disagreement, EntrySums } from "./report-sums.model";

/**
 * The difference between what was received and what was owed, for one reason and in one currency; negative for a loss.
 */
export type DifferenceSum = { readonly reason: EntryReason | "unclaimed"; readonly amount: Money };

/** A booking of any agent, as shown on a report's page. */
export type EntryBooking = {
  readonly userId: string;
  readonly id: string;
  readonly confirmationNumber: string;
  readonly clientName: string | null;
  readonly supplierName: string | null;
  readonly agentName: string;
  readonly expected: Money;
  readonly outstanding: Money;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
  readonly status: BookingStatus;
};

/** A booking that an entry may be about. `score` is the probability, from 0 to 1. */
export type EntryCandidate = {
  readonly booking: EntryBooking;
  readonly score: number;
  readonly reasons: readonly string[];
};

export type EntryDetail = Omit<ReportEntry, "booking" | "ignoredAt"> & {
  readonly booking: EntryBooking | null;
  /**
   * The gross minus the commission that the booking expects, in the report's currency; null if they can't be compared.
   */
  readonly variance: Money | null;
  /** The probability of the matcher's proposal. */
  readonly score: number | null;
  readonly reasons: readonly string[];
  /** The amount paid to its booking. */
  readonly paid: Money | null;
  readonly candidates: readonly EntryCandidate[];
};

/** The transaction that pays a report. */
export type ReportTransaction = {
  readonly id: string;
  readonly bookedOn: CalendarDate;
  readonly amount: Money;
  readonly memo: string;
  readonly payer: string | null;
  /** The fee deducted on the way. */
  readonly feeMinor: number;
};

export type ReportDetail = ReportRow & {
  readonly ownerName: string | null;
  readonly emailId: string | null;
  /** Whether it has a file, or an email with which it arrived. */
  readonly hasDocument: boolean;
  readonly createdAt: Date;
  readonly transaction: ReportTransaction | null;
  /** The reports that duplicate this one. */
  readonly duplicates: readonly string[];
  readonly sums: EntrySums;
  readonly differences: readonly DifferenceSum[];
  readonly disagreements: readonly Disagreement[];
  readonly entryCount: number;
  readonly entries: readonly EntryDetail[];
};

/** Builds the API contract's report with all details of its entries. Amounts are decimal numbers. */
export function reportDetailJson(report: ReportDetail) {
  const inMajor = (minor: number) => major({ minor, currency: report.currency });
  const entries = report.entries.map((entry) => ({
    id: entry.id,
    line: entry.line,
    status: entry.status,
    matchSource: entry.matchSource,
    outcome: entry.outcome,
    confirmationNumber: entry.confirmationNumber,
    clientName: entry.clientName,
    travelStartDate: entry.travelStart,
    travelEndDate: entry.travelEnd,
    saleAmount: entry.saleMinor === null ? null : inMajor(entry.saleMinor),
    grossAmount: inMajor(entry.grossMinor),
    feeAmount: inMajor(entry.feeMinor),
    taxAmount: inMajor(entry.taxMinor),
    netAmount: inMajor(entry.netMinor),
    varianceAmount: entry.variance && major(entry.variance),
    bookingId: entry.booking?.id ?? null,
    bookingReferenceNumber: entry.booking?.confirmationNumber ?? null,
    agent: entry.booking && { id: entry.booking.userId, name: entry.booking.agentName },
    matchCandidates: entry.candidates.map(({ booking, score, reasons }) => ({
      bookingId: booking.id,
      bookingReferenceNumber: booking.confirmationNumber,
      score,
      supplier: booking.supplierName,
      commissionAmount: major(booking.expected),
      commissionCurrency: booking.expected.currency,
      agent: { id: booking.userId, name: booking.agentName },
      reasons,
    })),
    version: entry.version,
  }));
  return {
    ...reportJson({ ...report, entries }),
    differences: report.differences.map(({ reason, amount }) => ({
      reason,
      amount: major(amount),
      currency: amount.currency,
    })),
    disagreements: report.disagreements.map(({ what, statedMinor, countedMinor }) => ({
      what,
      statedAmount: inMajor(statedMinor),
      countedAmount: inMajor(countedMinor),
    })),
  };
}
