import type { DifferenceChoice } from "@/lib/ledger/bookings/payments/deposit-share.model";
import { counted } from "@/lib/platform/base/text";
import { namesFee } from "@/lib/reconciliation/bank-transactions/fee-words.model";
import type {
  BookingCandidate,
  CandidatePart,
  ReportCandidate,
  TransactionDetail,
} from "@/lib/reconciliation/bank-transactions/transaction.model";
import { verdictOf } from "@/lib/reconciliation/matching/decision.model";

/** A candidate that the transaction can be linked to. */
export type DecisionChoice =
  | { readonly kind: "booking"; readonly candidate: BookingCandidate }
  | { readonly kind: "report"; readonly candidate: ReportCandidate };

type Candidates = Pick<TransactionDetail, "candidates" | "reportCandidates">;

/** Returns all choices in the order in which they are shown and numbered; the best candidate's kind comes first. */
export function choicesOf({ candidates, reportCandidates }: Candidates): readonly DecisionChoice[] {
  const bookings = candidates.map((candidate): DecisionChoice => ({ kind: "booking", candidate }));
  const reports = reportCandidates.map((candidate): DecisionChoice => ({ kind: "report", candidate }));
  return isReportFirst({ candidates, reportCandidates })
    ? [...reports, ...bookings]
    : [...bookings, ...reports];
}

/** Returns whether the best candidate is a report. */
export function isReportFirst({ candidates: [booking], reportCandidates: [report] }: Candidates): boolean {
  return report !== undefined && (booking === undefined || report.rank < booking.rank);
}

/**
 * Returns the initial choice for a short payment: a fee if the statement's text names one, otherwise the first choice.
 */
export function usualChoice(
  choices: readonly DifferenceChoice[],
  memo: string,
): DifferenceChoice | undefined {
  return choices.includes("fee") && namesFee(memo) ? "fee" : choices[0];
}

/** Returns the doubts about a candidate with the verdict Check, as sentences; none for other verdicts. */
export function doubtsOf(detail: TransactionDetail, candidate: BookingCandidate): readonly string[] {
  if (verdictOf(candidate.score) !== "Check") return [];
  const others = detail.candidates.filter((one) => one !== candidate).flatMap(({ parts }) => parts);
  const doubts = [
    ...new Set(candidate.parts.flatMap((part) => doubtsOfPart(detail, part, others))),
    ...(detail.likelyDouble ? ["This may be the same payment as another"] : []),
  ];
  if (doubts.length > 0) return doubts;
  return candidate.difference?.minor === 0
    ? ["Matches like this were turned down more often than confirmed"]
    : [];
}

function doubtsOfPart(
  { date, supplier }: TransactionDetail,
  part: CandidatePart,
  others: readonly CandidatePart[],
): readonly string[] {
  const { confirmationNumber, id } = part.booking;
  const rivals = others.filter(({ booking }) => booking.id !== id);
  const twins = rivals.filter(({ booking }) => booking.confirmationNumber === confirmationNumber).length;
  const equals = rivals.filter(
    ({ outstanding }) =>
      outstanding.minor === part.outstanding.minor && outstanding.currency === part.outstanding.currency,
  ).length;
  const isForeign = supplier && part.supplier && supplier.id !== part.supplier.id;
  return [
    ...(part.outstanding.minor + part.recordedMinor <= 0 ? ["Nothing is owed for it any more"] : []),
    ...(twins > 0 ? [`${counted(twins, "other booking")} of this number may be meant`] : []),
    ...(equals > twins
      ? [`${counted(equals, "other candidate")} ${equals === 1 ? "owes" : "owe"} the same`]
      : []),
    ...(isForeign
      ? [`It is a booking with ${part.supplier?.name}, and ${supplier.name} is the one who pays`]
      : []),
    ...(part.travelEnd > date ? ["Travel hadn't ended when this payment arrived"] : []),
    ...(part.rivalCount > 0 ? [`${counted(part.rivalCount, "other payment")} may be for it`] : []),
  ];
}
