import { type CalendarDate, daysBetween } from "@/lib/platform/base/dates/calendar-date";
import type { NumberFit, OwedBooking } from "../candidate.model";
import { isOneSlipAway } from "../features/likeness.model";
import { plainKey } from "../features/memo.model";
import type { Features } from "../score.model";

/** An entry of a report that waits for its booking. */
export type WaitingEntry = {
  readonly id: string;
  readonly reportId: string;
  readonly ownerId: string | null;
  readonly supplierId: string | null;
  readonly supplierName: string;
  readonly receivedOn: CalendarDate;
  readonly currency: string;
  readonly number: string;
  readonly clientName: string | null;
  readonly travelStart: CalendarDate | null;
  readonly saleMinor: number | null;
  readonly grossMinor: number;
  /** The sum of all entries with its number in the report, including settled ones. */
  readonly togetherMinor: number;
  readonly property: string | null;
  readonly agency: string | null;
};

/** How the client of an entry resembles that of a booking. */
export type ClientFit = "same" | "last" | "slip" | "other" | "none";

/** A booking compared with an entry. */
export type EntryFit = {
  readonly booking: OwedBooking;
  readonly number: NumberFit | null;
  readonly client: ClientFit;
  /** The number of days between the two starts of travel; null if the entry has none. */
  readonly startDays: number | null;
  readonly isAmount: boolean;
  readonly isSale: boolean;
  /** The absolute logarithm of the ratio between the entry's commission and what the booking expects. */
  readonly gap: number;
  readonly isOfSupplier: boolean | null;
};

const LEAST = 0.01;
const UNLIKE = 3;

export function entryFitOf(
  entry: WaitingEntry,
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

/** Returns how far an amount is from what a booking expects or, for a recall, from what was received for it. */
function gapOf(minor: number, booking: OwedBooking): number {
  const expected = minor < 0 ? booking.receivedMinor : booking.commissionMinor;
  const amount = Math.abs(minor);
  return amount > 0 && expected > 0 ? Math.abs(Math.log(amount / expected)) : UNLIKE;
}

/** Compares names as reports write them: LAST/FIRST, First Last, the last name alone, an initial, a letter mistyped. */
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

/** Returns the fit if the last name agrees. A different first name counts against it. */
function lastFit(said: readonly string[], last: string, first: string): ClientFit {
  const others = said.filter((word) => word !== last);
  const isOther = others.some((word) => word[0] !== first[0] && !isOneSlipAway(word, first));
  return isOther ? "slip" : "last";
}

/** Returns the words of a client's name in upper case. */
export function nameWordsOf(name: string | null): readonly string[] {
  return (name ?? "")
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Returns the features of a booking as a candidate for an entry. */
export function entryFeaturesOf(entry: WaitingEntry, fit: EntryFit): Features {
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

/** Counts which of number, client, start of travel and amount agree. */
export function agreements({ number, client, startDays, isAmount, isSale }: EntryFit): number {
  return [
    number !== null && number.how !== "slip",
    client === "same" || client === "last",
    startDays === 0,
    isAmount || isSale,
  ].filter(Boolean).length;
}

/**
 * Whether an entry may be settled automatically: it must not pay more than is owed, or recall what was never received.
 */
export function maySettle(entry: WaitingEntry, { booking }: EntryFit): boolean {
  if (entry.grossMinor < 0) return booking.receivedMinor > LEAST;
  return (
    !booking.isCancelled &&
    !booking.isInReport &&
    !booking.isSelfReported &&
    (entry.grossMinor === 0 || booking.outstandingMinor > 0)
  );
}
