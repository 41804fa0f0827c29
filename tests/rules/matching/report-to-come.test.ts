import { describe, expect, it } from "vitest";
import { Habits } from "@/lib/reconciliation/matching/knowledge/habits.model";
import { Knowledge } from "@/lib/reconciliation/matching/knowledge/knowledge.model";
import {
  booked,
  day,
  decided,
  decidedOfReport,
  EXACT,
  FIT,
  NAMED,
  REPORTING_SINGLY,
  REPORTING_SUMS,
  report,
  single,
  sum,
} from "./decided";

const lesson = (family: string, words: string, bookingCount: number) => ({
  ...{ keys: words.split(" "), family, learnedOn: day, bookingCount },
});

const knowledge = new Knowledge({
  ...{ families: new Map(), differences: [], lags: new Map(), reportNames: [], rates: [], suppliers: [] },
  ...{ calibration: { slope: 1, shift: 0 }, today: day, reportForms: ["9999-9999", "A999999"] },
  payerLessons: [
    ...["1", "2", "1", "2", "1", "2"].map((family) =>
      lesson(family, "COMMISSIONS TRAVEL", family === "1" ? 0 : 7),
    ),
    ...["1", "2", "3"].map((family) => lesson(family, "TRAVEL COMM", 1)),
    ...Array.from({ length: 6 }, () => lesson("3", "HERON", 0)),
  ],
});
const said = (memo: string) => knowledge.speaksOfReport(memo, null);

describe("a memo that speaks of more than one booking", () => {
  it("has a word by which several companies paid reports or sums, and none a single booking", () => {
    expect(["AVIA COMMISSIONS", "AVIA TRAVEL COMM", "HERON COMM"].map((memo) => said(memo).several)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("has a number that is built like those of reports, and is no part of a longer one", () => {
    expect(
      ["REMIT 0426-8327", "REMIT R237110.", "TEL 0426-83271", "RES PL/2024/0426-8327", "COMM"].map(
        (memo) => said(memo).number,
      ),
    ).toEqual([true, true, false, false, false]);
  });

  it("waits for its report, unless it names the booking", () => {
    expect([
      decided(single({}), 0.99),
      decidedOfReport({ several: true }, single({}), 0.99),
      decidedOfReport({ several: true }, single({ number: NAMED }), 0.99),
      decidedOfReport({ several: true }, sum(2), 0.99),
      decidedOfReport({ number: true }, sum(2), 0.99),
      decidedOfReport({ number: true }, report({ isReferenced: true }), 0.99),
    ]).toEqual(["AUTO", "PROPOSED", "AUTO", "AUTO", "PROPOSED", "AUTO"]);
  });
});

describe("a report's exact amount", () => {
  const bookings = (isInReport: boolean) => {
    const target = sum(2);
    if (target.type !== "bookings") throw new Error("A sum.");
    const fits = ["a", "b"].map((id) => ({ ...FIT, booking: booked({ id, isInReport }) }));
    return { ...target, fit: { ...target.fit, fits } };
  };

  it("isn't rivalled by the bookings that it lists, and is by others that come to it", () =>
    expect([decided(report({}), 0.99, bookings(true)), decided(report({}), 0.99, bookings(false))]).toEqual([
      "AUTO",
      "PROPOSED",
    ]));
});

describe("a company that sends reports for about half of what it pays together", () => {
  it("is waited for with bookings together that aren't all named", () => {
    const fit = { ...FIT, family: REPORTING_SUMS };
    expect([
      decided(sum(2, 0, EXACT, fit), 0.99),
      decided(sum(2, 2, EXACT, fit), 0.99),
      decided(single({ family: REPORTING_SUMS }), 0.99),
    ]).toEqual(["PROPOSED", "AUTO", "AUTO"]);
  });

  it("is known by two of them, and as many as payments without one", () => {
    const paid = (bookingCount: number) => ({
      ...{
        family: "1",
        currency: "USD",
        expectedCurrency: "USD",
        amountMinor: 10_000,
        expectedMinor: 10_000,
      },
      ...{ bookingCount, learnedOn: day, feeMinor: null, ratio: 1, lagDays: null, reportLines: 4 },
    });
    const isKnown = (...counts: readonly number[]) => new Habits(counts.map(paid)).reportsSums("1");
    expect([isKnown(0, 0, 2, 3, 1, 1, 1), isKnown(0, 2), isKnown(0, 0, 2, 3, 4)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("a company that sends reports of a single booking", () => {
  it("is waited for with any single booking that isn't named", () => {
    const family = REPORTING_SINGLY;
    expect([
      decided(single({ family }), 0.99),
      decided(single({ family, number: NAMED }), 0.99),
      decided(sum(2), 0.99),
    ]).toEqual(["PROPOSED", "AUTO", "AUTO"]);
  });

  it("is known by three of them, where they aren't rare among its payments", () => {
    const paid = (reportLines: number) => ({
      ...{
        family: "1",
        currency: "USD",
        expectedCurrency: "USD",
        amountMinor: 10_000,
        expectedMinor: 10_000,
      },
      ...{ bookingCount: reportLines > 0 ? 0 : 1, learnedOn: day, feeMinor: null, ratio: 1, lagDays: null },
      reportLines,
    });
    const isKnown = (lines: number, ones: number, singles: number) =>
      new Habits([
        ...Array.from({ length: ones }, () => paid(lines)),
        ...Array.from({ length: singles }, () => paid(0)),
      ]).reportsSingly("1");
    expect([isKnown(1, 3, 10), isKnown(1, 2, 3), isKnown(1, 3, 30), isKnown(2, 3, 3)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
