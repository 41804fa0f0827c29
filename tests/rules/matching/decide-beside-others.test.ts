import { describe, expect, it } from "vitest";
import type { NumberFit, OwedBooking } from "@/lib/reconciliation/matching/candidate.model";
import type { AmountFit } from "@/lib/reconciliation/matching/features/amounts.model";
import type { Target } from "@/lib/reconciliation/matching/proposal.model";
import {
  AROUND,
  booked,
  day,
  decided,
  decidedBeside,
  decidedWith,
  EXACT,
  NAMED,
  report,
  single,
  sum,
} from "./decided";

describe("what another booking may be meant by too", () => {
  const other = (change: Partial<OwedBooking>, number: NumberFit | null = null) =>
    single({ booking: booked({ id: "other", key: "ZZ9", ...change }), number, amount: null });

  it("is proposed only: one of two that share number and amount", () => {
    expect([
      decided(single({}), 0.98, other({ key: "HB1" })),
      decided(single({}), 0.98, other({ key: "HB1", outstandingMinor: 9_000 })),
    ]).toEqual(["PROPOSED", "AUTO"]);
  });

  it("is proposed only where the memo has the number of another one that is open", () => {
    expect([
      decided(single({}), 0.98, other({}, NAMED)),
      decided(single({}), 0.98, other({ outstandingMinor: 0 }, NAMED)),
      decided(single({ number: NAMED }), 0.98, other({}, NAMED)),
    ]).toEqual(["PROPOSED", "AUTO", "AUTO"]);
  });

  it("is neither linked nor proposed where the memo has a number built like its own: of a booking, or of a report", () => {
    const rate = report({ supplier: 0.9, amount: { ...EXACT, kind: "foreign", isForeign: true } });
    expect([
      decidedWith({ other_number: 1 }, single({}), 0.98),
      decidedWith({ other_number: 1 }, single({ number: NAMED }), 0.98),
      decidedWith({ report_other_number: 1 }, rate, 0.99),
      decidedWith({ report_other_figure: 1 }, rate, 0.99),
    ]).toEqual(["NONE", "AUTO", "NONE", "AUTO"]);
  });
});

describe("a payment that was returned and comes again", () => {
  it("waits for a person while the booking still counts as paid", () => {
    const again = (outstandingMinor: number) =>
      decided(single({ booking: booked({ outstandingMinor }), wasPaidSo: true }), 0.99);
    expect([again(0), again(10_000)]).toEqual(["EXCEPTION", "AUTO"]);
  });
});

describe("what else may be meant by an amount", () => {
  const two = sum(2);
  const rival: Target = {
    type: "bookings",
    fit: { ...(two as { fit: object }).fit, chanceHits: 0.001 } as never,
  };

  it("is proposed only: others of the supplier come to it together as exactly, unless a number says which", () => {
    expect([
      decided(single({}), 0.98),
      decided(single({}), 0.98, rival),
      decided(single({ number: NAMED }), 0.98, rival),
      decided(single({}), 0.98, {
        type: "bookings",
        fit: { ...(rival.fit as object), chanceHits: 0.3 } as never,
      }),
    ]).toEqual(["AUTO", "PROPOSED", "AUTO", "AUTO"]);
  });

  it("is proposed only: another booking of a supplier that the memo may name owes as much", () => {
    const other = (supplier: number) => single({ supplier, booking: booked({ id: "other", key: "ZZ9" }) });
    expect([
      decided(single({}), 0.98, other(0.4)),
      decided(single({}), 0.98, other(0.1)),
      decided(single({ number: NAMED }), 0.98, other(0.4)),
    ]).toEqual(["PROPOSED", "AUTO", "AUTO"]);
  });

  it("is proposed only where a number was cut so that two have its beginning", () => {
    const begun: NumberFit = { how: "begun", key: "HB1" };
    const alike = (number: NumberFit) =>
      single({ booking: booked({ id: "other", key: "HB19" }), number, amount: null });
    expect([
      decided(single({ number: begun }), 0.98, alike(begun)),
      decided(single({ number: begun }), 0.98, alike({ how: "begun", key: "HB2" })),
    ]).toEqual(["PROPOSED", "AUTO"]);
  });

  it("is proposed only where a booking of a sum stands in the books of two agents", () =>
    expect([
      decidedBeside(AROUND, false, sum(2), 0.99),
      decidedBeside({ ...AROUND, hasDouble: true }, false, sum(2), 0.99),
    ]).toEqual(["AUTO", "PROPOSED"]));
});

describe("all that a company owes of some days", () => {
  const lump = (change: object, amount = EXACT): Target => ({
    type: "bookings",
    fit: {
      ...(sum(9, 0, amount) as { fit: object }).fit,
      lump: { basis: "end", from: day, to: day, isMonth: true, toggled: 0, isHabit: true, ...change },
    } as never,
  });

  const foreign: AmountFit = { ...EXACT, kind: "foreign", isForeign: true };

  it("is linked where the company is known to pay so, with one left out at most", () => {
    expect([
      decided(lump({}), 0.98),
      decided(lump({}), 0.97),
      decided(lump({ toggled: 1 }), 0.98),
      decided(lump({ toggled: 2 }), 0.99),
      decided(lump({}, foreign), 0.99),
    ]).toEqual(["AUTO", "PROPOSED", "AUTO", "PROPOSED", "PROPOSED"]);
  });

  it("is linked where it never paid so only as exactly all of a month, and later", () => {
    const first = { isHabit: false };
    expect([
      decided(lump(first), 0.99),
      decided(lump(first), 0.98),
      decided(lump({ ...first, toggled: 2 }), 0.99),
      decided(lump({ ...first, isMonth: false }), 0.99),
      decided(lump(first, { ...EXACT, kind: "fee" }), 0.99),
    ]).toEqual(["AUTO", "PROPOSED", "PROPOSED", "PROPOSED", "PROPOSED"]);
  });
});
