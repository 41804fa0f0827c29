/** The share of the day's rate at which a foreign payer's deposits arrive: the middle, and the deviation. */
export type Spread = { readonly middle: number; readonly deviation: number };

type Ratio = { readonly family: string | null; readonly ratio: number };

const USUAL: Spread = { middle: 0.985, deviation: 0.012 };
const LEAST_KNOWN = 8;
/**
 * The range of plausible ratios for a whole commission. Others don't count as whole, unless a company's always are that
 * low.
 */
const [LEAST, MOST] = [0.93, 1.04];
const LEAST_OWN = 0.65;
/** The number of similar ratios that prove a company's own low ratio, and how much they may differ. */
const AGREED = 3;
const AGREES = 0.03;
/** The minimum deviation. A bank's margin always varies by as much, and a rate moves by as much within a day. */
const DAILY = 0.0035;
/** The weight of what is known about other companies, as a number of the company's own payments. */
const PRIOR = 3;
const OF_NORMAL = 1.48;
/**
 * The maximum deviation that counts, in standard deviations. A payment beyond it was short for another reason or linked
 * by mistake.
 */
const FAR = 2.5;

/**
 * The ratios at which foreign payments arrive, by company. They are calculated from its own payments and, the fewer
 * these are, from those of all companies.
 */
export class Spreads {
  readonly #usual: Spread;
  readonly #within: number;
  readonly #own = new Map<string, Spread>();

  constructor(seen: readonly Ratio[]) {
    const whole = seen.filter(({ ratio }) => ratio > LEAST && ratio < MOST);
    const all = whole.map(({ ratio }) => ratio);
    const [middle, strays] = [middleOf(all), OF_NORMAL * middleOf(gapsOf(all))];
    this.#usual = all.length < LEAST_KNOWN ? USUAL : { middle, deviation: Math.max(DAILY, strays) };
    const families = Map.groupBy(seen, ({ family }) => `${family}`);
    this.#within = withinOf([...Map.groupBy(whole, ({ family }) => `${family}`).values()]);
    for (const [family, some] of families) {
      const own = ownOf(some.map(({ ratio }) => ratio));
      if (own.length > 0) this.#own.set(family, this.#blended(own));
    }
  }

  of(family: string | null): Spread & { readonly isKnown: boolean } {
    const own = this.#own.get(`${family}`);
    return own ? { ...own, isKnown: true } : { ...this.#usual, isKnown: false };
  }

  #blended(own: readonly number[]): Spread {
    const count = own.length;
    const seen = middleOf(own);
    const apart = Math.max(DAILY ** 2, this.#usual.deviation ** 2 - this.#within ** 2);
    // If a company's ratio is far from all others, the others say nothing about it.
    const pull = seen < LEAST ? 0 : this.#within ** 2 / apart;
    const middle = (count * seen + pull * this.#usual.middle) / (count + pull);
    const variance = (squaresOf(gapsOf(own)) + PRIOR * this.#within ** 2) / (count - 1 + PRIOR);
    return { middle, deviation: Math.sqrt(variance * (1 + 1 / (count + pull))) };
  }
}

/** Returns a company's whole payments or, if none looks whole, those with similar ratios. */
function ownOf(ratios: readonly number[]): readonly number[] {
  const whole = ratios.filter((ratio) => ratio > LEAST && ratio < MOST);
  if (whole.length > 0) return whole;
  const middle = middleOf(ratios);
  const agreed = ratios.filter((ratio) => Math.abs(ratio - middle) < AGREES);
  return middle > LEAST_OWN && middle < MOST && agreed.length >= AGREED ? agreed : [];
}

/** Returns the deviation of payments from their own company's middle, over all companies. */
function withinOf(families: readonly (readonly Ratio[])[]): number {
  const several = families.filter(({ length }) => length > 1);
  const gaps = several.flatMap((some) => gapsOf(some.map(({ ratio }) => ratio)));
  return Math.sqrt((squaresOf(gaps) + PRIOR * DAILY ** 2) / (gaps.length - several.length + PRIOR));
}

/** Returns the sum of squares, with outliers limited to FAR deviations. */
function squaresOf(gaps: readonly number[]): number {
  const most = FAR * Math.max(DAILY, OF_NORMAL * middleOf(gaps));
  return gaps.reduce((sum, gap) => sum + Math.min(gap, most) ** 2, 0);
}

function gapsOf(values: readonly number[]): readonly number[] {
  const middle = middleOf(values);
  return values.map((value) => Math.abs(value - middle));
}

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}
