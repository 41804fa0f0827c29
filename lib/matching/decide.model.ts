import type { MatchDecision } from "./decision.model";
import type { AmountKind } from "./features/amounts.model";
import type { BookingFit } from "./features/booking-features.model";
import type { ReportFit } from "./features/report-features.model";
import { isNamed } from "./features/sum-features.model";
import { isRare, isStrong, mayBeAutomatic } from "./grounds.model";
import type { Candidate, Proposal, Target } from "./proposal.model";

/** What is around a payment that its own words don't say. */
export type Around = {
  /** An undecided payment of the same payer and amount lies within two months. */
  readonly hasTwin: boolean;
  /** The favourite is what an earlier undecided payment holds too. */
  readonly isClaimed: boolean;
};

/**
 * From here on a favourite that rests on two things may be linked without a person: soonest where a number or an exact amount
 * that chance hardly hits says which it is, later where a named supplier's amount becomes right by what is known of fees, shares
 * and rates (on imagined markets 1 of 65 was wrong from .95 to .97), where a company owes many such amounts (5 of 60 below .97)
 * or nothing names the supplier, latest where other sums or reports could come to it as well.
 */
const CERTAIN = { told: 0.85, habitual: 0.95, plain: 0.97, possible: 0.98 } as const;
const HABITS: ReadonlySet<AmountKind> = new Set(["fee", "share", "foreign"]);
const LIKELY = 0.55;

/** What is to be done with a payment: link it by itself, propose its favourite, leave it, or warn. */
export function decisionOf({ sight, candidates }: Proposal, around: Around): MatchDecision {
  const [favourite] = candidates;
  const isIncome = sight.payment.amountMinor > 0;
  if (!favourite) return "NONE";
  const isAlone = !around.hasTwin && !around.isClaimed && !mayBeAnother(favourite, candidates);
  if (isIncome && isAlone && !sight.isRefund && isCertain(favourite)) return "AUTO";
  if (around.isClaimed || (isIncome && isOfPaid(favourite))) return "EXCEPTION";
  if (favourite.chance >= LIKELY) return "PROPOSED";
  return candidates.some(isOfPaid) ? "EXCEPTION" : "NONE";
}

function isCertain(favourite: Candidate): boolean {
  return favourite.chance >= CERTAIN[certaintyOf(favourite.target)] && mayBeAutomatic(favourite);
}

type Certainty = keyof typeof CERTAIN;

function certaintyOf({ type, fit }: Target): Certainty {
  if (type === "bookings") return fit.named === fit.fits.length ? "told" : "possible";
  return type === "report" ? certaintyOfReport(fit) : certaintyOfBooking(fit);
}

function certaintyOfReport(fit: ReportFit): Certainty {
  if (fit.isReferenced || (fit.amount?.kind === "exact" && isStrong(fit))) return "told";
  return fit.amount?.isForeign ? "possible" : "plain";
}

function certaintyOfBooking(fit: BookingFit): Certainty {
  if (fit.number !== null) return "told";
  const kind = fit.amount?.kind ?? "far";
  if (!isStrong(fit)) return "plain";
  if (kind === "exact" && isRare(fit)) return "told";
  return HABITS.has(kind) ? "habitual" : "plain";
}

/**
 * Whether another booking is meant as well as this one: of two that share number and amount (rooms, or a trip that two agents
 * wrote down) nothing says which was paid, and a number in the memo speaks for the booking that has it.
 */
function mayBeAnother(favourite: Candidate, candidates: readonly Candidate[]): boolean {
  if (favourite.target.type !== "booking") return false;
  const { number, booking: own } = favourite.target.fit;
  return candidates.some(({ target }) => {
    if (target.type !== "booking" || target.fit.booking.id === own.id) return false;
    const { booking: other, number: otherNumber } = target.fit;
    if (number === null && otherNumber?.how === "exact" && other.outstandingMinor > 0) return true;
    return own.key !== "" && other.key === own.key && other.outstandingMinor === own.outstandingMinor;
  });
}

/** The memo names a booking that was paid, not by its agent's word alone: a second payment, or one that belongs elsewhere. */
function isOfPaid({ target }: Candidate): boolean {
  if (target.type !== "booking" || !isNamed(target.fit)) return false;
  const { outstandingMinor, isSelfReported } = target.fit.booking;
  return outstandingMinor <= 0 && !isSelfReported;
}
