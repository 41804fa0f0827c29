import type { BookingFit } from "./booking-features.model";
import { type FoundLump, lumpsOf, nearestMonths } from "./lumps.model";
import { possibleForeign, usualWholes } from "./possible-amounts.model";
import type { Sight } from "./sight.model";
import { LEAST_SUPPLIER, likeliest, owingOf, type SumFit, sumFit, WORST_LAG } from "./sum-fit.model";
import { type Owing, sumsNear, sumsOf } from "./sums.model";

/** The number of lump payments that make them a company's habit. */
const LEAST_TIMES = 2;

type Pool = readonly BookingFit[];

/**
 * Returns the outstanding bookings of the named families, one list for each family and currency, the most likely
 * bookings first.
 */
export function poolsOf(fits: readonly BookingFit[]): readonly Pool[] {
  const open = fits.filter(
    ({ family, supplier, booking }) =>
      family !== null && supplier >= LEAST_SUPPLIER && booking.outstandingMinor > 0 && !booking.isClosed,
  );
  return [...Map.groupBy(open, ({ booking }) => booking.currency).values()].flatMap((some) => {
    const families = [...Map.groupBy(some, ({ family }) => family).values()];
    // Names that agents entered for a company may be in a separate family, so all bookings the memo names are also
    // searched together.
    return (families.length > 1 ? [...families, some] : families).map(likeliest);
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
export function plainSums(sight: Sight, all: Pool): readonly SumFit[] {
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
export function lumpSums(sight: Sight, pool: Pool): readonly SumFit[] {
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
  if (booking.currency === payment.currency)
    return waysOf(sight, pool).flatMap(({ owing, whole }) => lumpsOf(open(owing), whole));
  const asked = { currency: booking.currency, family };
  const band = possibleForeign(deposit, asked, knowledge);
  return band ? nearestMonths(open(pool.map(owingOf)), band.low, band.high) : [];
}
