import type { DifferenceLesson } from "./lesson.model";

/** A payment that was less than expected, with its number of bookings. */
type Short = Pick<DifferenceLesson, "amountMinor" | "expectedMinor" | "bookingCount">;

const GRID = 2_000;
const MOST_RATE = 0.06;
const FIXED_STEP = 5;
const MOST_FIXED = 100;
/** The maximum share of a grid step that rounding may cover. Beyond it, any fixed sum would fit. */
const TOLERABLE = 0.3;
const CONFIRMED = 3;
const CONFIRMED_OF_FAMILY = 2;

/** The share and the fixed sum that a processor deducts from each booking: 2.9% and 0.30. */
export class Deduction {
  readonly rate: number;
  readonly fixedMinor: number;

  constructor(rate: number, fixedMinor: number) {
    this.rate = rate;
    this.fixedMinor = fixedMinor;
  }

  /** Returns what arrives for one booking. */
  netOf(minor: number): number {
    return minor - Math.round(minor * this.rate + this.fixedMinor);
  }

  /** Returns the amounts of a booking for which as much arrives. */
  wholesOf(minor: number): readonly number[] {
    const about = Math.round((minor + this.fixedMinor) / (1 - this.rate));
    return [about - 1, about, about + 1].filter((whole) => this.netOf(whole) === minor);
  }

  /** Returns what arrives for several bookings together, apart from the rounding of each. */
  netOfSum(minor: number, count: number): number {
    return minor - Math.round(minor * this.rate + this.fixedMinor * count);
  }

  /** Whether a payment was short by exactly this deduction. */
  isOf({ amountMinor, expectedMinor, bookingCount }: Short): boolean {
    if (expectedMinor === null || bookingCount < 1) return false;
    return Math.abs(this.netOfSum(expectedMinor, bookingCount) - amountMinor) <= slackOf(bookingCount);
  }
}

/** Returns the maximum effect of rounding several bookings, in minor units. */
function slackOf(bookingCount: number): number {
  return bookingCount < 2 ? 0 : Math.ceil(bookingCount / 2);
}

/** The deductions of processors: a share and a fixed sum that explain several payments of different amounts. */
export class Deductions {
  readonly #all = new Map<string, readonly Deduction[]>();
  readonly #own = new Map<string, readonly Deduction[]>();

  constructor(lessons: readonly DifferenceLesson[]) {
    const votes = lessons.flatMap((lesson, of) => votesOf(lesson).map((pair) => ({ ...lesson, of, pair })));
    for (const [currency, some] of Map.groupBy(votes, (vote) => vote.currency))
      this.#all.set(currency, confirmed(some, CONFIRMED));
    for (const [key, some] of Map.groupBy(votes, ({ family, currency }) => `${family} ${currency}`))
      this.#own.set(key, confirmed(some, CONFIRMED_OF_FAMILY));
  }

  of(family: string | null, currency: string): readonly Deduction[] {
    const own = this.#own.get(`${family} ${currency}`) ?? [];
    return own.length > 0 ? own : (this.#all.get(currency) ?? []);
  }
}

type Pair = { readonly steps: number; readonly fixedMinor: number };

/** Returns every share on the grid that, with a fixed sum for each booking, explains a shortfall. */
function votesOf({ amountMinor, expectedMinor, bookingCount }: Short): readonly Pair[] {
  if (expectedMinor === null || bookingCount < 1) return [];
  const short = expectedMinor - amountMinor;
  const slack = (0.51 + slackOf(bookingCount)) / expectedMinor;
  if (slack * GRID > TOLERABLE) return [];
  const pairs: Pair[] = [];
  for (let fixedMinor = FIXED_STEP; fixedMinor <= MOST_FIXED; fixedMinor += FIXED_STEP) {
    const rate = (short - fixedMinor * bookingCount) / expectedMinor;
    const steps = Math.round(rate * GRID);
    if (steps > 0 && rate <= MOST_RATE && Math.abs(rate - steps / GRID) <= slack)
      pairs.push({ steps, fixedMinor });
  }
  return pairs;
}

type Vote = { readonly of: number; readonly amountMinor: number; readonly pair: Pair };

/**
 * Returns the pairs that explain enough payments of different amounts, the one that explains the most first, and then
 * those that explain enough of the others: there are several processors.
 */
function confirmed(votes: readonly Vote[], least: number): readonly Deduction[] {
  const counted = [...Map.groupBy(votes, ({ pair }) => `${pair.steps} ${pair.fixedMinor}`).values()]
    .map((some) => ({ some, times: new Set(some.map(({ amountMinor }) => amountMinor)).size }))
    .sort((one, other) => other.times - one.times);
  const [best, second] = counted;
  const first = best?.some[0];
  if (!first || best.times < least || best.times === second?.times) return [];
  const explained = new Set(best.some.map(({ of }) => of));
  const others = votes.filter(({ of }) => !explained.has(of));
  return [new Deduction(first.pair.steps / GRID, first.pair.fixedMinor), ...confirmed(others, least)];
}
