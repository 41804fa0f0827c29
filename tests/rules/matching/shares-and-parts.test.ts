import { describe, expect, it } from "vitest";
import { type Deposit, fitOf } from "@/lib/reconciliation/matching/features/amounts.model";
import {
  possibleAmounts,
  possibleWholes,
  usualWholes,
  wholesPaidBy,
} from "@/lib/reconciliation/matching/features/possible-amounts.model";
import { Habits } from "@/lib/reconciliation/matching/knowledge/habits.model";
import type { DifferenceLesson } from "@/lib/reconciliation/matching/knowledge/lesson.model";
import { Rates } from "@/lib/reconciliation/matching/knowledge/rates.model";
import { day, decided, EXACT, NAMED, single, sum } from "./decided";

/** Returns a lesson: the amount received for one booking's expected amount, this many days after travel. */
function came(
  amountMinor: number,
  expectedMinor: number,
  change: Partial<DifferenceLesson> = {},
): DifferenceLesson {
  return {
    ...{ family: "1", currency: "USD", expectedCurrency: "USD", amountMinor, expectedMinor, bookingCount: 1 },
    ...{ learnedOn: day, ratio: Math.round((amountMinor / expectedMinor) * 1_000_000) / 1_000_000 },
    ...{
      feeMinor: expectedMinor > amountMinor ? expectedMinor - amountMinor : null,
      lagDays: null,
      reportLines: 0,
    },
    ...change,
  };
}

const deposit = (amountMinor: number): Deposit => ({ amountMinor, currency: "USD", on: day });
const amountOf = (habits: Habits, amountMinor: number, owed: number, family = "1") =>
  fitOf(
    deposit(amountMinor),
    { outstandingMinor: owed, commissionMinor: owed, currency: "USD", family },
    { habits, rates: new Rates([]) },
  );

describe("tax that a supplier adds to its commissions", () => {
  const habits = new Habits([came(119_000, 100_000), came(23_681, 19_900)]);

  it("is known once two payments of different amounts were more by the same share, of that supplier alone", () => {
    expect(amountOf(habits, 59_500, 50_000)).toMatchObject({ kind: "share", isOwnHabit: true });
    expect(amountOf(habits, 59_500, 50_000, "2")?.kind).toBe("near");
    expect(amountOf(new Habits([came(119_000, 100_000), came(119_000, 100_000)]), 59_500, 50_000)?.kind).toBe(
      "near",
    );
  });

  it("is looked for with every whole of which it is the rounded share", () => {
    const halves = new Habits([came(5_000, 10_000), came(7_311, 14_622)]);
    expect(wholesPaidBy(deposit(13_250), "1", halves)).toEqual(
      expect.arrayContaining([26_499, 26_500, 26_501]),
    );
  });

  it("is looked for, of one booking and of several", () => {
    expect(possibleWholes(deposit(59_500), "1", habits)).toContain(50_000);
    expect(usualWholes(deposit(59_500), "1", habits)).toContain(50_000);
    expect(usualWholes(deposit(59_500), "2", habits)).not.toContain(50_000);
  });

  it("is proposed, and never linked: a person says why more came", () => {
    const added = { ...EXACT, kind: "share", gap: Math.log(1.19), isOwnHabit: true } as const;
    expect([
      decided(single({ amount: added, number: NAMED }), 0.999),
      decided(sum(2, 2, added), 0.999),
    ]).toEqual(["PROPOSED", "PROPOSED"]);
  });
});

describe("a commission that was expected with tax", () => {
  it("comes without it from whoever paid so before", () => {
    const habits = new Habits([came(90_909, 100_000), came(21_364, 23_500)]);
    expect(amountOf(habits, 45_455, 50_000)).toMatchObject({ kind: "share", creditMinor: 50_000 });
    expect(amountOf(new Habits([]), 45_455, 50_000)?.kind).toBe("near");
  });
});

describe("parts", () => {
  const halves = new Habits([
    came(10_000, 20_000, { lagDays: -70 }),
    came(30_000, 60_000, { lagDays: -66 }),
    came(7_500, 15_000, { lagDays: -74 }),
  ]);

  it("are rounded up or down", () =>
    expect(
      [amountOf(halves, 13_900, 27_801), amountOf(halves, 13_901, 27_801)].map((one) => one?.kind),
    ).toEqual(["part", "part"]));

  it("come about the days on which they came three times before", () =>
    expect([halves.paysPartsOn("1", -68), halves.paysPartsOn("1", 20), halves.paysPartsOn("2", -68)]).toEqual(
      [true, false, false],
    ));

  it("come less a charge that three of the same supplier's lacked, and are looked for so", () => {
    const charged = new Habits([came(8_500, 20_000), came(28_500, 60_000), came(11_001, 25_001)]);
    expect(amountOf(charged, 48_500, 100_000)).toMatchObject({
      kind: "part",
      feeMinor: 1_500,
      creditMinor: 50_000,
    });
    expect(amountOf(charged, 48_500, 100_000, "2")?.kind).toBe("far");
    expect(possibleWholes(deposit(48_500), "1", charged)).toContain(100_000);
  });
});

describe("what a processor keeps", () => {
  it("is looked for whoever pays by it: it hardly names that one", () => {
    const kept = (minor: number) => minor - Math.round(minor * 0.034 + 25);
    const habits = new Habits([123_457, 88_311, 45_679].map((minor) => came(kept(minor), minor)));
    expect(possibleAmounts(deposit(kept(77_777)), habits)).toContain(77_777);
  });
});
