import { describe, expect, it } from "vitest";
import { calendarDate } from "@/lib/base/calendar-date";
import type { NumberFit, OwedBooking } from "@/lib/matching/candidate.model";
import { type Around, decisionOf } from "@/lib/matching/decide.model";
import type { AmountFit } from "@/lib/matching/features/amounts.model";
import type { BookingFit } from "@/lib/matching/features/booking-features.model";
import type { ReportFit } from "@/lib/matching/features/report-features.model";
import type { Proposal, Target } from "@/lib/matching/proposal.model";

const day = calendarDate.parse("2026-03-04");
const BOOKING: OwedBooking = {
  ...{
    userId: "ada",
    id: "one",
    confirmationNumber: "HB-1",
    key: "HB1",
    supplierId: "1",
    supplierName: null,
  },
  ...{ clientName: null, agency: null, commissionMinor: 10_000, currency: "USD", outstandingMinor: 10_000 },
  ...{ receivedMinor: 0, totalMinor: 100_000, start: day, end: day, bookedOn: day, isClosed: false },
  ...{ isCancelled: false, isSelfReported: false, isInReport: false },
};
const EXACT: AmountFit = {
  ...{ kind: "exact", isOwnHabit: false, isForeign: false, likelihood: 0, usual: 0, gap: 0 },
  ...{ feeMinor: 0, creditMinor: 10_000 },
};
const FIT: BookingFit = {
  ...{ booking: BOOKING, family: "1", number: null, amount: EXACT, supplier: 0.9, rival: 0, lag: 0 },
  ...{ lagDays: 30, hasClient: false, hasAgency: false, wasPaidSo: false, chanceHits: 0.001 },
};

const AROUND = { hasTwin: false, isClaimed: false, hasDouble: false };

/** What is decided of a payment whose favourite has this chance, beside others that have next to none. */
function decided(target: Target, chance: number, ...others: readonly Target[]) {
  return decidedBeside(AROUND, false, target, chance, ...others);
}

function decidedBeside(
  around: Around,
  isBonus: boolean,
  target: Target,
  chance: number,
  ...others: readonly Target[]
) {
  const proposal = {
    sight: { payment: { amountMinor: 10_000 }, isRefund: false, isBonus },
    candidates: [target, ...others].map((one, at) => ({
      ...{ target: one, ids: [`${at}`], features: {} },
      chance: at === 0 ? chance : 0.01,
    })),
    none: {},
  } as unknown as Proposal;
  return decisionOf(proposal, around);
}

const single = (change: Partial<BookingFit>): Target => ({ type: "booking", fit: { ...FIT, ...change } });
const booked = (change: Partial<OwedBooking>) => ({ ...BOOKING, ...change });
const sum = (count: number, named = 0, amount = EXACT): Target => ({
  type: "bookings",
  fit: { fits: Array.from({ length: count }, () => FIT), named, amount, chanceHits: 0.001, lump: null },
});
const report = (change: Partial<ReportFit>): Target => ({
  type: "report",
  fit: { supplier: 0, rival: 0, isReferenced: false, amount: EXACT, days: 2, ...change } as ReportFit,
});
const NAMED: NumberFit = { how: "exact", key: "HB1" };

describe("what is linked without a person", () => {
  it("is an exact amount of a known supplier, sooner than one that is right but for a known fee", () => {
    const fee = single({ amount: { ...EXACT, kind: "fee", gap: -0.1 } });
    expect([decided(single({}), 0.86), decided(fee, 0.94), decided(fee, 0.96)]).toEqual([
      "AUTO",
      "PROPOSED",
      "AUTO",
    ]);
  });

  it("is an exact amount that other bookings of its supplier may well have too, only later", () => {
    const crowded = single({ chanceHits: 0.2 });
    expect([decided(crowded, 0.96), decided(crowded, 0.98)]).toEqual(["PROPOSED", "AUTO"]);
  });

  it("is an exact amount of a supplier that nothing names, on the day when it usually pays, and no other day", () => {
    const unnamed = { supplier: 0, rival: 0.4 };
    expect([
      decided(single(unnamed), 0.98),
      decided(single(unnamed), 0.96),
      decided(single({ ...unnamed, lag: -2 }), 0.98),
      decided(single({ ...unnamed, family: null }), 0.98),
    ]).toEqual(["AUTO", "PROPOSED", "PROPOSED", "PROPOSED"]);
  });

  it("isn't exactly the little that is left of a booking that was paid short, unless a number says so", () => {
    const rest = booked({ commissionMinor: 90_000, receivedMinor: 80_000 });
    expect([
      decided(single({ booking: rest }), 0.99),
      decided(single({ booking: rest, supplier: 0 }), 0.99),
      decided(single({ booking: rest, number: NAMED, supplier: 0, lag: -3 }), 0.99),
      decided(single({ booking: booked({ commissionMinor: 20_000, receivedMinor: 10_000 }) }), 0.99),
    ]).toEqual(["PROPOSED", "PROPOSED", "AUTO", "AUTO"]);
  });

  it("is a number whose amount is nearly right, on the day when its supplier usually pays", () => {
    const near = {
      ...{ number: NAMED, supplier: 0 },
      amount: { ...EXACT, kind: "near", gap: -0.05 },
    } as const;
    expect([decided(single(near), 0.9), decided(single({ ...near, lag: -2 }), 0.9)]).toEqual([
      "AUTO",
      "PROPOSED",
    ]);
  });

  it("is a part without a number, where its supplier is known to pay in such parts", () => {
    const part = { ...EXACT, kind: "part", gap: -0.7 } as const;
    const decidedOf = (isOwnHabit: boolean) => decided(single({ amount: { ...part, isOwnHabit } }), 0.98);
    expect([decidedOf(true), decidedOf(false)]).toEqual(["AUTO", "PROPOSED"]);
  });

  it("is another currency only as far from the day's rate as is usual", () => {
    const decidedOf = (likelihood: number) =>
      decided(single({ amount: { ...EXACT, kind: "foreign", isForeign: true, likelihood } }), 0.98);
    expect([decidedOf(0), decidedOf(-2)]).toEqual(["AUTO", "PROPOSED"]);
  });

  it("is a sum of three that nobody names, but not of four, and of four of which one or all are named", () => {
    expect([
      decided(sum(3), 0.98),
      decided(sum(4), 0.98),
      decided(sum(4, 1), 0.98),
      decided(sum(4, 4), 0.9),
    ]).toEqual(["AUTO", "PROPOSED", "AUTO", "AUTO"]);
  });

  it("is exactly what a report comes to that nothing names, within days of it", () => {
    expect([decided(report({}), 0.98), decided(report({ days: 40 }), 0.98)]).toEqual(["AUTO", "PROPOSED"]);
    const amount: AmountFit = { ...EXACT, kind: "foreign", isForeign: true };
    const decidedOf = (change: Partial<ReportFit>) =>
      decided(report({ amount, supplier: 0.9, ...change }), 0.99);
    expect([decidedOf({}), decidedOf({ days: -9 }), decidedOf({ days: -9, isReferenced: true })]).toEqual([
      "AUTO",
      "PROPOSED",
      "AUTO",
    ]);
  });
});

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

  it("is linked only where the company is known to pay so, exactly, with one left out at most", () => {
    const foreign: AmountFit = { ...EXACT, kind: "foreign", isForeign: true };
    expect([
      decided(lump({}), 0.98),
      decided(lump({}), 0.97),
      decided(lump({ isHabit: false }), 0.99),
      decided(lump({ toggled: 1 }), 0.98),
      decided(lump({ toggled: 2 }), 0.99),
      decided(lump({}, foreign), 0.99),
    ]).toEqual(["AUTO", "PROPOSED", "PROPOSED", "AUTO", "PROPOSED", "PROPOSED"]);
  });
});

describe("money beside the commission of bookings", () => {
  it("is for nothing that its memo doesn't name", () =>
    expect([
      decidedBeside(AROUND, true, single({}), 0.99),
      decidedBeside(AROUND, true, single({ number: NAMED }), 0.99),
      decidedBeside(AROUND, true, report({ isReferenced: true, supplier: 0.9 }), 0.99),
    ]).toEqual(["NONE", "AUTO", "AUTO"]));
});

describe("a number of a booking that was paid", () => {
  const paid = (change: Partial<OwedBooking>) =>
    single({ number: NAMED, amount: null, booking: booked({ outstandingMinor: 0, ...change }) });

  it("is an exception however likely it is, unless only its agent said that it was paid", () => {
    expect([decided(paid({}), 0.9), decided(paid({ isSelfReported: true }), 0.9)]).toEqual([
      "EXCEPTION",
      "PROPOSED",
    ]);
  });
});
