import type { MatchDecision } from "./decision.model";
import type { AmountKind } from "./features/amounts.model";
import type { BookingFit } from "./features/booking-features.model";
import type { ReportFit } from "./features/report-features.model";
import type { Sight } from "./features/sight.model";
import { isNamed, type SumFit } from "./features/sum-fit.model";
import { isOnItsDay, isRare, isStrong, mayBeAutomatic, USUAL } from "./grounds.model";
import type { Candidate, Proposal, Target } from "./proposal.model";
import { CERTAIN, LIKELY } from "./verdict.model";

/** What is around a payment that its own words don't say. */
export type Around = {
  /** An undecided payment of the same payer and amount lies within two months. */
  readonly hasTwin: boolean;
  /** The favourite is what an earlier undecided payment holds too. */
  readonly isClaimed: boolean;
  /** A booking of the favourite stands in the books of another agent too, and nothing says which of both is paid. */
  readonly hasDouble: boolean;
};

/**
 * From here on a favourite that rests on two things may be linked without a person: soonest where a number or an exact amount
 * that chance hardly hits says which it is, later where a named supplier's amount becomes right by what is known of fees, shares
 * and rates (on imagined markets 1 of 65 was wrong from .95 to .97), where a company owes many such amounts (5 of 60 below .97)
 * or nothing names the supplier, later still where other sums, parts or reports could come to it as well, and latest what is right
 * by a fee, a share or a rate alone on another day than its supplier's or where the rate leaves room for others, what owes the amount
 * where the memo names another supplier, and the month of a company that never paid so.
 */
const CERTAIN_BY = { told: 0.85, habitual: 0.95, plain: CERTAIN, possible: 0.98, unusual: 0.99 } as const;
const HABITS: ReadonlySet<AmountKind> = new Set(["fee", "share", "tax", "foreign"]);
/** So likely another booking, or a sum, has to be to stand in the way of what isn't named. */
const [LEAST_RIVAL, LEAST_RIVAL_SUM] = [0.01, 0.005];
/** From here on what is right only roughly is proposed: below it 58 of 142 were wrong on eight imagined markets. */
const LIKELY_ROUGHLY = 0.8;
/** From here on a memo may name a supplier; by so much more, it names another one. */
const [MAY_NAME, NAMES] = [0.3, 0.5];

/** What is to be done with a payment: link it by itself, propose its favourite, leave it, or warn. */
export function decisionOf({ sight, candidates }: Proposal, around: Around): MatchDecision {
  const [favourite] = candidates;
  const isIncome = sight.payment.amountMinor > 0;
  if (!favourite) return "NONE";
  // Money beside the commission of bookings explains none, unless it names one.
  if (sight.isBonus && !isNamedOne(favourite)) return "NONE";
  const isGivenBack = isIncome && sight.isRefund;
  if (isIncome && !isGivenBack && mayBeLinked(sight, favourite) && isAlone(favourite, candidates, around))
    return "AUTO";
  if (around.isClaimed || (isIncome && isOfPaid(favourite))) return "EXCEPTION";
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

/** The memo hasn't the number of this booking or report but one that is built like it: another one was meant. */
function namesAnother(favourite: Candidate): boolean {
  const { other_number, report_other_number } = favourite.features;
  return !isNamedOne(favourite) && Boolean(other_number || report_other_number);
}

/**
 * A company that pays by reports sends one for this too, a day or two behind the money, and one that sends reports of a single
 * booking may send one for any; and what is said as of several bookings, or
 * with a number that is built like a report's, isn't of one alone.
 */
function mayHaveReport({ knowledge, ofReport }: Sight, favourite: Candidate): boolean {
  const { target } = favourite;
  if (target.type === "report" || isNamedOne(favourite)) return false;
  if (ofReport.number || (ofReport.several && target.type === "booking")) return true;
  const [first] = target.type === "booking" ? [target.fit] : target.fit.fits;
  const family = first?.family ?? null;
  const isSingly = target.type === "booking" && knowledge.habits.reportsSingly(family);
  return isSingly || knowledge.habits.paysByReports(family);
}

/** What neither a number names nor the amount tells exactly may be any booking's that owes about as much. */
function mayBeProposed(favourite: Candidate): boolean {
  const { target, chance } = favourite;
  if (namesAnother(favourite) || isExceeded(target)) return false;
  if (isNamedOne(favourite) || target.fit.amount?.kind === "exact") return chance >= LIKELY;
  return chance >= LIKELY_ROUGHLY && isPlausible(target);
}

/** Much more came than is owed, or more than several owe together: others are in it that the memo doesn't tell, or it came twice. */
function isExceeded({ type, fit: { amount } }: Target): boolean {
  if (!amount || amount.gap <= 0) return false;
  return amount.kind === "far" || (type === "bookings" && amount.kind === "near");
}

/** A bank adds nothing, and a rate leaves room for what is due on other days, and for all of any days but a month's. */
function isPlausible({ type, fit }: Target): boolean {
  if (type === "report") return true;
  if (type === "bookings")
    return !fit.amount.isForeign || fit.lump === null || (fit.lump.isHabit && fit.lump.isMonth);
  const { amount, lag } = fit;
  if (amount?.kind === "near" && amount.gap > 0) return false;
  return !amount?.isForeign || lag > USUAL;
}

/** Nothing else may be meant, and no other payment may mean it. */
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
 * Whether another booking is meant as well as this one: of two that share number and amount (rooms, or a trip that two agents
 * wrote down), or of whose numbers the memo has only what both begin with, nothing says which was paid, and a number in the memo
 * speaks for the booking that has it.
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

/** Whether the memo has the number of what is proposed: of its booking, of all of its bookings, of its report. */
function isNamedOne({ target: { type, fit } }: Candidate): boolean {
  if (type === "report") return fit.isReferenced;
  return type === "booking" ? fit.number !== null : fit.named === fit.fits.length;
}

/**
 * Another booking of a supplier or a client that the memo may name owes exactly as much, or others come to it together hardly by chance:
 * either may have been meant.
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

/** The bookings of a report are the same money once more. */
function isWhatReportPays(favourite: Candidate, { fits }: SumFit): boolean {
  return favourite.target.type === "report" && fits.every(({ booking }) => booking.isInReport);
}

/** The memo names a booking that was paid, not by its agent's word alone: a second payment, or one that belongs elsewhere. */
function isOfPaid({ target }: Candidate): boolean {
  if (target.type !== "booking" || !isNamed(target.fit)) return false;
  const { outstandingMinor, isSelfReported } = target.fit.booking;
  return outstandingMinor <= 0 && !isSelfReported;
}
