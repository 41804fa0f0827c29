import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type Deduction, Deductions } from "./deductions.model";
import { type Spread, Spreads } from "./spreads.model";
import { Ways, WHOLLY, wayOfDeduction, wayOfFee, wayOfShare } from "./ways.model";

/** How deposits differed from what was expected, lesson by lesson. `ratio` is deposit over expectation at the day's rate. */
export type DifferenceLesson = {
  readonly family: string | null;
  readonly currency: string;
  readonly expectedCurrency: string;
  readonly amountMinor: number;
  /** In its own currency; null where a lesson didn't keep it. */
  readonly expectedMinor: number | null;
  /** How many bookings it was for; 0: a report. */
  readonly bookingCount: number;
  readonly learnedOn: CalendarDate;
  readonly feeMinor: number | null;
  readonly ratio: number | null;
};

const CONFIRMED = 4;
const CONFIRMED_OF_FAMILY = 2;
/** A fee in whole units is what banks ask: two who were short of it are no coincidence. */
const CONFIRMED_WHOLE = 2;
const EXACT = 0.000002;
const WHOLE = 100;
const GRID = 2_000;
const ON_GRID = 0.00013;
const LEAST_AFTER_FEE = 0.1;
/** So many bookings that nobody named: a company's own reckoning of all that it owed. */
const LEAST_LUMP = 4;
/** So many reports, and such a share of all payments, say that a company sends one for each. */
const [BY_REPORTS, MOSTLY] = [4, 0.8];

/** Fees and shares that were confirmed often enough to be expected, and what foreign payments arrive as. */
export class Habits {
  readonly #fees = new Map<string, Set<number>>();
  readonly #ownFees = new Map<string, Set<number>>();
  readonly #shares: readonly number[];
  readonly #ownShares = new Map<string, number[]>();
  readonly #seenShares = new Set<string>();
  readonly #deductions: Deductions;
  readonly #spreads: Spreads;
  readonly #ways: Ways;
  readonly #lumps = new Map<string, number>();
  readonly #reporting = new Set<string>();

  constructor(lessons: readonly DifferenceLesson[]) {
    const known = lessons.flatMap(({ ratio, ...rest }) =>
      ratio !== null && ratio > 0 ? [{ ...rest, ratio }] : [],
    );
    const isForeign = (lesson: DifferenceLesson) => lesson.currency !== lesson.expectedCurrency;
    this.#spreads = new Spreads(known.filter(isForeign));
    const domestic = known.filter((lesson) => !isForeign(lesson));
    this.#shares = this.#noteShares(domestic);
    this.#noteFees(domestic.filter(({ ratio }) => ratio > LEAST_AFTER_FEE && !this.#isShare(ratio)));
    this.#deductions = new Deductions(domestic.filter((lesson) => this.#isOddlyShort(lesson)));
    this.#ways = new Ways(domestic.map((lesson) => ({ family: lesson.family, way: this.#wayOf(lesson) })));
    for (const [family, some] of Map.groupBy(lessons, (lesson) => `${lesson.family}`)) {
      const reports = some.filter(({ bookingCount }) => bookingCount === 0).length;
      if (reports >= BY_REPORTS && reports >= MOSTLY * some.length) this.#reporting.add(family);
    }
    for (const { family, bookingCount } of lessons)
      if (family !== null && bookingCount >= LEAST_LUMP)
        this.#lumps.set(family, (this.#lumps.get(family) ?? 0) + 1);
  }

  /** What is short by a known share isn't short by a fee: both halves of a commission lack the same. */
  #isShare(ratio: number): boolean {
    return this.#shares.includes(onGrid(ratio) ?? 0);
  }

  /** Short by neither a known fee nor a known share: it may be both together. */
  #isOddlyShort({ currency, feeMinor, ratio }: DifferenceLesson & { readonly ratio: number }): boolean {
    return feeMinor !== null && !this.#isShare(ratio) && !this.feesOf(currency).has(feeMinor);
  }

  #wayOf(lesson: DifferenceLesson & { readonly ratio: number }): string {
    const { family, currency, feeMinor, ratio } = lesson;
    if (Math.abs(ratio - 1) < EXACT) return WHOLLY;
    if (this.#isShare(ratio)) return wayOfShare(onGrid(ratio) ?? 1);
    if (feeMinor !== null && this.feesOf(currency).has(feeMinor)) return wayOfFee(currency, feeMinor);
    const deduction = this.#deductions.of(family, currency).find((one) => one.isOf(lesson));
    return deduction ? wayOfDeduction(deduction) : "other";
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
    for (const { family, share } of shares) this.#seenShares.add(`${family} ${share}`);
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

  /** What is kept of each booking as a share and a fixed sum, by a family's own processor or, where none is known, by those of others. */
  deductionsOf(family: string | null, currency: string): readonly Deduction[] {
    return this.#deductions.of(family, currency);
  }

  /** How often a family paid several bookings at once that no report had listed. */
  lumpsOf(family: string | null): number {
    return this.#lumps.get(`${family}`) ?? 0;
  }

  /** Whether a family pays by reports, but for few of its payments. */
  paysByReports(family: string | null): boolean {
    return this.#reporting.has(`${family}`);
  }

  /** Whether a family's payment was this share of what was expected before, if only once. */
  wasShare(family: string | null, share: number): boolean {
    return this.#seenShares.has(`${family} ${share}`);
  }

  spreadOf(family: string | null): Spread & { readonly isKnown: boolean } {
    return this.#spreads.of(family);
  }
}

const NO_FEES: ReadonlySet<number> = new Set();

function counted<T>(values: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** A share that a person would agree on: whole or half tenths of a percent. */
function onGrid(ratio: number): number | null {
  const share = Math.round(ratio * GRID) / GRID;
  return Math.abs(ratio - share) <= ON_GRID ? share : null;
}
