import { type AmountFit, type AmountKind, SURE_KINDS } from "./features/amounts.model";
import type { BookingFit } from "./features/booking-features.model";
import type { Lump } from "./features/lumps.model";
import type { ReportFit } from "./features/report-features.model";
import { isNamed, type SumFit } from "./features/sum-fit.model";
import type { Candidate } from "./proposal.model";

const STRONG = 0.5;
const RIVAL = 0.1;
/** Within two deviations of what is usual: a supplier's days, what a bank keeps of a rate. */
export const USUAL = -1;
/** Of more that nobody names together there may be a report that hasn't come yet. */
const MOST_UNNAMED = 3;
const [MORE, OVER] = [0.0005, 0.2];
const PARTS: ReadonlySet<AmountKind> = new Set(["part", "equal"]);
/** What may be much less than what is owed and right all the same. */
const SHORT: ReadonlySet<AmountKind> = new Set(["part", "equal", "fee", "tax", "foreign-part"]);
const REST = 0.15;
/** So few chance hits leave an amount or a sum without numbers standing. */
const RARE = 0.03;
/**
 * From a report to its deposit: exactly its net amount says as much as a name within these days, and one in another currency
 * too little beyond them.
 */
const REPORT_DAYS = { least: -3, most: 16 } as const;

/** Whether what a candidate rests on is enough to act on without a person, however likely it is. */
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

/** Whether chance would hardly hit what fits. */
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

/** Its client's whole name beside exactly what it owes says as much as its supplier's. */
function isOfClient({ client, amount }: BookingFit): boolean {
  return client === "whole" && amount?.kind === "exact";
}

/** More than is owed: why is for a person to say. */
function isMore({ gap }: AmountFit, hasRate: boolean): boolean {
  return gap > MORE + (hasRate ? OVER : 0);
}

function isSettled({ booking }: BookingFit): boolean {
  return booking.isClosed || booking.isCancelled || booking.isSelfReported || booking.isInReport;
}

/** What is left of a booking that was paid short hardly ever comes, and may be any small amount; at a day's rate, any amount. */
function isRest({ amount, booking }: BookingFit): boolean {
  const { receivedMinor, outstandingMinor, commissionMinor } = booking;
  return receivedMinor > 0 && (amount?.isForeign === true || outstandingMinor < REST * commissionMinor);
}

/** What only becomes right by what is known of fees, shares and rates stands on its supplier's day, and hardly by chance where a rate leaves room. */
export function isOnItsDay(fit: BookingFit): boolean {
  return fit.lag > USUAL && (!fit.amount?.isForeign || isRare(fit));
}

/** Its supplier usually pays so long after: beside a number or an exact amount that says as much as a name. */
function isOnUsualDay(fit: BookingFit): boolean {
  const isWhole = fit.amount?.kind === "exact" && !isRest(fit);
  return fit.family !== null && (isWhole || isNamed(fit)) && fit.lag > USUAL;
}

/**
 * What may be a part of any larger commission says little unless a number says of which, its supplier pays in such parts and on
 * such days (on ten imagined markets 2 of 39 were wrong on others), or chance would hardly hit a known share of what it owes then.
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

/** All that was owed of some days, with at most one left out: of a company that is known to pay so, or exactly a month's. */
function isSafeLump(sum: SumFit, lump: Lump & { readonly isHabit: boolean }): boolean {
  const { fits, amount } = sum;
  if (amount.isForeign || lump.toggled > 1 || !(lump.isHabit || isWholeMonth(sum))) return false;
  return isRare(sum) && (lump.isMonth || fits.length > MOST_UNNAMED) && fits.every(isStrong);
}

/** Exactly all that was owed of a month: that says as much as having been paid so before. */
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
