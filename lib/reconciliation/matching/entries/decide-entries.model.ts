import { currency, formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import type { OwedBooking } from "../candidate.model";
import { type Identifier, plainKey } from "../features/memo.model";
import { NumberReader } from "../features/number-fit.model";
import type { Knowledge } from "../knowledge/knowledge.model";
import { chancesOf, type Features, sumOf, type Weights } from "../score.model";
import { ENTRY_WEIGHTS } from "../weights.model";
import {
  agreements,
  type EntryFit,
  entryFeaturesOf,
  entryFitOf,
  maySettle,
  type WaitingEntry,
} from "./entry-features.model";

export type EntryCandidates = {
  readonly entry: WaitingEntry;
  readonly identifiers: readonly Identifier[];
  readonly found: readonly { readonly booking: OwedBooking; readonly alias: string | null }[];
};

/** An entry with its candidate bookings, most likely first. */
export type WeighedEntry = {
  readonly entry: WaitingEntry;
  readonly none: Features;
  readonly candidates: readonly WeighedBooking[];
};

type WeighedBooking = { readonly fit: EntryFit; readonly features: Features; readonly chance: number };

const MOST_SHOWN = 5;
const CERTAIN = 0.97;
const LIKELY = 0.5;
const ALIKE = 0.98;
const MOST_CHANCE = 0.9999;

/**
 * The decision about an entry: a settled booking (`isSettled`), a proposed one, or none; and the candidate bookings, most
 * likely first, each with what speaks for and against it.
 */
export type EntryDecision = ReturnType<typeof decideEntry>;

/**
 * Decides about the entries of a batch, most certain first. A booking that one entry has settled isn't available to
 * other entries of the same kind.
 */
export function decideEntries(all: readonly EntryCandidates[], knowledge: Knowledge) {
  const spoken: Spoken = { taken: new Map(), held: new Set() };
  const weighed = all.map((one) => weigh(one, knowledge, ENTRY_WEIGHTS));
  const best = ({ candidates }: WeighedEntry) => candidates[0]?.chance ?? 0;
  return [...weighed].sort((one, other) => best(other) - best(one)).map((one) => decideEntry(one, spoken));
}

/** The bookings that entries of the batch have settled, with the sums of these entries, and those that they propose. */
type Spoken = { readonly taken: Map<string, Taken>; readonly held: Set<string> };
type Taken = { readonly group: string; readonly minor: number };

/**
 * Whether an entry may share a settled booking. Several entries of one report with the same number may belong to one
 * booking as long as their sum doesn't exceed what it expects.
 */
function mayShare(entry: WaitingEntry, { booking }: EntryFit, taken: Taken | undefined): boolean {
  if (!taken) return true;
  return (
    taken.group === groupOf(entry) && taken.minor + Math.abs(entry.grossMinor) <= booking.commissionMinor
  );
}

function groupOf({ reportId, number }: WaitingEntry): string {
  return `${reportId} ${plainKey(number)}`;
}

/**
 * Whether a candidate is as likely as the best one and also has the entry's number or the same agent. Without a number,
 * the choice between several agents must be left to people.
 */
function isAlike({ fit, chance }: WeighedBooking, likeliest: WeighedBooking): boolean {
  const other = likeliest.fit;
  if (chance < ALIKE * likeliest.chance) return false;
  return fit.booking.userId === other.booking.userId || (fit.number !== null && other.number !== null);
}

/**
 * Decides about an entry. If several bookings are equally likely (rooms with one number, a trip entered by two agents),
 * proposes one of them, preferably one that no other entry proposes.
 */
function decideEntry({ entry, candidates }: WeighedEntry, { taken, held }: Spoken) {
  const kind = entry.grossMinor < 0 ? "recall" : "payment";
  const keyOf = ({ fit }: WeighedBooking) => `${kind} ${fit.booking.id}`;
  const free = candidates.filter((one) => mayShare(entry, one.fit, taken.get(keyOf(one))));
  const left = Math.max(
    0.01,
    1 - candidates.reduce((sum, one) => sum + (free.includes(one) ? 0 : one.chance), 0),
  );
  const alike = free.filter((one) => isAlike(one, free[0] ?? one));
  const isTogether = ({ fit }: WeighedBooking) => entry.togetherMinor === fit.booking.commissionMinor;
  const favourite = alike.find((one) => !held.has(keyOf(one)) || isTogether(one)) ?? alike[0];
  const chance = Math.min(MOST_CHANCE, (favourite?.chance ?? 0) / left);
  if (!favourite || alike.reduce((sum, one) => sum + one.chance, 0) / left < LIKELY) {
    const none = { userId: null, bookingId: null, isSettled: false, reasons: [] };
    return { id: entry.id, ...none, chance, candidates: shownOf(entry, candidates) };
  }
  const { fit } = favourite;
  const isSettled = chance >= CERTAIN && agreements(fit) >= 2 && maySettle(entry, fit);
  const key = keyOf(favourite);
  const before = taken.get(key)?.minor ?? 0;
  if (isSettled) taken.set(key, { group: groupOf(entry), minor: before + Math.abs(entry.grossMinor) });
  else held.add(key);
  return {
    id: entry.id,
    userId: fit.booking.userId,
    bookingId: fit.booking.id,
    isSettled,
    chance,
    reasons: reasonsOf(entry, fit),
    candidates: shownOf(entry, candidates),
  };
}

/** Returns the most likely candidates, and all with the entry's number, whatever else differs. */
function shownOf(entry: WaitingEntry, candidates: readonly WeighedBooking[]) {
  const named = candidates.filter(({ fit }) => fit.number !== null).slice(0, MOST_SHOWN);
  const others = candidates.filter((one) => !named.includes(one)).slice(0, MOST_SHOWN - named.length);
  return [...named, ...others]
    .sort((one, other) => other.chance - one.chance)
    .map(({ fit, chance }) => ({
      userId: fit.booking.userId,
      bookingId: fit.booking.id,
      chance: Math.min(MOST_CHANCE, chance),
      reasons: [...reasonsOf(entry, fit), ...againstOf(entry, fit)],
    }));
}

export function weigh(
  { entry, identifiers, found }: EntryCandidates,
  knowledge: Knowledge,
  weights: Weights,
): WeighedEntry {
  const own = found.filter(({ booking }) => entry.ownerId === null || booking.userId === entry.ownerId);
  const numbers = new NumberReader(identifiers);
  const fits = own
    .map(({ booking, alias }) =>
      entryFitOf(entry, booking, numbers.fitOf(booking.key, alias), isOfSupplier(knowledge, entry, booking)),
    )
    .filter(isConceivable);
  const features = fits.map((fit) => entryFeaturesOf(entry, fit));
  const none = { entry_none: 1, entry_none_zero: Number(entry.grossMinor === 0) };
  const chances = chancesOf(
    features.map((one) => sumOf(one, weights)),
    sumOf(none, weights),
  );
  const candidates = fits
    .map((fit, at) => ({ fit, features: features[at] ?? {}, chance: chances[at] ?? 0 }))
    .sort((one, other) => other.chance - one.chance);
  return { entry, none, candidates };
}

function isConceivable({ number, client, startDays, isAmount, isSale }: EntryFit): boolean {
  return (
    number !== null ||
    ((isAmount || isSale) && client !== "other") ||
    ((client === "same" || client === "last" || client === "slip") && startDays !== null && startDays <= 3)
  );
}

/** Whether a booking has the entry's supplier. Returns null if it can't be determined. */
function isOfSupplier(knowledge: Knowledge, entry: WaitingEntry, booking: OwedBooking): boolean | null {
  if (booking.supplierId === null) return null;
  return familiesOf(knowledge, entry).includes(knowledge.familyOf(booking.supplierId));
}

/**
 * Returns the families to which an entry may belong: the report's supplier, and the property that the entry names, which
 * is the supplier in an aggregator's report.
 */
export function familiesOf(
  knowledge: Knowledge,
  { supplierId, supplierName, property }: WaitingEntry,
): readonly string[] {
  const families = [
    supplierId ? knowledge.familyOf(supplierId) : knowledge.familyOfName(supplierName),
    property ? knowledge.familyOfName(property) : null,
  ];
  return [...new Set(families)].flatMap((family) => family ?? []);
}

function reasonsOf(
  entry: WaitingEntry,
  { booking, number, client, startDays, isAmount, isSale }: EntryFit,
): readonly string[] {
  const near = startDays !== null && startDays > 0 && startDays <= 3;
  const said: readonly (readonly [boolean, string])[] = [
    [
      number !== null,
      `Booking number ${booking.confirmationNumber} stands in the line${number?.how === "alias" ? " by another number" : ""}`,
    ],
    [client === "same" || client === "last", `The client is ${booking.clientName}`],
    [startDays === 0, "Travel starts on the same day"],
    [near, `Travel starts ${counted(startDays ?? 0, "day")} apart`],
    [
      isAmount,
      `The commission is exactly what is expected${isOnlyTogether(entry, booking) ? ", with the other lines of this number" : ""}`,
    ],
    [isSale, "The sale is exactly the booking's total"],
    [entry.agency !== null && entry.agency === booking.agency, `The agency is ${entry.agency}`],
  ];
  return said.flatMap(([holds, words]) => (holds ? [words] : []));
}

function isOnlyTogether(entry: WaitingEntry, { commissionMinor, receivedMinor }: OwedBooking): boolean {
  const minor = Math.abs(entry.grossMinor);
  return entry.togetherMinor !== entry.grossMinor && minor !== commissionMinor && minor !== receivedMinor;
}

/** Returns what speaks against a booking, each text beginning with "but". */
function againstOf(
  entry: WaitingEntry,
  { booking, number, client, startDays, isAmount, isOfSupplier }: EntryFit,
): readonly string[] {
  const { commissionMinor, outstandingMinor, currency: code } = booking;
  const expected = formatMoney({ minor: commissionMinor, currency: currency.parse(code) });
  const said: readonly (readonly [boolean, string])[] = [
    [number === null && entry.number !== "", `but its number is ${booking.confirmationNumber}`],
    [number?.how === "slip", `but its number is ${booking.confirmationNumber}, a sign apart`],
    [client === "other" || client === "slip", `but its client is ${booking.clientName}`],
    [startDays !== null && startDays > 3, `but travel starts ${counted(startDays ?? 0, "day")} apart`],
    [!isAmount && entry.grossMinor !== 0, `but ${expected} is expected`],
    [isOfSupplier === false, "but it is another supplier's"],
    [entry.grossMinor > 0 && outstandingMinor <= 0, "but nothing of it is owed any more"],
    [booking.isInReport, "but another line is about it"],
    [booking.isClosed, "but it is closed or archived"],
    [booking.isCancelled, "but it is cancelled or not commissionable"],
  ];
  return said.flatMap(([holds, words]) => (holds ? [words] : []));
}
