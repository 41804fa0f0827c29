import { type CalendarDate, daysBetween } from "@/lib/platform/base/dates/calendar-date";
import type { NumberFit, OwedBooking } from "../candidate.model";
import { isOneSlipAway } from "../features/likeness.model";
import { plainKey } from "../features/memo.model";
import type { Features } from "../score.model";

/** A line of a report as it is compared. */
export type EntryFacts = {
  readonly ownerId: string | null;
  readonly clientName: string | null;
  readonly travelStart: CalendarDate | null;
  readonly saleMinor: number | null;
  readonly grossMinor: number;
  /** What all lines of its number come to in its report. */
  readonly togetherMinor: number;
  readonly currency: string;
  readonly agency: string | null;
};

/** How the client of a line resembles the client of a booking. */
export type ClientFit = "same" | "last" | "slip" | "other" | "none";

/** A booking beside a line. */
export type EntryFit = {
  readonly booking: OwedBooking;
  readonly number: NumberFit | null;
  readonly client: ClientFit;
  /** Days between the two starts; null where the line says none. */
  readonly startDays: number | null;
  readonly isAmount: boolean;
  readonly isSale: boolean;
  /** The line's commission over what the booking expects, its logarithm. */
  readonly gap: number;
  readonly isOfSupplier: boolean | null;
};

const LEAST = 0.01;
const UNLIKE = 3;

export function entryFitOf(
  entry: EntryFacts,
  booking: OwedBooking,
  number: NumberFit | null,
  isOfSupplier: boolean | null,
): EntryFit {
  const isSame = entry.currency === booking.currency;
  const gap = isSame
    ? Math.min(gapOf(entry.grossMinor, booking), gapOf(entry.togetherMinor, booking))
    : UNLIKE;
  return {
    booking,
    number,
    client: clientFitOf(entry.clientName, booking.clientName),
    startDays: entry.travelStart && Math.abs(daysBetween(entry.travelStart, booking.start)),
    isAmount: gap === 0,
    isSale:
      isSame && entry.saleMinor !== null && entry.saleMinor > 0 && entry.saleMinor === booking.totalMinor,
    gap,
    isOfSupplier,
  };
}

/** How far an amount is from what a booking expects, or from what came for it where it is taken back. */
function gapOf(minor: number, booking: OwedBooking): number {
  const expected = minor < 0 ? booking.receivedMinor : booking.commissionMinor;
  const amount = Math.abs(minor);
  return amount > 0 && expected > 0 ? Math.abs(Math.log(amount / expected)) : UNLIKE;
}

/** Names as reports have them: LAST/FIRST, First Last, Last alone, an initial, a letter mistyped. */
export function clientFitOf(said: string | null, known: string | null): ClientFit {
  const [one, other] = [nameWordsOf(said), nameWordsOf(known)];
  const last = other.at(-1);
  if (one.length === 0 || last === undefined) return "none";
  const first = other[0] ?? "";
  if (one.includes(last))
    return one.some((word) => word === first && word !== last) ? "same" : lastFit(one, last, first);
  const isSlip = one.some((word) => word.length > 3 && isOneSlipAway(word, last));
  if (isSlip) return "slip";
  return isOneSlipAway(one.join(" "), other.join(" ")) ? "slip" : "other";
}

/** The last name agrees; another first name speaks against it. */
function lastFit(said: readonly string[], last: string, first: string): ClientFit {
  const others = said.filter((word) => word !== last);
  const isOther = others.some((word) => word[0] !== first[0] && !isOneSlipAway(word, first));
  return isOther ? "slip" : "last";
}

/** The words of a client's name, in upper case. */
export function nameWordsOf(name: string | null): readonly string[] {
  return (name ?? "")
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** What a booking has to say for being a line's. */
export function entryFeaturesOf(entry: EntryFacts, fit: EntryFit): Features {
  const { booking, number, startDays } = fit;
  return {
    ...(number ? { [`entry_number_${number.how}`]: 1 } : {}),
    [`entry_client_${fit.client}`]: 1,
    entry_start_same: Number(startDays === 0),
    entry_start_near: Number(startDays !== null && startDays > 0 && startDays <= 3),
    entry_start_far: Number(startDays !== null && startDays > 3),
    entry_amount: Number(fit.isAmount),
    entry_near: Number(!fit.isAmount && fit.gap < 0.2),
    entry_far: Number(fit.gap >= 0.2 && entry.grossMinor !== 0),
    entry_sale: Number(fit.isSale),
    entry_sale_other: Number(!fit.isSale && entry.saleMinor !== null),
    entry_supplier: Number(fit.isOfSupplier === true),
    entry_supplier_other: Number(fit.isOfSupplier === false),
    entry_agency: Number(isSameAgency(entry.agency, booking.agency)),
    entry_agency_other: Number(entry.agency !== null && !isSameAgency(entry.agency, booking.agency)),
    entry_paid: Number(entry.grossMinor >= 0 && booking.outstandingMinor <= 0),
    entry_unpaid_recall: Number(
      entry.grossMinor < 0 && entry.togetherMinor < 0 && booking.receivedMinor <= 0,
    ),
    entry_closed: Number(booking.isClosed),
    entry_listed: Number(booking.isInReport),
  };
}

function isSameAgency(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && plainKey(one) === plainKey(other);
}

/** How many of number, client, start and amount agree. */
export function agreements({ number, client, startDays, isAmount, isSale }: EntryFit): number {
  return [
    number !== null && number.how !== "slip",
    client === "same" || client === "last",
    startDays === 0,
    isAmount || isSale,
  ].filter(Boolean).length;
}

/** A settled one may bring nothing that isn't owed, nor take back what never came. */
export function maySettle(entry: EntryFacts, { booking }: EntryFit): boolean {
  if (entry.grossMinor < 0) return booking.receivedMinor > LEAST;
  return (
    !booking.isCancelled &&
    !booking.isInReport &&
    !booking.isSelfReported &&
    (entry.grossMinor === 0 || booking.outstandingMinor > 0)
  );
}
