import { Deductions } from "./deductions.model";
import type { DifferenceLesson } from "./lesson.model";
import { PartFees } from "./part-fees.model";
import { Shares } from "./shares.model";
import { Spreads } from "./spreads.model";
import { Ways, WHOLLY, wayOfDeduction, wayOfFee, wayOfShare } from "./ways.model";

const CONFIRMED = 4;
/** The number of confirmations of a fee in whole units. Banks charge such fees, so two of them are no coincidence. */
const CONFIRMED_WHOLE = 2;
const EXACT = 0.000002;
const WHOLE = 100;
const LEAST_AFTER_FEE = 0.1;
/** The maximum share of a part, and the number of parts within as many days that shows when a company pays parts. */
const [MOST_PART, PART_DAYS, LEAST_PARTS] = [0.85, 7, 3];
/** The minimum number of unnamed bookings paid together that shows that a company pays everything it owes at once. */
const LEAST_LUMP = 4;
/** The number of reports, and their share of all payments, that show that a company sends a report for each payment. */
const [BY_REPORTS, MOSTLY] = [4, 0.8];
/** So many reports of a single line, and such a share of all payments, say that one may come for any single booking. */
const [BY_LINES, SOMETIMES] = [3, 0.15];
/** So many reports, and as many as payments for several bookings without one, say that one may come for any of these. */
const [BY_SUMS, HALF] = [2, 0.5];

/** Fees and shares that were confirmed often enough to be expected, and the ratios of foreign payments. */
export class Habits {
  readonly #fees = new Map<string, Set<number>>();
  readonly #ownFees = new Map<string, Set<number>>();
  /** The shares of a commission that may be paid at once: those less a service's percentage, parts, and added tax. */
  readonly shares: Shares;
  /** What processors deduct from each booking: a share and a fixed sum. */
  readonly deductions: Deductions;
  /** The parts that families pay less a charge. */
  readonly partFees: PartFees;
  readonly spreads: Spreads;
  /** How often payments differ in a given way. */
  readonly ways: Ways;
  readonly #lumps: ReadonlyMap<string, readonly DifferenceLesson[]>;
  readonly #reporting: ReadonlySet<string>;
  readonly #reportingSingly: ReadonlySet<string>;
  readonly #reportingSums: ReadonlySet<string>;
  readonly #parts: ReadonlyMap<string, readonly DifferenceLesson[]>;

  constructor(lessons: readonly DifferenceLesson[]) {
    const known = lessons.flatMap(({ ratio, ...rest }) =>
      ratio !== null && ratio > 0 ? [{ ...rest, ratio }] : [],
    );
    const isForeign = (lesson: DifferenceLesson) => lesson.currency !== lesson.expectedCurrency;
    this.spreads = new Spreads(known.filter(isForeign));
    const domestic = known.filter((lesson) => !isForeign(lesson));
    this.shares = new Shares(domestic);
    this.#noteFees(domestic.filter((lesson) => lesson.ratio > LEAST_AFTER_FEE && !this.#isShare(lesson)));
    this.partFees = new PartFees(
      domestic,
      this.shares.all.filter((share) => share < MOST_PART),
    );
    this.deductions = new Deductions(domestic.filter((lesson) => this.#isOddlyShort(lesson)));
    this.ways = new Ways(domestic.map((lesson) => ({ family: lesson.family, way: this.#wayOf(lesson) })));
    this.#reporting = payingBy(lessons, ({ bookingCount }) => bookingCount === 0, BY_REPORTS, MOSTLY);
    this.#reportingSingly = payingBy(lessons, ({ reportLines }) => reportLines === 1, BY_LINES, SOMETIMES);
    const several = lessons.filter(({ bookingCount }) => bookingCount !== 1);
    this.#reportingSums = payingBy(several, ({ bookingCount }) => bookingCount === 0, BY_SUMS, HALF);
    this.#lumps = byFamily(lessons.filter(({ bookingCount }) => bookingCount >= LEAST_LUMP));
    this.#parts = byFamily(known.filter(({ ratio }) => ratio < MOST_PART));
  }

  /**
   * Whether a payment was short by a known share rather than a fee. Both halves of a commission lack the same amount,
   * for example.
   */
  #isShare({ family, ratio }: Pick<DifferenceLesson, "family"> & { readonly ratio: number }): boolean {
    return this.shares.knownOf(family, ratio) !== null;
  }

  /** Whether a payment was short by neither a known fee nor a known share, which may be both together. */
  #isOddlyShort(lesson: DifferenceLesson & { readonly ratio: number }): boolean {
    const { currency, feeMinor } = lesson;
    return feeMinor !== null && !this.#isShare(lesson) && !this.feesOf(currency).has(feeMinor);
  }

  #wayOf(lesson: DifferenceLesson & { readonly ratio: number }): string {
    const { family, currency, feeMinor, ratio } = lesson;
    if (Math.abs(ratio - 1) < EXACT) return WHOLLY;
    const share = this.shares.knownOf(family, ratio);
    if (share !== null) return wayOfShare(share);
    if (feeMinor !== null && this.feesOf(currency).has(feeMinor)) return wayOfFee(currency, feeMinor);
    const deduction = this.deductions.of(family, currency).find((one) => one.isOf(lesson));
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
      // A fee is the same for different amounts. If the same amount is short repeatedly, it may be a part that is still
      // to come.
      const amounts = new Set(some.map(({ ratio }) => ratio)).size;
      if (amounts >= (Number(fee) % WHOLE === 0 ? CONFIRMED_WHOLE : CONFIRMED))
        this.#fees.set(currency, (this.#fees.get(currency) ?? new Set()).add(Number(fee)));
    }
  }

  /** Returns the fees that may have been deducted from a payment, in the account's currency. */
  feesOf(currency: string): ReadonlySet<number> {
    return this.#fees.get(currency) ?? NO_FEES;
  }

  /** Whether a family's payments were short by this fee before. */
  isFeeOf(family: string | null, currency: string, fee: number): boolean {
    return this.#ownFees.get(`${family} ${currency}`)?.has(fee) ?? false;
  }

  /** Returns the fees by which a family's payments were short before and that are also known from others. */
  ownFeesOf(family: string | null, currency: string): readonly number[] {
    const known = this.feesOf(currency);
    return [...(this.#ownFees.get(`${family} ${currency}`) ?? [])].filter((fee) => known.has(fee));
  }

  /** Returns how often a family paid several bookings at once without a report. */
  lumpsOf(family: string | null): number {
    return this.#lumps.get(`${family}`)?.length ?? 0;
  }

  /**
   * Whether a family has paid parts about as many days after the end of travel before. A first part comes long before
   * it, the rest after it.
   */
  paysPartsOn(family: string | null, lagDays: number): boolean {
    const near = (this.#parts.get(`${family}`) ?? []).filter(
      (part) => part.lagDays !== null && Math.abs(part.lagDays - lagDays) <= PART_DAYS,
    );
    return near.length >= LEAST_PARTS;
  }

  /** Whether a family pays nearly all its payments by reports. */
  paysByReports(family: string | null): boolean {
    return this.#reporting.has(`${family}`);
  }

  /** Whether a family sends reports at least as often as it pays several bookings without one. */
  reportsSums(family: string | null): boolean {
    return this.#reportingSums.has(`${family}`);
  }

  /** Whether a family sends reports of a single booking, too. */
  reportsSingly(family: string | null): boolean {
    return this.#reportingSingly.has(`${family}`);
  }
}

const NO_FEES: ReadonlySet<number> = new Set();

/** The families of which so many payments, and such a share of all, were of a kind. */
function payingBy(
  lessons: readonly DifferenceLesson[],
  isSo: (lesson: DifferenceLesson) => boolean,
  least: number,
  share: number,
): ReadonlySet<string> {
  const paying = [...byFamily(lessons)].filter(([, some]) => {
    const times = some.filter(isSo).length;
    return times >= least && times >= share * some.length;
  });
  return new Set(paying.map(([family]) => family));
}

function byFamily(lessons: readonly DifferenceLesson[]): ReadonlyMap<string, readonly DifferenceLesson[]> {
  return Map.groupBy(lessons, ({ family }) => `${family}`);
}
