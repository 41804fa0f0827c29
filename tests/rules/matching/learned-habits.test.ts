import { describe, expect, it } from "vitest";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import { type Deposit, fitOf } from "@/lib/reconciliation/matching/features/amounts.model";
import { Deduction } from "@/lib/reconciliation/matching/knowledge/deductions.model";
import { Habits } from "@/lib/reconciliation/matching/knowledge/habits.model";
import { Knowledge } from "@/lib/reconciliation/matching/knowledge/knowledge.model";
import type { DifferenceLesson } from "@/lib/reconciliation/matching/knowledge/lesson.model";
import { Rates } from "@/lib/reconciliation/matching/knowledge/rates.model";

const day = calendarDate.parse("2026-03-04");
const PLAIN: DifferenceLesson = {
  ...{ family: "1", currency: "USD", expectedCurrency: "USD", amountMinor: 10_000, expectedMinor: 10_000 },
  ...{ bookingCount: 1, learnedOn: day, feeMinor: null, ratio: 1, lagDays: null, reportLines: 0 },
};
/** Returns a lesson: the amount received for an expected amount. */
function came(
  amountMinor: number,
  expectedMinor: number,
  change: Partial<DifferenceLesson> = {},
): DifferenceLesson {
  const ratio = Math.round((amountMinor / expectedMinor) * 1_000_000) / 1_000_000;
  const feeMinor = expectedMinor > amountMinor ? expectedMinor - amountMinor : null;
  return { ...PLAIN, amountMinor, expectedMinor, feeMinor, ratio, ...change };
}
const NO_RATES = new Rates([]);
const amountOf = (
  habits: Habits,
  deposit: Partial<Deposit>,
  owed: {
    readonly minor: number;
    readonly currency?: string;
    readonly count?: number;
    readonly whole?: number;
  },
  rates = NO_RATES,
) =>
  fitOf(
    { amountMinor: 0, currency: "USD", on: day, ...deposit },
    {
      ...{ outstandingMinor: owed.minor, commissionMinor: owed.whole ?? owed.minor, family: "1" },
      ...{ currency: owed.currency ?? "USD", count: owed.count ?? 1 },
    },
    { habits, rates },
  );

describe("what a processor keeps of each booking", () => {
  const processor = new Deduction(0.034, 25);
  const habits = new Habits([
    came(processor.netOf(123_457), 123_457),
    came(processor.netOf(88_311), 88_311),
    came(processor.netOfSum(301_119, 3), 301_119, { bookingCount: 3 }),
  ]);

  it("is a share and a fixed sum that explain several payments together", () =>
    expect(habits.deductions.of("1", "USD")).toEqual([processor]));
  it("is expected of others too, once it explained three", () =>
    expect(habits.deductions.of("2", "USD")).toEqual([processor]));
  it("isn't known of two of another company", () => {
    const two = new Habits([came(processor.netOf(123_457), 123_457), came(processor.netOf(88_311), 88_311)]);
    expect([two.deductions.of("1", "USD").length, two.deductions.of("2", "USD").length]).toEqual([1, 0]);
  });
  it("is told apart from what another processor keeps", () => {
    const other = new Deduction(0.019, 35);
    const short = [145_841, 46_917, 28_953].map((minor) => came(other.netOf(minor), minor, { family: "2" }));
    const four = [123_457, 88_311, 61_117, 40_003].map((minor) => came(processor.netOf(minor), minor));
    expect(new Habits([...four, ...short]).deductions.of("3", "USD")).toEqual([processor, other]);
  });
  it("makes an amount right, of one booking or several", () => {
    expect(amountOf(habits, { amountMinor: processor.netOf(54_321) }, { minor: 54_321 })).toMatchObject({
      kind: "share",
      creditMinor: 54_321,
      feeMinor: 54_321 - processor.netOf(54_321),
    });
    const four = processor.netOfSum(200_003, 4);
    expect(amountOf(habits, { amountMinor: four }, { minor: 200_003, count: 4 })?.kind).toBe("share");
    expect(amountOf(habits, { amountMinor: four }, { minor: 200_003, count: 1 })?.kind).not.toBe("share");
  });
});

describe("tax that was kept", () => {
  const none = new Habits([PLAIN]);
  it("makes an amount right where the memo speaks of it, at the rates that states ask", () => {
    const asked = { amountMinor: 8_500, saysTax: true };
    expect(amountOf(none, asked, { minor: 10_000 })).toMatchObject({ kind: "tax", creditMinor: 10_000 });
    expect(amountOf(none, { ...asked, amountMinor: 8_311 }, { minor: 10_000 })?.kind).toBe("near");
  });
  it("does so without a word for who was short by just that before", () => {
    const asked = { amountMinor: 8_628 };
    expect(amountOf(none, asked, { minor: 10_151 })?.kind).toBe("near");
    expect(amountOf(new Habits([came(17_000, 20_000)]), asked, { minor: 10_151 })?.kind).toBe("tax");
  });
});

describe("equal parts of a commission", () => {
  const none = new Habits([PLAIN]);
  it("are right whatever was paid before, rounded either way", () => {
    expect(amountOf(none, { amountMinor: 3_333 }, { minor: 10_000 })).toMatchObject({
      kind: "equal",
      creditMinor: 3_333,
    });
    expect(amountOf(none, { amountMinor: 3_333 }, { minor: 6_667, whole: 10_000 })?.kind).toBe("equal");
    expect(amountOf(none, { amountMinor: 3_334 }, { minor: 3_334, whole: 10_000 })?.kind).toBe("exact");
  });
  it("are as many as the memo says", () => {
    expect(amountOf(none, { amountMinor: 2_000 }, { minor: 10_000 })?.kind).toBe("far");
    expect(amountOf(none, { amountMinor: 2_000, ofParts: 5 }, { minor: 10_000 })).toMatchObject({
      kind: "equal",
      isOwnHabit: true,
    });
  });
});

describe("what a bank makes of another currency", () => {
  const EURO = { currency: "USD", expectedCurrency: "EUR" };
  const rates = new Rates([
    {
      base: currency.parse("EUR"),
      quote: currency.parse("USD"),
      day: calendarDate.parse("2026-03-02"),
      rate: 1.1,
      source: "ecb",
    },
  ]);
  const spread = (ratios: readonly number[]) =>
    new Habits(ratios.map((ratio) => ({ ...PLAIN, ...EURO, ratio }))).spreads.of("1");

  it("is learned of each payer: its middle, and how far it strays", () => {
    const steady = spread([0.968, 0.969, 0.9675, 0.9685, 0.9682]);
    const restless = spread([0.96, 0.985, 0.973, 0.99, 0.965]);
    expect(steady.middle).toBeCloseTo(0.968, 2);
    expect(restless.deviation).toBeGreaterThan(2 * steady.deviation);
    expect(spread([0.97]).deviation).toBeGreaterThan(steady.deviation);
    const some = Array.from({ length: 20 }, (_, at) => 0.968 + (at % 5) / 2_000);
    expect(spread([...some, 0.935, 1.035]).deviation).toBeLessThan(0.005);
    expect(spread([...some, 0.935, 1.035]).middle).toBeCloseTo(spread(some).middle, 3);
  });

  it("is never taken for the margin of a part, unless all of a company's payments agree", () => {
    expect(spread([0.5, 0.5, 0.5]).isKnown).toBe(false);
    expect(spread([0.83, 0.832])).toMatchObject({ isKnown: false });
    expect(spread([0.83, 0.832, 0.829]).middle).toBeCloseTo(0.83, 2);
  });

  it("is what the latest deposits made of it where no rate is kept", () => {
    const lessons = [0.0067, 0.0068, 0.0066].map((rate, at) => ({
      ...{ ...PLAIN, expectedCurrency: "JPY", ratio: null, expectedMinor: 100_000 },
      amountMinor: Math.round(100_000 * rate * 100) + at,
    }));
    const known = new Knowledge({
      ...{
        families: new Map(),
        payerLessons: [],
        lags: new Map(),
        reportNames: [],
        reportForms: [],
        rates: [],
        suppliers: [],
      },
      ...{ calibration: { slope: 1, shift: 0 }, today: day, differences: lessons },
    });
    expect(known.rates.between("JPY", "USD", day)).toBeCloseTo(0.0067, 4);
    expect(known.rates.between("USD", "JPY", day)).toBeCloseTo(149.2, 0);
    expect(known.rates.between("JPY", "EUR", day)).toBeNull();
    const deposit = { amountMinor: 33_550 };
    expect(amountOf(known.habits, deposit, { minor: 50_000, currency: "JPY" }, known.rates)?.kind).toBe(
      "foreign",
    );
    expect(amountOf(known.habits, deposit, { minor: 58_000, currency: "JPY" }, known.rates)?.kind).not.toBe(
      "foreign",
    );
  });

  it("goes by the rate of the day where there is one", () =>
    expect(rates.between("EUR", "USD", day)).toBe(1.1));
});
