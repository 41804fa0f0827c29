import { SURE_KINDS } from "./amounts.model";
import type { BookingFit } from "./booking-features.model";
import type { Sight } from "./sight.model";
import { isNamed, LEAST_SUPPLIER, likeliest, owingOf, type SumFit, sumFit, WORST_LAG } from "./sum-fit.model";
import { lumpSums, plainSums, poolsOf } from "./sum-pools.model";
import { sumsOf } from "./sums.model";

const MOST_NAMED = 8;
/**
 * Returns the sums worth considering: bookings named together, named ones with one more, and bookings that add up
 * exactly.
 */
export function sumFitsOf(sight: Sight, fits: readonly BookingFit[]): readonly SumFit[] {
  const named = fits.filter(
    (fit) => isNamed(fit) && fit.booking.outstandingMinor > 0 && !fit.booking.isCancelled,
  );
  const pools = named.length > 1 || sight.payment.amountMinor <= 0 ? [] : poolsOf(fits);
  const found = [
    ...namedSums(sight, named, fits),
    ...pools.flatMap((pool) => plainSums(sight, pool)),
    ...(fits.some(isTold) ? [] : pools.flatMap((pool) => lumpSums(sight, pool))),
  ];
  const seen = new Set<string>();
  return found.filter((sum) => {
    const key = keyOf(sum);
    return !seen.has(key) && seen.add(key);
  });
}

function keyOf({ fits }: SumFit): string {
  return fits
    .map(({ booking }) => booking.id)
    .sort()
    .join(" ");
}

function namedSums(
  sight: Sight,
  named: readonly BookingFit[],
  all: readonly BookingFit[],
): readonly SumFit[] {
  if (named.length === 0) return [];
  const once = oncePerNumber(named);
  const whole = [named, ...(once.length < named.length ? [once] : [])].map((some) =>
    some.length > 1 ? sumFit(sight, some, 0) : null,
  );
  const subsets = named.length > 2 && named.length <= MOST_NAMED ? subsetsOf(sight, named) : [];
  return [...whole, ...subsets, ...cutSums(sight, named, all)].flatMap((sum) => sum ?? []);
}

/**
 * Returns, of bookings with the same number (as entered by two agents), only the one that its supplier most likely
 * pays.
 */
function oncePerNumber(named: readonly BookingFit[]): readonly BookingFit[] {
  const numbers = Map.groupBy(named, ({ booking }) => booking.key);
  return [...numbers.values()].flatMap((some) => likeliest(some).slice(0, 1));
}

/**
 * Returns sums of the named bookings with one or two more of the same supplier whose amounts are the rest, because
 * memos are cut off.
 */
function cutSums(sight: Sight, named: readonly BookingFit[], all: readonly BookingFit[]) {
  const total = named.reduce((sum, { booking }) => sum + booking.outstandingMinor, 0);
  const rest = sight.payment.amountMinor - total;
  if (rest <= 0) return [];
  const currency = named[0]?.booking.currency;
  const families = new Set(named.map(({ family }) => family));
  // A payment with a memo is for the suppliers that it names, or for those of its other bookings.
  const others = all.filter(
    (fit) =>
      !isNamed(fit) &&
      fit.booking.currency === currency &&
      (fit.supplier >= LEAST_SUPPLIER || families.has(fit.family) || fit.family === null),
  );
  const density = others.length / Math.max(1, 2 * rest);
  const usual = others.filter(({ lag }) => lag > WORST_LAG);
  const isRest = ({ booking }: BookingFit) => booking.outstandingMinor === rest;
  const ones = usual.some(isRest) ? usual.filter(isRest) : others.filter(isRest);
  if (ones.length > 0 || named.length < 2)
    return ones.map((other) => sumFit(sight, [...named, other], density));
  const byId = new Map(usual.map((fit) => [fit.booking.id, fit]));
  const known = usual.filter(({ family }) => family !== null);
  const pairs = sumsOf(likeliest(known).map(owingOf), rest).filter(({ bookings }) => bookings.length === 2);
  return pairs.map(({ bookings, chanceHits }) =>
    sumFit(sight, [...named, ...bookings.flatMap(({ id }) => byId.get(id) ?? [])], chanceHits),
  );
}

/** Returns subsets of the named bookings that add up exactly, because others may have been named by chance. */
function subsetsOf(sight: Sight, named: readonly BookingFit[]) {
  const subsets = Array.from({ length: 2 ** named.length }, (_, bits) =>
    named.filter((_fit, at) => (bits >> at) & 1),
  );
  return subsets
    .filter((some) => some.length > 1 && some.length < named.length)
    .map((some) => sumFit(sight, some, 0))
    .filter((sum) => sum !== null && sum.amount.kind === "exact");
}

/** Whether a booking has a number in the memo and the right amount, so that there is nothing else to search for. */
function isTold(fit: BookingFit): boolean {
  return isNamed(fit) && fit.amount !== null && SURE_KINDS.has(fit.amount.kind);
}
