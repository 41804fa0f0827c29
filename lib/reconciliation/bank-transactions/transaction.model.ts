import type { DifferenceReason } from "@/lib/ledger/bookings/payments/difference-reason.model";
import type { SupplierName } from "@/lib/ledger/suppliers/supplier.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type Money, major } from "@/lib/platform/base/money";
import type { MatchDecision, MatchSource } from "@/lib/reconciliation/matching/decision.model";

import type { Categorised } from "./categories/category.model";
import type { TransactionStatus } from "./transaction-status.model";

/** A booking of any agent, as administrators refer to it. */
export type NamedBooking = {
  readonly id: string;
  readonly userId: string;
  readonly confirmationNumber: string;
};

/**
 * The target of an open link. `matchedCount` is the number of the report's paid entries, `totalCount` that of all
 * entries that aren't ignored.
 */
export type LinkTarget =
  | { readonly kind: "booking"; readonly booking: NamedBooking }
  | {
      readonly kind: "report";
      readonly report: { readonly id: string; readonly referenceNumber: string };
      readonly matchedCount: number;
      readonly totalCount: number;
    };

/** A bank transaction as shown in lists. Instants are ISO 8601 texts. */
export type TransactionRow = {
  readonly id: string;
  /** The statement's text for it. */
  readonly name: string;
  readonly payer: string | null;
  readonly date: CalendarDate;
  /** Negative if the money left the account. */
  readonly amount: Money;
  readonly status: TransactionStatus;
  /** The category, set by a person or a rule, of a transaction that pays no commission; its status is then IGNORED. */
  readonly category: Categorised | null;
  readonly matchSource: MatchSource | null;
  readonly supplier: SupplierName | null;
  readonly target: LinkTarget | null;
  readonly exceptionReason: string | null;
  /** The text for what confirming would link it to, if it waits for confirmation. */
  readonly proposal: string | null;
  readonly likelyDoubleOf: string | null;
  readonly account: { readonly id: string; readonly name: string; readonly lastDigits: string | null };
  readonly metadata: {
    readonly possibleSupplierNames: readonly string[];
    readonly possibleBookingIdentifiers: readonly string[];
  } | null;
  /** Incremented by each change. A change must name the version it is based on, and is refused if it is out of date. */
  readonly version: number;
  readonly createdAt: string;
};

/** One booking of a candidate, and what the transaction would pay of it. */
export type CandidatePart = {
  readonly booking: NamedBooking;
  readonly agentName: string;
  readonly clientName: string | null;
  readonly supplier: SupplierName | null;
  readonly status: string;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
  readonly commission: Money;
  readonly outstanding: Money;
  /**
   * In the booking's currency: the amount that the agent recorded as paid and that this deposit would confirm and
   * replace.
   */
  readonly recordedMinor: number;
  /** In the booking's currency, including deducted fees; null if it isn't known. */
  readonly creditMinor: number | null;
  /** In the transaction's currency. */
  readonly feeMinor: number;
  /** The number of other undecided transactions that may pay it too. */
  readonly rivalCount: number;
};

type Proposed = {
  readonly rank: number;
  /** The probability that the candidate is right, from 0 to 1. */
  readonly score: number;
  /** Sentences, the most important first. */
  readonly reasons: readonly string[];
};

/** A candidate: one booking, or several whose amounts add up to the transaction. */
export type BookingCandidate = Proposed & {
  readonly parts: readonly CandidatePart[];
  /** The amount by which the deposit exceeds what is owed, negative if it is less; null if the currencies differ. */
  readonly difference: Money | null;
};

export type ReportCandidate = Proposed & {
  readonly report: { readonly id: string; readonly referenceNumber: string };
  readonly supplier: SupplierName | null;
  /** The name in the report. */
  readonly supplierName: string;
  readonly net: Money;
  readonly matchedCount: number;
  readonly totalCount: number;
  readonly difference: Money | null;
};

/** What confirming a proposed transaction would pay: bookings, or a report. */
export type Favourite = {
  readonly id: string;
  readonly bookings: readonly { readonly confirmationNumber: string; readonly agentName: string }[];
  readonly report: string | null;
};

/** The payment of an agent's booking by an open link. */
export type PaidPart = {
  readonly id: string;
  readonly booking: NamedBooking;
  readonly agentName: string;
  /** In the booking's currency. */
  readonly credit: Money;
  /** In the transaction's currency, as is the deducted fee. */
  readonly deposit: Money | null;
  readonly feeMinor: number;
  /** In the booking's currency. */
  readonly overMinor: number;
  readonly differenceReason: DifferenceReason | null;
  readonly shortPayMinor: number;
  /** The gain (or negative: loss) from the exchange rate, in the booking's currency. */
  readonly conversionMinor: number;
};

/** An open or closed link. */
export type LinkRecord = {
  readonly id: string;
  readonly source: MatchSource;
  readonly score: number | null;
  readonly reasons: readonly string[];
  readonly bookingId: string | null;
  readonly reportId: string | null;
  readonly createdAt: string;
  readonly closedAt: string | null;
};

/** A transaction with everything that its page shows. */
export type TransactionDetail = TransactionRow & {
  readonly supplierMetadata: Readonly<Record<string, unknown>>;
  /** The original line, and its position in the file. */
  readonly raw: string;
  readonly line: number;
  readonly fileName: string;
  readonly bankId: string | null;
  readonly decision: MatchDecision | null;
  readonly decidedAt: string | null;
  readonly candidates: readonly BookingCandidate[];
  readonly reportCandidates: readonly ReportCandidate[];
  /** The bookings and reports that somebody rejected for the transaction. */
  readonly rejected: readonly { readonly id: string; readonly words: string }[];
  readonly links: readonly LinkRecord[];
  readonly paid: readonly PaidPart[];
  /** The payment that this one may duplicate. */
  readonly likelyDouble: Pick<TransactionRow, "id" | "name" | "date" | "amount" | "status"> | null;
};

/**
 * Builds the specification's transaction, plus our `payer`, `exceptionReason`, `account`, `likelyDoubleOf`, category
 * and `version`.
 */
export function transactionJson(row: TransactionRow) {
  const { target } = row;
  const report = target?.kind === "report" ? target : null;
  const booking = target?.kind === "booking" ? target.booking : null;
  return {
    id: row.id,
    name: row.name,
    date: row.date,
    amount: major(row.amount),
    currency: row.amount.currency,
    status: row.status,
    matchSource: row.matchSource,
    createdAt: row.createdAt,
    supplier: row.supplier,
    linkedBookingId: booking?.id ?? null,
    linkedCommissionReportId: report?.report.id ?? null,
    reportMatchedCount: report?.matchedCount ?? null,
    reportTotalCount: report?.totalCount ?? null,
    matchedCommissions: booking ? [matchedJson(booking)] : [],
    commissionReports: report ? [report.report] : [],
    metadata: row.metadata ?? { possibleSupplierNames: [], possibleBookingIdentifiers: [] },
    payer: row.payer,
    exceptionReason: row.exceptionReason,
    likelyDoubleOf: row.likelyDoubleOf,
    account: row.account,
    ...categoryJson(row.category),
    version: row.version,
  };
}

function categoryJson(category: TransactionRow["category"]) {
  return {
    category: category?.is ?? null,
    categoryNote: category?.note ?? null,
    categoryRule: category?.rule ?? null,
  };
}

/** Builds the JSON of a single transaction, which adds all bookings that it paid, and its candidates. */
export function transactionDetailJson(detail: TransactionDetail) {
  const paid = new Map(detail.paid.map(({ booking }) => [booking.id, booking]));
  return {
    ...transactionJson(detail),
    supplier: detail.supplier && { ...detail.supplier, metadataJson: detail.supplierMetadata },
    ...(paid.size > 0 ? { matchedCommissions: [...paid.values()].map(matchedJson) } : {}),
    matchCandidates: detail.candidates.flatMap(candidateJson),
    commissionReportMatchCandidates: detail.reportCandidates.map((candidate) => ({
      id: candidate.report.id,
      commissionReportReferenceNumber: candidate.report.referenceNumber,
      score: candidate.score,
      supplier: candidate.supplier,
      netAmount: major(candidate.net),
      currency: candidate.net.currency,
      reasons: candidate.reasons,
    })),
    raw: detail.raw,
  };
}

function matchedJson({ id, confirmationNumber }: NamedBooking) {
  return { bookingId: id, bookingReferenceNumber: confirmationNumber };
}

/** Builds one entry for each booking of a candidate. Entries with the same `rank` belong together. */
function candidateJson({ parts, score, rank, reasons, difference }: BookingCandidate) {
  return parts.map((part) => ({
    ...matchedJson(part.booking),
    score,
    supplier: part.supplier,
    commissionAmount: major(part.commission),
    commissionCurrency: part.commission.currency,
    outstandingAmount: major(part.outstanding),
    agentName: part.agentName,
    differenceAmount: difference && major(difference),
    rank,
    reasons,
  }));
}
