import type { Features } from "../score.model";
import type { AmountFit } from "./amounts.model";
import { fitOf, usualWholes } from "./amounts.model";
import type { BookingFit } from "./booking-features.model";
import { otherNumberFeatures } from "./other-number.model";
import type { Sight } from "./sight.model";
import { sumsOf } from "./sums.model";

/** Several bookings that one payment may pay together. */
export type SumFit = {
  readonly fits: readonly BookingFit[];
  /** Of all, how many the memo names. */
  readonly named: number;
  readonly amount: AmountFit;
  /** How many such sums were to be expected by chance. */
  readonly chanceHits: number;
};

const MOST_NAMED = 8;
const LEAST_SUPPLIER = 0.45;
const WORST_LAG = -4;
const SURE_NUMBERS = new Set(["exact", "alias", "altered"]);

/** Whether a number was read well enough to name a booking among others. */
export function isNamed({ number }: BookingFit): boolean {
  return number !== null && SURE_NUMBERS.has(number.how);
}

/** The sums that are worth a look: what is named together, what is named and one more, and what adds up exactly. */
export function sumFitsOf(sight: Sight, fits: readonly BookingFit[]): readonly SumFit[] {
  const named = fits.filter(
    (fit) => isNamed(fit) && fit.booking.outstandingMinor > 0 && !fit.booking.isCancelled,
  );
  const found = [...namedSums(sight, named, fits), ...plainSums(sight, named, fits)];
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
  const pairs = sumsOf(
    likeliest(others).map(({ booking }) => booking),
    rest,
  ).filter(({ bookings }) => bookings.length === 2);
  return pairs.map(({ bookings, chanceHits }) =>
    sumFit(sight, [...named, ...bookings.flatMap(({ id }) => byId.get(id) ?? [])], chanceHits),
  );
}

function likeliest(fits: readonly BookingFit[]): readonly BookingFit[] {
  return [...fits].sort((one, other) => other.lag - one.lag);
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

/** Sums of what the families that are named owe, where they add up exactly and hardly by chance. */
function plainSums(
  sight: Sight,
  named: readonly BookingFit[],
  fits: readonly BookingFit[],
): readonly SumFit[] {
  const { payment } = sight;
  if (named.length > 1 || payment.amountMinor <= 0) return [];
  const families = new Map<string, BookingFit[]>();
  for (const fit of fits) {
    const { family, supplier, booking } = fit;
    if (!family || supplier < LEAST_SUPPLIER || booking.currency !== payment.currency || booking.isClosed)
      continue;
    families.set(family, [...(families.get(family) ?? []), fit]);
  }
  // What agents typed for a company may stand apart from it: so what the memo names is looked at together, too.
  const pools =
    families.size > 1 ? [...families.values(), [...families.values()].flat()] : [...families.values()];
  return pools.flatMap((pool) => {
    const likely = likeliest(pool.filter(({ lag }) => lag > WORST_LAG));
    const byId = new Map(likely.map((fit) => [fit.booking.id, fit]));
    const bookings = likely.map(({ booking }) => booking);
    const wholes = usualWholes(payment, likely[0]?.family ?? null, sight.knowledge.habits);
    return wholes.flatMap((whole) =>
      sumsOf(bookings, whole).flatMap((sum) => {
        const parts = sum.bookings.flatMap(({ id }) => byId.get(id) ?? []);
        return sumFit(sight, parts, sum.chanceHits * wholes.length) ?? [];
      }),
    );
  });
}

function sumFit(sight: Sight, fits: readonly BookingFit[], chanceHits: number): SumFit | null {
  const [first] = fits;
  if (!first || fits.some(({ booking }) => booking.currency !== first.booking.currency)) return null;
  const total = fits.reduce((sum, { booking }) => sum + booking.outstandingMinor, 0);
  const expected = {
    outstandingMinor: total,
    commissionMinor: total,
    currency: first.booking.currency,
    family: first.family,
  };
  const amount = fitOf(sight.payment, expected, sight.knowledge.habits, sight.knowledge.rates);
  return amount && { fits, named: fits.filter(isNamed).length, amount, chanceHits };
}

/** What a sum has to say for itself. */
export function sumFeaturesOf(sight: Sight, { fits, named, amount, chanceHits }: SumFit): Features {
  const least = (of: (fit: BookingFit) => number) => Math.min(...fits.map(of));
  const most = (of: (fit: BookingFit) => number) => Math.max(...fits.map(of));
  const mean = (of: (fit: BookingFit) => number) => fits.reduce((sum, fit) => sum + of(fit), 0) / fits.length;
  const numbers = new Set(fits.map(({ booking }) => booking.key));
  return {
    sum: 1,
    sum_size: fits.length - 2,
    sum_all_named: Number(named === fits.length),
    sum_named: named / fits.length,
    [`sum_${amount.kind}`]: 1,
    [`sum_${amount.kind}_named`]: Number(named === fits.length),
    sum_own: Number(amount.isOwnHabit),
    sum_gap: Math.min(3, Math.abs(amount.gap)),
    sum_likelihood: amount.likelihood,
    sum_usual: amount.usual,
    ...Object.assign(
      {},
      ...fits
        .filter(({ number }) => number === null)
        .map(({ booking }) => otherNumberFeatures(sight, booking.key, "sum_other")),
    ),
    sum_chance: named === fits.length ? 0 : Math.log(chanceHits + 0.001),
    sum_lag: mean(({ lag }) => lag),
    sum_lag_worst: least(({ lag }) => lag),
    sum_spread: Math.min(6, (most(({ lagDays }) => lagDays) - least(({ lagDays }) => lagDays)) / 10),
    sum_supplier: -Math.log(Math.max(0.01, 1 - least(({ supplier }) => supplier))),
    sum_rival: most(({ rival }) => rival),
    sum_rooms: Number(numbers.size === 1),
    sum_client: mean(({ hasClient }) => Number(hasClient)),
    sum_agency: mean(({ hasAgency }) => Number(hasAgency)),
    sum_closed: most(({ booking }) => Number(booking.isClosed || booking.isSelfReported)),
    sum_in_report: most(({ booking }) => Number(booking.isInReport)),
    sum_partial: most(({ booking }) => Number(booking.receivedMinor > 0)),
    sum_refund: Number(sight.isRefund),
  };
}
