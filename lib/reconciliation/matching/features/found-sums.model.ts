import { SURE_KINDS } from "./amounts.model";
import type { BookingFit } from "./booking-features.model";
import type { Sight } from "./sight.model";
import { isNamed, LEAST_SUPPLIER, likeliest, owingOf, type SumFit, sumFit, WORST_LAG } from "./sum-fit.model";
import { lumpSums, plainSums, poolsOf } from "./sum-pools.model";
import { sumsOf } from "./sums.model";

const MOST_NAMED = 8;
/** The sums that are worth a look: what is named together, what is named and one more, and what adds up exactly. */
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
  if (named.length === 0 || named.length > MOST_NAMED) return [];
  const whole = named.length > 1 ? [sumFit(sight, named, 0)] : [];
  const subsets = named.length > 2 ? subsetsOf(sight, named) : [];
  return [...whole, ...subsets, ...cutSums(sight, named, all)].flatMap((sum) => sum ?? []);
}

/** Memos are cut: the named ones with one or two more of the same supplier whose amounts are the rest. */
function cutSums(sight: Sight, named: readonly BookingFit[], all: readonly BookingFit[]) {
  const total = named.reduce((sum, { booking }) => sum + booking.outstandingMinor, 0);
  const rest = sight.payment.amountMinor - total;
  if (rest <= 0) return [];
  const currency = named[0]?.booking.currency;
  const others = all.filter(
    (fit) =>
      !isNamed(fit) &&
      fit.booking.currency === currency &&
      fit.supplier >= LEAST_SUPPLIER &&
      fit.lag > WORST_LAG,
  );
  const density = others.length / Math.max(1, 2 * rest);
  const ones = others.filter(({ booking }) => booking.outstandingMinor === rest);
  if (ones.length > 0 || named.length < 2)
    return ones.map((other) => sumFit(sight, [...named, other], density));
  const byId = new Map(others.map((fit) => [fit.booking.id, fit]));
  const pairs = sumsOf(likeliest(others).map(owingOf), rest).filter(({ bookings }) => bookings.length === 2);
  return pairs.map(({ bookings, chanceHits }) =>
    sumFit(sight, [...named, ...bookings.flatMap(({ id }) => byId.get(id) ?? [])], chanceHits),
  );
}

/** The named ones that add up without some of the others, which were named by chance. */
function subsetsOf(sight: Sight, named: readonly BookingFit[]) {
  const subsets = Array.from({ length: 2 ** named.length }, (_, bits) =>
    named.filter((_fit, at) => (bits >> at) & 1),
  );
  return subsets
    .filter((some) => some.length > 1 && some.length < named.length)
    .map((some) => sumFit(sight, some, 0))
    .filter((sum) => sum !== null && sum.amount.kind === "exact");
}

/** A number whose amount is right leaves nothing to look for. */
function isTold(fit: BookingFit): boolean {
  return isNamed(fit) && fit.amount !== null && SURE_KINDS.has(fit.amount.kind);
}
