import { CERTAIN, LIKELY, type MatchDecision } from "./decision.model";
import type { AmountKind } from "./features/amounts.model";
import type { BookingFit } from "./features/booking-features.model";
import type { ReportFit } from "./features/report-features.model";
import type { Sight } from "./features/sight.model";
import type { SumFit } from "./features/sum-fit.model";
import {
  isOfPaid,
  isOnItsDay,
  isPaidAlready,
  isRare,
  isStrong,
  mayBeAutomatic,
  USUAL,
} from "./grounds.model";
import type { Candidate, Proposal, Target } from "./proposal.model";

/** Circumstances of a payment that its own text doesn't contain. */
export type Around = {
  /** Whether there is an undecided payment of the same payer and amount within two months. */
  readonly hasTwin: boolean;
  /** Whether an earlier undecided payment claims the favourite too. */
  readonly isClaimed: boolean;
  /** Whether another agent has entered a booking of the favourite too, and nothing shows which of both is paid. */
  readonly hasDouble: boolean;
};

/**
 * The minimum probability at which a favourite with two pieces of evidence may be linked automatically, by the kind of
 * its evidence. `told`: a number, or an exact amount that is hardly a coincidence, identifies it. `habitual`: a named
 * supplier's amount is right by known fees, shares and rates (on simulated markets 1 of 65 was wrong from .95 to .97).
 * `plain`: a company owes many such amounts (5 of 60 were wrong below .97), or nothing names the supplier. `possible`:
 * other sums, parts or reports may match too. `unusual`: the amount is right only by a fee, a share or a rate, on a day
 * that isn't usual for its supplier or with a rate that leaves room for others; the memo names another supplier; or it
 * is a month of a company that never paid so.
 */
const CERTAIN_BY = { told: 0.85, habitual: 0.95, plain: CERTAIN, possible: 0.98, unusual: 0.99 } as const;
const HABITS: ReadonlySet<AmountKind> = new Set(["fee", "share", "tax", "foreign"]);
/**
 * The minimum probability of another booking, or of a sum, that prevents automatic linking of a candidate that isn't
 * named.
 */
const [LEAST_RIVAL, LEAST_RIVAL_SUM] = [0.01, 0.005];
/**
 * The minimum probability for proposing a candidate whose amount is only approximately right, or bookings of companies
 * that nothing names. Below it, 58 of 142 were
 * wrong on eight simulated markets.
 */
const LIKELY_ROUGHLY = 0.8;
/**
 * The minimum strength with which a memo may name a supplier, and the difference in strength with which it names
 * another one.
 */
const [MAY_NAME, NAMES] = [0.3, 0.5];

/** Decides about a payment: links it automatically, proposes its favourite, leaves it, or warns. */
export function decisionOf({ sight, candidates }: Proposal, around: Around): MatchDecision {
  const [favourite] = candidates;
  const isIncome = sight.payment.amountMinor > 0;
  if (!favourite) return "NONE";
  // A bonus pays no booking unless it names one.
  if (sight.isBonus && !isNamedOne(favourite)) return "NONE";
  const isGivenBack = isIncome && sight.isRefund;
  if (isIncome && !isGivenBack && mayBeLinked(sight, favourite) && isAlone(favourite, candidates, around))
    return "AUTO";
  if (around.isClaimed || (isIncome && isPaidAlready(favourite))) return "EXCEPTION";
  return isGivenBack ? unproposed(candidates) : proposedOr(candidates, favourite);
}

function proposedOr(candidates: readonly Candidate[], favourite: Candidate): MatchDecision {
  return mayBeProposed(favourite) ? "PROPOSED" : unproposed(candidates);
}

function unproposed(candidates: readonly Candidate[]): MatchDecision {
  return candidates.some(isOfPaid) ? "EXCEPTION" : "NONE";
}

function mayBeLinked(sight: Sight, favourite: Candidate): boolean {
  return isCertain(favourite) && !namesAnother(favourite) && !mayHaveReport(sight, favourite);
}

/**
 * Whether the memo contains another number of the same form instead of the number of this booking or report, so that
 * another one was meant.
 */
function namesAnother(favourite: Candidate): boolean {
  const { other_number, report_other_number } = favourite.features;
  return !isNamedOne(favourite) && Boolean(other_number || report_other_number);
}

/**
 * A company that pays by reports sends one for this too, a day or two behind the money, and one that sends reports of a single
 * booking may send one for any, as one that sends them for about half of what it pays together may; and what is said as of several bookings, or
 * with a number that is built like a report's, isn't of one alone.
 */
function mayHaveReport({ knowledge, ofReport }: Sight, favourite: Candidate): boolean {
  const { target } = favourite;
  if (target.type === "report" || isNamedOne(favourite)) return false;
  if (ofReport.number || (ofReport.several && target.type === "booking")) return true;
  const [first] = target.type === "booking" ? [target.fit] : target.fit.fits;
  const family = first?.family ?? null;
  const { habits } = knowledge;
  const isReported = target.type === "booking" ? habits.reportsSingly(family) : habits.reportsSums(family);
  return isReported || habits.paysByReports(family);
}

/**
 * Whether a favourite may be proposed. Without a number or an exact amount, it could be any booking with a similar
 * outstanding amount, so more probability is required.
 */
function mayBeProposed(favourite: Candidate): boolean {
  const { target, chance } = favourite;
  if (namesAnother(favourite) || isExceeded(target)) return false;
  if (isNamedOne(favourite) || (target.fit.amount?.kind === "exact" && !isOfAnybody(target)))
    return chance >= LIKELY;
  return chance >= LIKELY_ROUGHLY && isPlausible(target);
}

/** Whether these are bookings of companies that the memo doesn't name, which others may add up to as well. */
function isOfAnybody({ type, fit }: Target): boolean {
  return type === "bookings" && fit.fits.every(({ supplier }) => supplier < MAY_NAME);
}

/**
 * Whether the payment exceeds what one booking owes by far, or what several owe together. Then it includes others that
 * the memo doesn't name, or was paid twice.
 */
function isExceeded({ type, fit: { amount } }: Target): boolean {
  if (!amount || amount.gap <= 0) return false;
  return amount.kind === "far" || (type === "bookings" && amount.kind === "near");
}

/**
 * Whether an approximate amount is plausible. A bank adds nothing to an amount, and an exchange rate leaves room for
 * bookings due on other days, and for sums of any days except a month's. Of a month's many bookings, chance may find two
 * to leave out.
 */
function isPlausible({ type, fit }: Target): boolean {
  if (type === "report") return true;
  if (type === "bookings" && fit.lump && fit.lump.toggled > 1 && !isRare(fit)) return false;
  if (type === "bookings")
    return !fit.amount.isForeign || fit.lump === null || (fit.lump.isHabit && fit.lump.isMonth);
  const { amount, lag } = fit;
  if (amount?.kind === "near" && amount.gap > 0) return false;
  return !amount?.isForeign || lag > USUAL;
}

/** Whether no other candidate can be meant, and no other payment can mean this one. */
function isAlone(favourite: Candidate, candidates: readonly Candidate[], around: Around): boolean {
  return !Object.values(around).some(Boolean) && !mayBeAnother(favourite, candidates);
}

function isCertain(favourite: Candidate): boolean {
  return favourite.chance >= CERTAIN_BY[certaintyOf(favourite.target)] && mayBeAutomatic(favourite);
}

type Certainty = keyof typeof CERTAIN_BY;

function certaintyOf({ type, fit }: Target): Certainty {
  if (type === "bookings") return certaintyOfSum(fit);
  return type === "report" ? certaintyOfReport(fit) : certaintyOfBooking(fit);
}

function certaintyOfSum({ named, fits, lump }: SumFit): Certainty {
  if (named === fits.length) return "told";
  return lump && !lump.isHabit ? "unusual" : "possible";
}

function certaintyOfReport(fit: ReportFit): Certainty {
  if (fit.isReferenced || (fit.amount?.kind === "exact" && isStrong(fit))) return "told";
  return fit.amount?.isForeign ? "possible" : "plain";
}

function certaintyOfBooking(fit: BookingFit): Certainty {
  const kind = fit.amount?.kind ?? "far";
  if (fit.number !== null) return kind === "foreign-part" ? "plain" : "told";
  return fit.rival > NAMES ? "unusual" : certaintyUnnamed(fit, kind);
}

function certaintyUnnamed(fit: BookingFit, kind: AmountKind): Certainty {
  if (kind === "part") return fit.amount?.isOwnHabit ? "plain" : "possible";
  if (HABITS.has(kind)) return certaintyOfHabit(fit);
  return kind === "exact" && isStrong(fit) && isRare(fit) ? "told" : "plain";
}

function certaintyOfHabit(fit: BookingFit): Certainty {
  if (!isOnItsDay(fit)) return "unusual";
  return isStrong(fit) ? "habitual" : "plain";
}

/**
 * Whether another booking may be meant as well. Of two bookings with the same number and amount (rooms, or a trip
 * entered by two agents), or whose numbers begin with what the memo contains, nothing shows which one was paid. A
 * number in the memo is evidence for the booking that has it.
 */
function mayBeAnother(favourite: Candidate, candidates: readonly Candidate[]): boolean {
  if (!isNamedOne(favourite) && candidates.some((other) => isRival(favourite, other))) return true;
  if (favourite.target.type !== "booking") return false;
  const { fit } = favourite.target;
  return candidates.some(
    ({ target }) =>
      target.type === "booking" && target.fit.booking.id !== fit.booking.id && isAlike(fit, target.fit),
  );
}

function isAlike(
  { number, booking: own }: BookingFit,
  { number: otherNumber, booking: other }: BookingFit,
): boolean {
  if (number === null && otherNumber?.how === "exact" && other.outstandingMinor > 0) return true;
  if (other.outstandingMinor !== own.outstandingMinor) return false;
  const isCutAlike = number?.how !== "exact" && otherNumber !== null && number?.key === otherNumber.key;
  return isCutAlike || (own.key !== "" && other.key === own.key);
}

/** Whether the memo contains the number of the candidate: of its booking, of all its bookings, or of its report. */
function isNamedOne({ target: { type, fit } }: Candidate): boolean {
  if (type === "report") return fit.isReferenced;
  return type === "booking" ? fit.number !== null : fit.named === fit.fits.length;
}

/**
 * Whether another candidate may have been meant: another booking of a supplier or a client that the memo may name owes
 * exactly the same amount, or other bookings add up to it and that is hardly a coincidence.
 */
function isRival(favourite: Candidate, { target, ids, rawChance }: Candidate): boolean {
  if (ids.every((id) => favourite.ids.includes(id)) || target.fit.amount?.kind !== "exact") return false;
  if (target.type === "booking") {
    const { supplier, client } = target.fit;
    return rawChance >= LEAST_RIVAL && (supplier >= MAY_NAME || client !== null);
  }
  return (
    target.type === "bookings" &&
    rawChance >= LEAST_RIVAL_SUM &&
    !isWhatReportPays(favourite, target.fit) &&
    isRare(target.fit) &&
    target.fit.fits.every(isStrong)
  );
}

/** Whether a sum consists of the bookings of the favourite report, and so is the same money. */
function isWhatReportPays(favourite: Candidate, { fits }: SumFit): boolean {
  return favourite.target.type === "report" && fits.every(({ booking }) => booking.isInReport);
}
