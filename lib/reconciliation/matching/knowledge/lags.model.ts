/** The day of a booking from which a company counts its payment period. */
export const LAG_BASES = ["start", "end", "booked"] as const;
export type LagBasis = (typeof LAG_BASES)[number];

/**
 * The payments of a company's bookings: their number, and the sums of the days after each basis and of their squares.
 */
export type LagSums = { readonly count: number } & Readonly<
  Record<LagBasis, readonly [sum: number, squares: number]>
>;

/** When a company pays: the mean number of days after the basis, and the deviation. */
export type Lag = { readonly basis: LagBasis; readonly mean: number; readonly deviation: number };

/** The usual deviation of a company's payments, and its weight against the observed ones. */
const USUAL_DEVIATION = 10;
const USUAL_WEIGHT = 3;
const LEAST_COUNT = 4;
const BANK_DAYS = 2;
const WORST = -8;

/**
 * Returns the basis with the smallest deviation of a company's payments. With too few payments, returns the end of
 * travel or, if payments came before travel began, the day of booking.
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

/** Returns the lag of all companies together, for those without known payments. */
export function usualLag(all: readonly LagSums[]): Lag {
  const known = all.flatMap((sums) => (sums.count >= LEAST_COUNT ? [sums.end[0] / sums.count] : []));
  if (known.length < 3) return { basis: "end", mean: 35, deviation: 40 };
  const mean = known.reduce((sum, one) => sum + one, 0) / known.length;
  const variance = known.reduce((sum, one) => sum + (one - mean) ** 2, 0) / known.length;
  return { basis: "end", mean, deviation: Math.sqrt(variance + 15 ** 2) };
}

/**
 * Returns the log likelihood of a number of days, relative to a deviation of ten days. It has a lower limit of a few
 * ten-thousandths.
 */
export function likelihoodOf({ mean, deviation }: Lag, days: number): number {
  const z = (days - mean) / deviation;
  return Math.max(WORST, -0.5 * z * z - Math.log(deviation / USUAL_DEVIATION));
}
