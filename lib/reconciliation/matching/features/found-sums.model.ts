import { owedOf } from "../candidate.model";
import { SURE_KINDS } from "./amounts.model";
import type { BookingFit } from "./booking-features.model";
import { type FoundLump, lumpsOf, nearestMonths } from "./lumps.model";
import { possibleForeign, usualWholes } from "./possible-amounts.model";
import { LEAST_SUPPLIER, type Sight } from "./sight.model";
import { isNamed, likeliest, owingOf, type SumFit, sumFit, totalOf, WORST_LAG } from "./sum-fit.model";
import { type Owing, sumsNear, sumsOf } from "./sums.model";

const MOST_NAMED = 8;
/**
 * Returns the sums worth considering: bookings named together, named ones with one more, and bookings that add up
 * exactly.
 */
export function sumFitsOf(sight: Sight, fits: readonly BookingFit[]): readonly SumFit[] {
  const named = fits.filter((fit) => isNamed(fit) && owedOf(fit.booking) > 0 && !fit.booking.isCancelled);
  const pools = named.length > 1 || sight.payment.amountMinor <= 0 ? [] : poolsOf(sight, fits);
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
 * memos are cut off: the rest of the deposit, or of what it was before the payer's usual fees, shares and taxes.
 */
function cutSums(sight: Sight, named: readonly BookingFit[], all: readonly BookingFit[]) {
  const [first] = named;
  const families = new Set(named.map(({ family }) => family));
  // A payment with a memo is for the suppliers that it names, or for those of its other bookings.
  const others = all.filter(
    (fit) =>
      !isNamed(fit) &&
      fit.booking.currency === first?.booking.currency &&
      (fit.supplier >= LEAST_SUPPLIER || families.has(fit.family) || fit.family === null),
  );
  const wholes = usualWholes(sight.deposit, first?.family ?? null, sight.knowledge.habits);
  const rests = wholes.map((whole) => whole - totalOf(named)).filter((rest) => rest > 0);
  return rests.flatMap((rest) => restSums(sight, { named, others, rest, ways: wholes.length }));
}

type Cut = {
  readonly named: readonly BookingFit[];
  readonly others: readonly BookingFit[];
  readonly rest: number;
  /** The number of rests that are looked for. */
  readonly ways: number;
};

function restSums(sight: Sight, { named, others, rest, ways }: Cut) {
  const density = (ways * others.length) / Math.max(1, 2 * rest);
  const usual = others.filter(({ lag }) => lag > WORST_LAG);
  const isRest = ({ booking }: BookingFit) => owedOf(booking) === rest;
  const ones = usual.some(isRest) ? usual.filter(isRest) : others.filter(isRest);
  if (ones.length > 0 || named.length < 2)
    return ones.map((other) => sumFit(sight, [...named, other], density));
  const byId = new Map(usual.map((fit) => [fit.booking.id, fit]));
  const known = usual.filter(({ family }) => family !== null);
  const pairs = sumsOf(likeliest(known).map(owingOf), rest).filter(({ bookings }) => bookings.length === 2);
  return pairs.map(({ bookings, chanceHits }) =>
    sumFit(sight, [...named, ...bookings.flatMap(({ id }) => byId.get(id) ?? [])], chanceHits * ways),
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

/** The number of lump payments that make them a company's habit. */
const LEAST_TIMES = 2;

type Pool = readonly BookingFit[];

/**
 * Returns the outstanding bookings of the named families, one list for each family and currency, the most likely
 * bookings first.
 */
function poolsOf({ channel }: Sight, fits: readonly BookingFit[]): readonly Pool[] {
  const open = fits.filter(
    ({ family, supplier, booking }) =>
      family !== null &&
      (supplier >= LEAST_SUPPLIER || channel.has(family)) &&
      booking.outstandingMinor > 0 &&
      !booking.isClosed,
  );
  return [...Map.groupBy(open, ({ booking }) => booking.currency).values()].flatMap((some) => {
    const families = [...Map.groupBy(some, ({ family }) => family).values()];
    // Names that agents entered for a company may be in a separate family, so all bookings the memo names are also
    // searched together. Of the many companies of a channel, none is likelier than another.
    const apart = channel.size > 0 ? [] : families;
    return (families.length > 1 ? [...apart, some] : families).map(likeliest);
  });
}

/**
 * Returns the ways in which a deposit may relate to a pool's bookings: whole, less the payer's fees, or less a
 * processor's deduction from each booking.
 */
function waysOf({ payment, deposit, knowledge }: Sight, pool: Pool) {
  const family = pool[0]?.family ?? null;
  const owing = pool.map(owingOf);
  const wholes = usualWholes(deposit, family, knowledge.habits).map((whole) => ({
    owing,
    whole,
    slack: [0],
  }));
  const kept = knowledge.habits.deductions.of(family, payment.currency).map((deduction) => ({
    owing: owing.map(({ booking, worth }) => ({ booking, worth: deduction.netOf(worth) })),
    whole: payment.amountMinor,
    slack: [0, 1, -1],
  }));
  return [...wholes, ...kept];
}

/**
 * Returns sums of what the named families owe that match the deposit exactly and are unlikely to match by chance. In
 * another currency, they must match within the spread of its bank.
 */
function plainSums(sight: Sight, all: Pool): readonly SumFit[] {
  const pool = all.filter(({ lag }) => lag > WORST_LAG);
  if (pool[0]?.booking.currency !== sight.payment.currency) return foreignSums(sight, pool);
  const byId = new Map(pool.map((fit) => [fit.booking.id, fit]));
  const ways = waysOf(sight, pool);
  return ways.flatMap(({ owing, whole, slack }) =>
    slack.flatMap((off) =>
      sumsOf(owing, whole + off).flatMap((sum) => {
        const parts = sum.bookings.flatMap(({ id }) => byId.get(id) ?? []);
        return sumFit(sight, parts, sum.chanceHits * ways.length * slack.length) ?? [];
      }),
    ),
  );
}

function foreignSums(sight: Sight, pool: Pool): readonly SumFit[] {
  const [first] = pool;
  if (!first) return [];
  const { deposit, knowledge } = sight;
  const asked = { currency: first.booking.currency, family: first.family };
  const band = possibleForeign(deposit, asked, knowledge);
  if (!band) return [];
  const byId = new Map(pool.map((fit) => [fit.booking.id, fit]));
  return sumsNear(pool.map(owingOf), band.low, band.high).flatMap(
    ({ bookings, chanceHits }) =>
      sumFit(
        sight,
        bookings.flatMap(({ id }) => byId.get(id) ?? []),
        chanceHits,
      ) ?? [],
  );
}

/**
 * Returns everything that a family owes for some days if it equals the deposit: exactly or, in another currency, within
 * the spread of its bank.
 */
function lumpSums(sight: Sight, pool: Pool): readonly SumFit[] {
  const byId = new Map(pool.map((fit) => [fit.booking.id, fit]));
  const open = (owing: readonly Owing[]) =>
    owing.filter(({ booking }) => !isOutside(sight, byId.get(booking.id)));
  const isHabit = sight.knowledge.habits.lumpsOf(pool[0]?.family ?? null) >= LEAST_TIMES;
  return foundLumps(sight, pool, open).flatMap(({ owing, lump, chanceHits }) => {
    const parts = owing.flatMap(({ booking }) => byId.get(booking.id) ?? []);
    return sumFit(sight, parts, chanceHits, { ...lump, isHabit }) ?? [];
  });
}

/**
 * Whether a booking is excluded from payments without a report, because a report pays it, it was already paid, or it
 * was entered later.
 */
function isOutside({ payment }: Sight, fit: BookingFit | undefined): boolean {
  if (!fit || fit.booking.bookedOn > payment.on) return true;
  return fit.booking.isCancelled || fit.booking.isSelfReported || fit.booking.isInReport;
}

function foundLumps(
  sight: Sight,
  pool: Pool,
  open: (owing: readonly Owing[]) => readonly Owing[],
): readonly FoundLump[] {
  const { payment, deposit, knowledge } = sight;
  const [first] = pool;
  if (!first) return [];
  const { family, booking } = first;
  if (booking.currency === payment.currency) {
    const ways = waysOf(sight, pool);
    return ways.flatMap(({ owing, whole }) =>
      lumpsOf(open(owing), whole).map((one) => ({ ...one, chanceHits: one.chanceHits * ways.length })),
    );
  }
  const asked = { currency: booking.currency, family };
  const band = possibleForeign(deposit, asked, knowledge);
  return band ? nearestMonths(open(pool.map(owingOf)), band.low, band.high) : [];
}
