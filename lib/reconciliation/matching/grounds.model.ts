import { owedOf } from "./candidate.model";
import { type AmountFit, type AmountKind, SURE_KINDS } from "./features/amounts.model";
import type { BookingFit } from "./features/booking-features.model";
import type { Lump } from "./features/lumps.model";
import type { ReportFit } from "./features/report-features.model";
import { isNamed, type SumFit } from "./features/sum-fit.model";
import type { Candidate } from "./proposal.model";

const STRONG = 0.5;
const RIVAL = 0.1;
/**
 * The minimum log likelihood of a usual value, within two deviations: of a supplier's days, or of a bank's share of a
 * rate.
 */
export const USUAL = -1;
/** The maximum number of unnamed bookings in a sum. For more, there may be a report that hasn't arrived yet. */
const MOST_UNNAMED = 3;
const [MORE, OVER] = [0.0005, 0.2];
const PARTS: ReadonlySet<AmountKind> = new Set(["part", "equal"]);
/** The relations in which a right amount may be much less than what is owed. */
const SHORT: ReadonlySet<AmountKind> = new Set(["part", "equal", "fee", "tax", "foreign-part"]);
const REST = 0.15;
/** The number of chance hits below which an amount or a sum without numbers is evidence. */
const RARE = 0.03;
/**
 * The days from a report to its deposit. Within them, the exact net amount is as strong as a name; beyond them, an
 * amount in another currency is too weak.
 */
const REPORT_DAYS = { least: -3, most: 16 } as const;

/** Whether the evidence for a candidate suffices to act without a person, regardless of its probability. */
export function mayBeAutomatic({ target }: Candidate): boolean {
  if (target.type === "report") return isSafeReport(target.fit);
  if (target.type === "bookings") return isSafeSum(target.fit);
  return isSafeBooking(target.fit);
}

/** Whether the memo names a supplier, and no other one better. */
export function isStrong({
  supplier,
  rival,
}: {
  readonly supplier: number;
  readonly rival: number;
}): boolean {
  return supplier >= STRONG && rival <= RIVAL;
}

/** Whether the match is unlikely to be a coincidence. */
export function isRare({ chanceHits }: { readonly chanceHits: number }): boolean {
  return chanceHits < RARE;
}

function isSafeBooking(fit: BookingFit): boolean {
  const { booking, amount } = fit;
  if (isSettled(fit)) return false;
  if (!amount || booking.outstandingMinor <= 0 || isMore(amount, amount.isForeign)) return false;
  if (amount.gap < -OVER && !SHORT.has(amount.kind)) return false;
  const signs = [fit.number !== null, isStrong(fit), isSureOf(fit), isOnUsualDay(fit), isOfClient(fit)];
  return signs.filter(Boolean).length >= 2;
}

/**
 * Whether the client's whole name occurs with exactly the outstanding amount, which is as strong as the supplier's
 * name.
 */
function isOfClient({ client, amount }: BookingFit): boolean {
  return client === "whole" && amount?.kind === "exact";
}

/** Whether more was paid than is owed, which a person must explain. */
function isMore({ gap }: AmountFit, hasRate: boolean): boolean {
  return gap > MORE + (hasRate ? OVER : 0);
}

function isSettled({ booking }: BookingFit): boolean {
  return booking.isClosed || booking.isCancelled || booking.isSelfReported || booking.isInReport;
}

/**
 * Whether it is the rest of a booking that was paid short. Such a rest rarely arrives and may be any small amount or,
 * at a day's rate, any amount.
 */
function isRest({ amount, booking }: BookingFit): boolean {
  const { receivedMinor, outstandingMinor, commissionMinor } = booking;
  return receivedMinor > 0 && (amount?.isForeign === true || outstandingMinor < REST * commissionMinor);
}

/**
 * Whether a booking was paid on its supplier's usual day and, in another currency, is unlikely to be a coincidence.
 * This is required if the amount is right only by known fees, shares and rates.
 */
export function isOnItsDay(fit: BookingFit): boolean {
  return fit.lag > USUAL && (!fit.amount?.isForeign || isRare(fit));
}

/**
 * Whether the supplier usually pays after as many days, which together with a number or an exact amount is as strong as
 * a name.
 */
function isOnUsualDay(fit: BookingFit): boolean {
  const isWhole = fit.amount?.kind === "exact" && !isRest(fit);
  return fit.family !== null && (isWhole || isNamed(fit)) && fit.lag > USUAL;
}

/**
 * Whether the amount is evidence. A part of a larger commission is weak, unless there is a number, its supplier pays
 * such parts on such days (on ten simulated markets 2 of 39 others were wrong), or a known share of what it owes is
 * unlikely to be a coincidence.
 */
function isSureOf(fit: BookingFit): boolean {
  const { amount, number } = fit;
  if (amount === null || !isSure(amount) || (number === null && isRest(fit))) return false;
  const isHabit = amount.isOwnHabit && fit.lag > USUAL;
  return !PARTS.has(amount.kind) || number !== null || isHabit || isRarePart(fit);
}

function isRarePart(fit: BookingFit): boolean {
  return fit.amount?.kind === "part" && fit.lag >= USUAL && isRare(fit);
}

function isSure({ kind, likelihood }: AmountFit): boolean {
  return SURE_KINDS.has(kind) && (kind !== "foreign" || likelihood > USUAL);
}

function isSafeSum(sum: SumFit): boolean {
  const { fits, named, amount } = sum;
  if (fits.some(isSettled) || !isSure(amount) || PARTS.has(amount.kind) || isMore(amount, amount.isForeign))
    return false;
  if (named === fits.length) return true;
  if (sum.lump) return isSafeLump(sum, sum.lump);
  return !amount.isForeign && fits.length - named <= MOST_UNNAMED && isRare(sum) && fits.every(isStrong);
}

/**
 * Whether everything owed for some days, with at most one booking left out, suffices: the company must be known to pay
 * so, or it must be exactly a month's.
 */
function isSafeLump(sum: SumFit, lump: Lump & { readonly isHabit: boolean }): boolean {
  const { fits, amount } = sum;
  if (amount.isForeign || lump.toggled > 1 || !(lump.isHabit || isWholeMonth(sum))) return false;
  return isRare(sum) && (lump.isMonth || fits.length > MOST_UNNAMED) && fits.every(isStrong);
}

/** Whether it is exactly everything owed for a month, which is as strong as having been paid so before. */
function isWholeMonth({ lump, amount }: SumFit): boolean {
  return lump?.isMonth === true && amount.kind === "exact";
}

function isSafeReport(fit: ReportFit): boolean {
  const { amount, days } = fit;
  if (!amount || Math.abs(amount.gap) > OVER || isMore(amount, amount.kind === "foreign")) return false;
  const isOnTime = days >= REPORT_DAYS.least && days <= REPORT_DAYS.most;
  if (amount.kind === "foreign" && !fit.isReferenced && !isOnTime) return false;
  const signs = [fit.isReferenced, isStrong(fit), isSure(amount), isOnTime && amount.kind === "exact"];
  return signs.filter(Boolean).length >= 2;
}

/**
 * Whether the memo names a booking that was paid, apart from what its agent reported. Then it is a second payment, or
 * one that belongs elsewhere.
 */
export function isOfPaid({ target }: Candidate): boolean {
  return target.type === "booking" && isNamed(target.fit) && owedOf(target.fit.booking) <= 0;
}

/**
 * Whether the memo names a paid booking, or its payment was returned and comes again while it still counts as paid: the
 * return must be settled first.
 */
export function isPaidAlready(favourite: Candidate): boolean {
  const { target } = favourite;
  const isSentAgain = target.type === "booking" && target.fit.wasPaidSo && owedOf(target.fit.booking) <= 0;
  return isSentAgain || isOfPaid(favourite);
}
