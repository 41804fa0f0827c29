import type { OwedBooking } from "../candidate.model";

/** Bookings that a deposit may pay together, and how many such sums were to be expected by chance alone. */
export type Sum = { readonly bookings: readonly OwedBooking[]; readonly chanceHits: number };

const MOST = { pair: 160, triple: 110, four: 60 };
/** Where more sums than these hit by chance, finding one says nothing. */
const MOST_CHANCE = 4;
const MOST_FOUND = 12;
const ROUND = 100;

/**
 * Two, three or four bookings whose outstanding amounts come to `amount` exactly. The pool is best first: the bookings that
 * are likeliest paid now. Each size is looked for only where chance would not hit it often.
 */
export function sumsOf(pool: readonly OwedBooking[], amount: number): readonly Sum[] {
  const fitting = pool.filter(({ outstandingMinor }) => outstandingMinor > 0 && outstandingMinor < amount);
  const found: Sum[] = [];
  for (const [size, most] of [
    [2, MOST.pair],
    [3, MOST.triple],
    [4, MOST.four],
  ] as const) {
    const some = fitting.slice(0, most);
    const chanceHits = expectedHits(some, amount, size);
    if (chanceHits > MOST_CHANCE) break;
    for (const bookings of hitsOf(some, amount, size)) {
      if (found.length < MOST_FOUND) found.push({ bookings, chanceHits });
    }
  }
  return found;
}

/** How many of all combinations come to an amount by chance: those near it, spread evenly; more where it is round. */
export function expectedHits(pool: readonly OwedBooking[], amount: number, size: number): number {
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
  const amounts = pool.map(({ outstandingMinor }) => outstandingMinor);
  const mean = amounts.reduce((sum, one) => sum + one, 0) / count;
  const variance = amounts.reduce((sum, one) => sum + (one - mean) ** 2, 0) / count;
  const deviation = Math.sqrt(Math.max(1, variance * size));
  const z = (amount - mean * size) / deviation;
  const density = Math.exp(-0.5 * Math.min(9, z * z)) / (deviation * 2.5066);
  const rounds = amounts.filter((one) => one % ROUND === 0).length / count;
  const step = amount % ROUND === 0 ? Math.min(ROUND, 1 + ROUND * rounds ** size * 4) : 1;
  return combinations * density * step;
}

function hitsOf(
  pool: readonly OwedBooking[],
  amount: number,
  size: 2 | 3 | 4,
): readonly (readonly OwedBooking[])[] {
  if (size === 2) return pairsOf(pool, amount, 0);
  const found: (readonly OwedBooking[])[] = [];
  for (const [at, first] of pool.entries()) {
    if (found.length >= MOST_FOUND) break;
    const rest = amount - first.outstandingMinor;
    if (rest <= 0) continue;
    const others = size === 3 ? pairsOf(pool, rest, at + 1) : hitsOf(pool.slice(at + 1), rest, 3);
    for (const other of others) found.push([first, ...other]);
  }
  return found;
}

function pairsOf(
  pool: readonly OwedBooking[],
  amount: number,
  from: number,
): readonly (readonly OwedBooking[])[] {
  const seen = new Map<number, OwedBooking[]>();
  const found: (readonly OwedBooking[])[] = [];
  for (let at = from; at < pool.length && found.length < MOST_FOUND; at += 1) {
    const booking = pool[at];
    if (!booking) break;
    for (const other of seen.get(amount - booking.outstandingMinor) ?? []) found.push([other, booking]);
    const same = seen.get(booking.outstandingMinor);
    if (same) same.push(booking);
    else seen.set(booking.outstandingMinor, [booking]);
  }
  return found;
}
