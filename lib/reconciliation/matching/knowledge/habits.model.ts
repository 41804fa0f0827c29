import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type Deduction, Deductions } from "./deductions.model";
import { type PartFee, PartFees } from "./part-fees.model";
import { Shares } from "./shares.model";
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
  /** Of how many lines the report was that it paid; 0 where it paid none. */
  readonly reportLines: number;
  /** From the end of travel to the payment; null where a report or several bookings were paid. */
  readonly lagDays: number | null;
};

const CONFIRMED = 4;
/** A fee in whole units is what banks ask: two who were short of it are no coincidence. */
const CONFIRMED_WHOLE = 2;
const EXACT = 0.000002;
const WHOLE = 100;
const LEAST_AFTER_FEE = 0.1;
/** What is less of a commission may be a part; so many of them within so many days say when a company pays such. */
const [MOST_PART, PART_DAYS, LEAST_PARTS] = [0.85, 7, 3];
/** So many bookings that nobody named: a company's own reckoning of all that it owed. */
const LEAST_LUMP = 4;
/** So many reports, and such a share of all payments, say that a company sends one for each. */
const [BY_REPORTS, MOSTLY] = [4, 0.8];
/** So many reports of a single line, and such a share of all payments, say that one may come for any single booking. */
const [BY_LINES, SOMETIMES] = [3, 0.15];

/** Fees and shares that were confirmed often enough to be expected, and what foreign payments arrive as. */
export class Habits {
  readonly #fees = new Map<string, Set<number>>();
  readonly #ownFees = new Map<string, Set<number>>();
  readonly #shares: Shares;
  readonly #deductions: Deductions;
  readonly #partFees: PartFees;
  readonly #spreads: Spreads;
  readonly #ways: Ways;
  readonly #lumps: ReadonlyMap<string, number>;
  readonly #reporting: ReadonlySet<string>;
  readonly #reportingSingly: ReadonlySet<string>;
  readonly #partDays: ReadonlyMap<string, readonly number[]>;

  constructor(lessons: readonly DifferenceLesson[]) {
    const known = lessons.flatMap(({ ratio, ...rest }) =>
      ratio !== null && ratio > 0 ? [{ ...rest, ratio }] : [],
    );
    const isForeign = (lesson: DifferenceLesson) => lesson.currency !== lesson.expectedCurrency;
    this.#spreads = new Spreads(known.filter(isForeign));
    const domestic = known.filter((lesson) => !isForeign(lesson));
    this.#shares = new Shares(domestic);
    this.#noteFees(domestic.filter((lesson) => lesson.ratio > LEAST_AFTER_FEE && !this.#isShare(lesson)));
    this.#partFees = new PartFees(
      domestic,
      this.#shares.all.filter((share) => share < MOST_PART),
    );
    this.#deductions = new Deductions(domestic.filter((lesson) => this.#isOddlyShort(lesson)));
    this.#ways = new Ways(domestic.map((lesson) => ({ family: lesson.family, way: this.#wayOf(lesson) })));
    this.#reporting = payingBy(lessons, ({ bookingCount }) => bookingCount === 0, BY_REPORTS, MOSTLY);
    this.#reportingSingly = payingBy(lessons, ({ reportLines }) => reportLines === 1, BY_LINES, SOMETIMES);
    this.#lumps = counted(lessons.filter(({ bookingCount }) => bookingCount >= LEAST_LUMP));
    this.#partDays = partDaysOf(known.filter(({ ratio }) => ratio < MOST_PART));
  }

  /** What is short by a known share isn't short by a fee: both halves of a commission lack the same. */
  #isShare({ family, ratio }: Pick<DifferenceLesson, "family"> & { readonly ratio: number }): boolean {
    return this.#shares.knownOf(family, ratio) !== null;
  }

  /** Short by neither a known fee nor a known share: it may be both together. */
  #isOddlyShort(lesson: DifferenceLesson & { readonly ratio: number }): boolean {
    const { currency, feeMinor } = lesson;
    return feeMinor !== null && !this.#isShare(lesson) && !this.feesOf(currency).has(feeMinor);
  }

  #wayOf(lesson: DifferenceLesson & { readonly ratio: number }): string {
    const { family, currency, feeMinor, ratio } = lesson;
    if (Math.abs(ratio - 1) < EXACT) return WHOLLY;
    const share = this.#shares.knownOf(family, ratio);
    if (share !== null) return wayOfShare(share);
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
    return this.#shares.all;
  }

  sharesOf(family: string | null): readonly number[] {
    return this.#shares.of(family);
  }

  /** By how much a family pays more than the commission, as a share of it: tax that it adds. */
  addedBy(family: string | null): readonly number[] {
    return this.#shares.addedBy(family);
  }

  /** The logarithm of how often a family's payments come in a way, by its own and, the fewer these are, by all of them. */
  usualOf(family: string | null, way: string): number {
    return this.#ways.usualOf(family, way);
  }

  /** What is kept of each booking as a share and a fixed sum, by a family's own processor or, where none is known, by those of others. */
  deductionsOf(family: string | null, currency: string): readonly Deduction[] {
    return this.#deductions.of(family, currency);
  }

  /** The parts that a family pays less a charge. */
  partFeesOf(family: string | null, currency: string): readonly PartFee[] {
    return this.#partFees.of(family, currency);
  }

  /** How often a family paid several bookings at once that no report had listed. */
  lumpsOf(family: string | null): number {
    return this.#lumps.get(`${family}`) ?? 0;
  }

  /** Whether parts of a family's commissions came about so many days after the end of travel before: a first part long before it, the rest behind it. */
  paysPartsOn(family: string | null, lagDays: number): boolean {
    const near = (this.#partDays.get(`${family}`) ?? []).filter(
      (one) => Math.abs(one - lagDays) <= PART_DAYS,
    );
    return near.length >= LEAST_PARTS;
  }

  /** Whether a family pays by reports, but for few of its payments. */
  paysByReports(family: string | null): boolean {
    return this.#reporting.has(`${family}`);
  }

  /** Whether a family sends reports of a single booking, too. */
  reportsSingly(family: string | null): boolean {
    return this.#reportingSingly.has(`${family}`);
  }

  /** Whether a family's payment was this share of what was expected before, if only once. */
  wasShare(family: string | null, share: number): boolean {
    return this.#shares.wasSeen(family, share);
  }

  spreadOf(family: string | null): Spread & { readonly isKnown: boolean } {
    return this.#spreads.of(family);
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
  const families = Map.groupBy(lessons, ({ family }) => `${family}`);
  const paying = [...families].filter(([, some]) => {
    const times = some.filter(isSo).length;
    return times >= least && times >= share * some.length;
  });
  return new Set(paying.map(([family]) => family));
}

function counted(lessons: readonly DifferenceLesson[]): ReadonlyMap<string, number> {
  const families = Map.groupBy(lessons, ({ family }) => `${family}`);
  return new Map([...families].map(([family, some]) => [family, some.length]));
}

/** How many days after the end of travel each family's parts came. */
function partDaysOf(parts: readonly DifferenceLesson[]): ReadonlyMap<string, readonly number[]> {
  const families = Map.groupBy(parts, ({ family }) => `${family}`);
  return new Map(
    [...families].map(([family, some]) => [family, some.flatMap(({ lagDays }) => lagDays ?? [])]),
  );
}
