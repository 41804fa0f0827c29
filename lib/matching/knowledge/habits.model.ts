import { Ways, WHOLLY, wayOfFee, wayOfShare } from "./ways.model";

/** How deposits differed from what was expected, lesson by lesson. `ratio` is deposit over expectation at the day's rate. */
export type DifferenceLesson = {
  readonly family: string | null;
  readonly currency: string;
  readonly isForeign: boolean;
  readonly feeMinor: number | null;
  readonly ratio: number | null;
};

/** What a foreign payer's bank keeps of the day's rate: the middle and how far it strays. */
export type Spread = { readonly middle: number; readonly deviation: number };

const CONFIRMED = 4;
const CONFIRMED_OF_FAMILY = 2;
/** A fee in whole units is what banks ask: two who were short of it are no coincidence. */
const CONFIRMED_WHOLE = 2;
const EXACT = 0.000002;
const WHOLE = 100;
const GRID = 2_000;
const ON_GRID = 0.00013;
const USUAL_SPREAD: Spread = { middle: 0.989, deviation: 0.009 };
const DAILY = 0.0035;
const LEAST_AFTER_FEE = 0.1;
/** What lies beyond is no whole commission. */
const LEAST_SPREAD = 0.93;
const MOST_SPREAD = 1.04;

/** Fees and shares that were confirmed often enough to be expected, and what foreign payments arrive as. */
export class Habits {
  readonly #fees = new Map<string, Set<number>>();
  readonly #ownFees = new Map<string, Set<number>>();
  readonly #shares: readonly number[];
  readonly #ownShares = new Map<string, number[]>();
  readonly #spreads = new Map<string, Spread>();
  readonly #usual: Spread;
  readonly #ways: Ways;

  constructor(lessons: readonly DifferenceLesson[]) {
    const known = lessons.flatMap(({ ratio, ...rest }) =>
      ratio !== null && ratio > 0 ? [{ ...rest, ratio }] : [],
    );
    const foreign = known.filter(
      ({ isForeign, ratio }) => isForeign && ratio > LEAST_SPREAD && ratio < MOST_SPREAD,
    );
    this.#usual = usualSpread(foreign.map(({ ratio }) => ratio));
    for (const [family, some] of Map.groupBy(foreign, ({ family }) => `${family}`)) {
      this.#spreads.set(
        family,
        spreadOf(
          some.map(({ ratio }) => ratio),
          DAILY,
        ),
      );
    }
    const domestic = known.filter(({ isForeign }) => !isForeign);
    this.#shares = this.#noteShares(domestic);
    this.#noteFees(domestic.filter(({ ratio }) => ratio > LEAST_AFTER_FEE && !this.#isShare(ratio)));
    this.#ways = new Ways(domestic.map((lesson) => ({ family: lesson.family, way: this.#wayOf(lesson) })));
  }

  /** What is short by a known share isn't short by a fee: both halves of a commission lack the same. */
  #isShare(ratio: number): boolean {
    return this.#shares.includes(onGrid(ratio) ?? 0);
  }

  #wayOf({ currency, feeMinor, ratio }: DifferenceLesson & { readonly ratio: number }): string {
    if (Math.abs(ratio - 1) < EXACT) return WHOLLY;
    if (this.#isShare(ratio)) return wayOfShare(onGrid(ratio) ?? 1);
    return feeMinor !== null && this.feesOf(currency).has(feeMinor) ? wayOfFee(currency, feeMinor) : "other";
  }

  #noteFees(lessons: readonly (DifferenceLesson & { readonly ratio: number })[]): void {
    const short = lessons.flatMap(({ feeMinor, ...lesson }) =>
      feeMinor === null ? [] : [{ ...lesson, feeMinor }],
    );
    for (const [key, some] of Map.groupBy(short, ({ family, currency }) => `${family} ${currency}`))
      this.#ownFees.set(key, new Set(some.map(({ feeMinor }) => feeMinor)));
    for (const [key, some] of Map.groupBy(short, ({ currency, feeMinor }) => `${currency} ${feeMinor}`)) {
      const [currency = "", fee] = key.split(" ");
      // A fee is the same whatever it is kept of: what lacks of one amount again and again may be a part that is still to come.
      const amounts = new Set(some.map(({ ratio }) => ratio)).size;
      if (amounts >= (Number(fee) % WHOLE === 0 ? CONFIRMED_WHOLE : CONFIRMED))
        this.#fees.set(currency, (this.#fees.get(currency) ?? new Set()).add(Number(fee)));
    }
  }

  #noteShares(lessons: readonly DifferenceLesson[]): readonly number[] {
    const shares = lessons.flatMap(({ family, ratio }) => {
      const share = onGrid(ratio ?? 0);
      return share !== null && share > 0 && share < 1 ? [{ family: `${family}`, share }] : [];
    });
    for (const [family, some] of Map.groupBy(shares, (one) => one.family)) {
      const often = counted(some.map(({ share }) => share));
      this.#ownShares.set(
        family,
        [...often].flatMap(([share, times]) => (times >= CONFIRMED_OF_FAMILY ? [share] : [])),
      );
    }
    return [...counted(shares.map(({ share }) => share))].flatMap(([share, times]) =>
      times >= CONFIRMED ? [share] : [],
    );
  }

  /** The fees that may have been kept of a payment, in the account's currency. */
  feesOf(currency: string): ReadonlySet<number> {
    return this.#fees.get(currency) ?? NO_FEES;
  }

  /** Whether a family's payments were short of this fee before. */
  isFeeOf(family: string | null, currency: string, fee: number): boolean {
    return this.#ownFees.get(`${family} ${currency}`)?.has(fee) ?? false;
  }

  /** The fees by which a family's payments were short before, of those that are known of others too. */
  ownFeesOf(family: string | null, currency: string): readonly number[] {
    const known = this.feesOf(currency);
    return [...(this.#ownFees.get(`${family} ${currency}`) ?? [])].filter((fee) => known.has(fee));
  }

  /** The shares of a commission that may come at once: those less a service's percentage, and parts. */
  get shares(): readonly number[] {
    return this.#shares;
  }

  sharesOf(family: string | null): readonly number[] {
    return this.#ownShares.get(`${family}`) ?? [];
  }

  /** The logarithm of how often a family's payments come in a way, by its own and, the fewer these are, by all of them. */
  usualOf(family: string | null, way: string): number {
    return this.#ways.usualOf(family, way);
  }

  spreadOf(family: string | null): Spread & { readonly isKnown: boolean } {
    const seen = this.#spreads.get(`${family}`);
    return seen ? { ...seen, isKnown: true } : { ...this.#usual, isKnown: false };
  }
}

const NO_FEES: ReadonlySet<number> = new Set();

function counted<T>(values: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function usualSpread(ratios: readonly number[]): Spread {
  return ratios.length < 8 ? USUAL_SPREAD : spreadOf(ratios, 0.004);
}

/** A share that a person would agree on: whole or half tenths of a percent. */
function onGrid(ratio: number): number | null {
  const share = Math.round(ratio * GRID) / GRID;
  return Math.abs(ratio - share) <= ON_GRID ? share : null;
}

function spreadOf(ratios: readonly number[], least: number): Spread {
  const sorted = [...ratios].sort((one, other) => one - other);
  const middle = sorted[sorted.length >> 1] ?? 1;
  const gaps = sorted.map((ratio) => Math.abs(ratio - middle)).sort((one, other) => one - other);
  const gap = gaps[gaps.length >> 1] ?? 0;
  const deviation = Math.max(least, 1.48 * gap) * Math.sqrt(1 + 1 / sorted.length);
  return { middle, deviation };
}
