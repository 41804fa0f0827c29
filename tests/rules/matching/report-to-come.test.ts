import { describe, expect, it } from "vitest";
import { Knowledge } from "@/lib/reconciliation/matching/knowledge/knowledge.model";
import { booked, day, decided, decidedOfReport, FIT, NAMED, report, single, sum } from "./decided";

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
