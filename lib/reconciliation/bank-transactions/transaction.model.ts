import type { DifferenceReason } from "@/lib/ledger/bookings/payments/difference-reason.model";
import type { SupplierName } from "@/lib/ledger/suppliers/supplier.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type Money, major } from "@/lib/platform/base/money";
import type { MatchDecision, MatchSource } from "@/lib/reconciliation/matching/decision.model";

import type { Categorised } from "./categories/category.model";
import type { TransactionStatus } from "./transaction-status.model";

/** A booking of any agent, as administrators name it. */
export type NamedBooking = {
  readonly id: string;
  readonly userId: string;
  readonly confirmationNumber: string;
};

/** What an open link leads to. `matchedCount` of the report's entries that aren't ignored have been paid. */
export type LinkTarget =
  | { readonly kind: "booking"; readonly booking: NamedBooking }
  | {
      readonly kind: "report";
      readonly report: { readonly id: string; readonly referenceNumber: string };
      readonly matchedCount: number;
      readonly totalCount: number;
    };

/** A line of a bank statement as lists show it. Instants are ISO texts. */
export type TransactionRow = {
  readonly id: string;
  /** The statement's own words for it. */
  readonly name: string;
  readonly payer: string | null;
  readonly date: CalendarDate;
  /** Negative: money that left the account. */
  readonly amount: Money;
  readonly status: TransactionStatus;
  /** What it is where it pays no commission and somebody, or a rule, said so; its status is IGNORED then. */
  readonly category: Categorised | null;
  readonly matchSource: MatchSource | null;
  readonly supplier: SupplierName | null;
  readonly target: LinkTarget | null;
  readonly exceptionReason: string | null;
  /** What confirming it would link it to, in words, while that waits for a person. */
  readonly proposal: string | null;
  readonly likelyDoubleOf: string | null;
  readonly account: { readonly id: string; readonly name: string; readonly lastDigits: string | null };
  readonly metadata: {
    readonly possibleSupplierNames: readonly string[];
    readonly possibleBookingIdentifiers: readonly string[];
  } | null;
  /** Counts its changes: what a change of it names, to be refused when somebody was faster. */
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
  /** In the booking's currency, what the agent recorded as paid and this deposit would confirm, taking its place. */
  readonly recordedMinor: number;
  /** In the booking's currency, what was taken on the way counted in; null where that isn't known. */
  readonly creditMinor: number | null;
  /** In the transaction's currency. */
  readonly feeMinor: number;
  /** How many other undecided transactions may be for it as well. */
  readonly rivalCount: number;
};

type Proposed = {
  readonly rank: number;
  /** The chance that it is the right one, from 0 to 1. */
  readonly score: number;
  /** Sentences, what weighed most first. */
  readonly reasons: readonly string[];
};

/** What the transaction may pay: one booking, or several whose amounts add up to it. */
export type BookingCandidate = Proposed & {
  readonly parts: readonly CandidatePart[];
  /** What the deposit is more than is owed, less where negative; null where currencies differ. */
  readonly difference: Money | null;
};

export type ReportCandidate = Proposed & {
  readonly report: { readonly id: string; readonly referenceNumber: string };
  readonly supplier: SupplierName | null;
  /** As the report has it. */
  readonly supplierName: string;
  readonly net: Money;
  readonly matchedCount: number;
  readonly totalCount: number;
  readonly difference: Money | null;
};

/** What confirming a transaction that the matcher only proposed something for would pay: bookings, or a report. */
export type Favourite = {
  readonly id: string;
  readonly bookings: readonly { readonly confirmationNumber: string; readonly agentName: string }[];
  readonly report: string | null;
};

/** Money that an open link brought an agent's booking. */
export type PaidPart = {
  readonly id: string;
  readonly booking: NamedBooking;
  readonly agentName: string;
  /** In the booking's currency. */
  readonly credit: Money;
  /** Its part of the transaction, and what was taken on the way; in the transaction's currency. */
  readonly deposit: Money | null;
  readonly feeMinor: number;
  /** In the booking's currency. */
  readonly overMinor: number;
  readonly differenceReason: DifferenceReason | null;
  readonly shortPayMinor: number;
  /** What its rate gained (negative: lost), in the booking's currency. */
  readonly conversionMinor: number;
};

/** A link that is or was. */
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

/** A transaction with all that its page shows. */
export type TransactionDetail = TransactionRow & {
  readonly supplierMetadata: Readonly<Record<string, unknown>>;
  /** The line as the file has it, and where. */
  readonly raw: string;
  readonly line: number;
  readonly fileName: string;
  readonly bankId: string | null;
  readonly decision: MatchDecision | null;
  readonly decidedAt: string | null;
  readonly candidates: readonly BookingCandidate[];
  readonly reportCandidates: readonly ReportCandidate[];
  /** Bookings and reports that a person turned down for it. */
  readonly rejected: readonly { readonly id: string; readonly words: string }[];
  readonly links: readonly LinkRecord[];
  readonly paid: readonly PaidPart[];
  /** The payment that this one may be the same as. */
  readonly likelyDouble: Pick<TransactionRow, "id" | "name" | "date" | "amount" | "status"> | null;
};

/** The specification's transaction, with our `payer`, `exceptionReason`, `account`, `likelyDoubleOf`, category and `version`. */
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

/** The same of one that is shown by itself: every booking that it paid, and what it may pay. */
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

/** One entry for each booking of a candidate: `rank` tells which belong together. */
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
