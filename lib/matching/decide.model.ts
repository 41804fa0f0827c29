import type { MatchDecision } from "./decision.model";
import { SURE_KINDS } from "./features/amounts.model";
import type { BookingFit } from "./features/booking-features.model";
import type { ReportFit } from "./features/report-features.model";
import { isNamed, type SumFit } from "./features/sum-features.model";
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
 * says which it is, later where the amount only becomes right by what is known of fees, shares and rates (3 of 50 were wrong
 * below .95 on imagined markets) or nothing names the supplier, latest where other sums or reports could come to it as well
 * (a report in another currency was wrong at .978).
 */
const CERTAIN = { told: 0.85, habitual: 0.97, possible: 0.98 } as const;
const LIKELY = 0.55;
const STRONG = 0.5;
const RIVAL = 0.1;
const USUAL_DAY = -1;
/** Of more that nobody names together there may be a report that hasn't come yet. */
const MOST_UNNAMED = 3;
const OVER = 0.2;
/** So few chance hits leave a sum without numbers standing. */
const RARE = 0.03;

/** What is to be done with a payment: link it by itself, propose its favourite, leave it, or warn. */
export function decisionOf({ sight, candidates }: Proposal, around: Around): MatchDecision {
  const [favourite] = candidates;
  const chance = favourite?.chance ?? 0;
  if (favourite && isCertain(favourite) && mayBeAutomatic(favourite) && sight.payment.amountMinor > 0) {
    if (!around.hasTwin && !around.isClaimed && !sight.isRefund) return "AUTO";
  }
  if (around.isClaimed) return "EXCEPTION";
  if (chance >= LIKELY) return "PROPOSED";
  return isOfPaid(candidates) ? "EXCEPTION" : "NONE";
}

function isCertain({ chance, target }: Candidate): boolean {
  return chance >= CERTAIN[certaintyOf(target)];
}

function certaintyOf({ type, fit }: Target): keyof typeof CERTAIN {
  if (type === "bookings") return fit.named === fit.fits.length ? "told" : "possible";
  const isTold = type === "report" ? fit.isReferenced : fit.number !== null;
  if (isTold || (fit.amount?.kind === "exact" && isStrong(fit))) return "told";
  return type === "report" && fit.amount?.isForeign ? "possible" : "habitual";
}

/** Whether what a candidate rests on is enough to act on without a person, however likely it is. */
export function mayBeAutomatic({ target }: Candidate): boolean {
  if (target.type === "report") return isSafeReport(target.fit);
  if (target.type === "bookings") return isSafeSum(target.fit);
  return isSafeBooking(target.fit);
}

function isStrong({ supplier, rival }: { readonly supplier: number; readonly rival: number }): boolean {
  return supplier >= STRONG && rival <= RIVAL;
}

function isSafeBooking(fit: BookingFit): boolean {
  const { booking, amount } = fit;
  if (booking.isClosed || booking.isCancelled || booking.isSelfReported || booking.isInReport) return false;
  if (!amount || booking.outstandingMinor <= 0 || amount.gap > 0.0005 + (amount.isForeign ? OVER : 0))
    return false;
  if (amount.gap < -OVER && amount.kind !== "part" && amount.kind !== "fee") return false;
  const signs = [isNamed(fit) || fit.number !== null, isStrong(fit), isSureAmount(fit), isOnUsualDay(fit)];
  return signs.filter(Boolean).length >= 2;
}

/** Its supplier usually pays so long after: beside an exact amount that says as much as a name. */
function isOnUsualDay({ family, amount, lag }: BookingFit): boolean {
  return family !== null && amount?.kind === "exact" && lag > USUAL_DAY;
}

/** What may be a part of any larger commission says little unless a number says of which. */
function isSureAmount({ amount, number }: BookingFit): boolean {
  return amount !== null && SURE_KINDS.has(amount.kind) && (amount.kind !== "part" || number !== null);
}

function isSafeSum({ fits, named, amount, chanceHits }: SumFit): boolean {
  if (
    fits.some(
      ({ booking }) =>
        booking.isClosed || booking.isCancelled || booking.isSelfReported || booking.isInReport,
    )
  ) {
    return false;
  }
  if (!SURE_KINDS.has(amount.kind) || amount.kind === "part") return false;
  if (named === fits.length) return true;
  return fits.length <= MOST_UNNAMED && chanceHits < RARE && fits.every(isStrong);
}

function isSafeReport(fit: ReportFit): boolean {
  const { amount } = fit;
  if (!amount || Math.abs(amount.gap) > OVER || amount.gap > 0.0005 + (amount.kind === "foreign" ? OVER : 0))
    return false;
  return [fit.isReferenced, isStrong(fit), SURE_KINDS.has(amount.kind)].filter(Boolean).length >= 2;
}

/** The memo names a booking that was paid: a second payment, or one that belongs elsewhere. */
function isOfPaid(candidates: readonly Candidate[]): boolean {
  return candidates.some(
    ({ target }) =>
      target.type === "booking" && isNamed(target.fit) && target.fit.booking.outstandingMinor <= 0,
  );
}
