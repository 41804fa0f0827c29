import type { OwedBooking } from "../candidate.model";

/**
 * A booking with its share of a deposit, in minor units: its outstanding amount, or that less a processor's deduction.
 */
export type Owing = { readonly booking: OwedBooking; readonly worth: number };

/** Bookings that a deposit may pay together, and the number of such sums expected by chance. */
export type Sum = { readonly bookings: readonly OwedBooking[]; readonly chanceHits: number };

const MOST = { pair: 160, triple: 110, four: 60 };
/** The number of sums expected by chance above which finding one is no evidence. */
const MOST_CHANCE = 4;
const MOST_FOUND = 12;
/**
 * Limits for amounts known only approximately: the number of bookings to combine, of sums expected by chance, and of
 * sums to consider.
 */
const ROUGHLY = { pair: 40, triple: 16, chance: 1.5, found: 3 } as const;
const ROUND = 100;

/**
 * Finds two, three or four bookings whose shares add up to `amount` exactly. The pool must be sorted by likelihood,
 * best first. Each size is only searched if it is unlikely to match by chance.
 */
export function sumsOf(pool: readonly Owing[], amount: number): readonly Sum[] {
  const fitting = pool.filter(({ worth }) => worth > 0 && worth < amount);
  const found: Sum[] = [];
  for (const [size, most] of [
    [2, MOST.pair],
    [3, MOST.triple],
    [4, MOST.four],
  ] as const) {
    const some = fitting.slice(0, most);
    const chanceHits = expectedHits(some, amount, size);
    if (chanceHits > MOST_CHANCE) break;
    for (const hit of hitsOf(some, amount, size)) {
      if (found.length < MOST_FOUND) found.push({ bookings: hit.map(({ booking }) => booking), chanceHits });
    }
  }
  return found;
}

/** Finds two or three bookings whose shares add up to an approximate amount, those nearest to its middle first. */
export function sumsNear(pool: readonly Owing[], low: number, high: number): readonly Sum[] {
  const middle = Math.floor((low + high) / 2) + 0.5;
  const fitting = pool.filter(({ worth }) => worth > 0 && worth < high);
  return ([2, 3] as const).flatMap((size) => {
    const some = fitting.slice(0, size === 2 ? ROUGHLY.pair : ROUGHLY.triple);
    const chanceHits = expectedHits(some, middle, size) * (high - low + 1);
    if (chanceHits > ROUGHLY.chance) return [];
    return combinationsOf(some, size)
      .map((owing) => ({ owing, gap: Math.abs(owing.reduce((sum, { worth }) => sum + worth, 0) - middle) }))
      .filter(({ gap }) => gap <= (high - low) / 2)
      .sort((one, other) => one.gap - other.gap)
      .slice(0, ROUGHLY.found)
      .map(({ owing }) => ({ bookings: owing.map(({ booking }) => booking), chanceHits }));
  });
}

function combinationsOf<One>(some: readonly One[], size: number): readonly (readonly One[])[] {
  if (size === 0) return [[]];
  return some.flatMap((one, at) =>
    combinationsOf(some.slice(at + 1), size - 1).map((others) => [one, ...others]),
  );
}

/**
 * Returns the number of combinations expected to match an amount by chance, assuming a normal distribution of sums;
 * more for a round amount.
 */
export function expectedHits(pool: readonly Owing[], amount: number, size: number): number {
  const count = pool.length;
  if (count < size) return 0;
  const combinations =
    [
      1,
      count,
      (count * (count - 1)) / 2,
      (count * (count - 1) * (count - 2)) / 6,
      (count * (count - 1) * (count - 2) * (count - 3)) / 24,
    ][size] ?? 0;
  const amounts = pool.map(({ worth }) => worth);
  const mean = amounts.reduce((sum, one) => sum + one, 0) / count;
  const variance = amounts.reduce((sum, one) => sum + (one - mean) ** 2, 0) / count;
  const deviation = Math.sqrt(Math.max(1, variance * size));
  const z = (amount - mean * size) / deviation;
  const density = Math.exp(-0.5 * Math.min(9, z * z)) / (deviation * 2.5066);
  return combinations * density * roundStep(amounts, amount, size);
}

/**
 * Returns the factor by which a round amount is more likely to be matched, depending on how many of the amounts are
 * round.
 */
export function roundStep(amounts: readonly number[], amount: number, size: number): number {
  if (amount % ROUND !== 0) return 1;
  const rounds = amounts.filter((one) => one % ROUND === 0).length / Math.max(1, amounts.length);
  return Math.min(ROUND, 1 + ROUND * rounds ** size * 4);
}

function hitsOf(pool: readonly Owing[], amount: number, size: 2 | 3 | 4): readonly (readonly Owing[])[] {
  if (size === 2) return pairsOf(pool, amount, 0);
  const found: (readonly Owing[])[] = [];
  for (const [at, first] of pool.entries()) {
    if (found.length >= MOST_FOUND) break;
    const rest = amount - first.worth;
    if (rest <= 0) continue;
    const others = size === 3 ? pairsOf(pool, rest, at + 1) : hitsOf(pool.slice(at + 1), rest, 3);
    for (const other of others) found.push([first, ...other]);
  }
  return found;
}

/** Finds pairs in a pool, starting at an index, whose shares add up to an amount. */
export function pairsOf<One extends { readonly worth: number }>(
  pool: readonly One[],
  amount: number,
  from: number,
): readonly (readonly One[])[] {
  const seen = new Map<number, One[]>();
  const found: (readonly One[])[] = [];
  for (let at = from; at < pool.length && found.length < MOST_FOUND; at += 1) {
    const one = pool[at];
    if (!one) break;
    for (const other of seen.get(amount - one.worth) ?? []) found.push([other, one]);
    const same = seen.get(one.worth);
    if (same) same.push(one);
    else seen.set(one.worth, [one]);
  }
  return found;
}
