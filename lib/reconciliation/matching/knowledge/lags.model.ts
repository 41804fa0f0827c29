/** From which of a booking's days a company counts. */
export const LAG_BASES = ["start", "end", "booked"] as const;
export type LagBasis = (typeof LAG_BASES)[number];

/** Payments of one company's bookings: how many, and the sums of their days after each basis and of those squared. */
export type LagSums = { readonly count: number } & Readonly<
  Record<LagBasis, readonly [sum: number, squares: number]>
>;

/** When a company pays: so many days after the basis, give or take. */
export type Lag = { readonly basis: LagBasis; readonly mean: number; readonly deviation: number };

/** What payments of one company usually spread by, and how much that weighs against what is seen. */
const USUAL_DEVIATION = 10;
const USUAL_WEIGHT = 3;
const LEAST_COUNT = 4;
const BANK_DAYS = 2;
const WORST = -8;

/**
 * The basis that a company's payments spread least from. Where too few are known, the end of travel; the booking's own day of a
 * company whose payments came before travel began.
 */
export function lagOf(sums: LagSums): Lag | null {
  if (sums.count === 0) return null;
  const bases = sums.count < LEAST_COUNT ? ([sums.start[0] < 0 ? "booked" : "end"] as const) : LAG_BASES;
  const [best] = bases
    .map((basis) => spreadOf(sums, basis))
    .sort((one, other) => one.deviation - other.deviation);
  return best ?? null;
}

function spreadOf({ count, ...sums }: LagSums, basis: LagBasis): Lag {
  const [sum, squares] = sums[basis];
  const mean = sum / count;
  const within = Math.max(0, squares - count * mean * mean);
  const variance = (within + USUAL_WEIGHT * USUAL_DEVIATION ** 2) / (count + USUAL_WEIGHT - 1);
  return { basis, mean, deviation: Math.sqrt(variance * (1 + 1 / count) + BANK_DAYS ** 2) };
}

/** What is known of all companies together, for those of whom nothing is known. */
export function usualLag(all: readonly LagSums[]): Lag {
  const known = all.flatMap((sums) => (sums.count >= LEAST_COUNT ? [sums.end[0] / sums.count] : []));
  if (known.length < 3) return { basis: "end", mean: 35, deviation: 40 };
  const mean = known.reduce((sum, one) => sum + one, 0) / known.length;
  const variance = known.reduce((sum, one) => sum + (one - mean) ** 2, 0) / known.length;
  return { basis: "end", mean, deviation: Math.sqrt(variance + 15 ** 2) };
}

/** The logarithm of how likely so many days are, against a spread of ten days; never less than a chance of a few thousand. */
export function likelihoodOf({ mean, deviation }: Lag, days: number): number {
  const z = (days - mean) / deviation;
  return Math.max(WORST, -0.5 * z * z - Math.log(deviation / USUAL_DEVIATION));
}
