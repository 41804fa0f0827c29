import { describe, expect, it } from "vitest";
import { calendarDate } from "@/lib/base/calendar-date";
import type { OwedBooking } from "@/lib/matching/candidate.model";
import { decisionOf } from "@/lib/matching/decide.model";
import type { AmountFit } from "@/lib/matching/features/amounts.model";
import type { BookingFit } from "@/lib/matching/features/booking-features.model";
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

const AROUND = { hasTwin: false, isClaimed: false };

/** What is decided of a payment whose one candidate has this chance. */
function decided(target: Target, chance: number) {
  const proposal = {
    sight: { payment: { amountMinor: 10_000 }, isRefund: false },
    candidates: [{ target, ids: ["one"], features: {}, chance }],
    none: {},
  } as unknown as Proposal;
  return decisionOf(proposal, AROUND);
}

const single = (change: Partial<BookingFit>): Target => ({ type: "booking", fit: { ...FIT, ...change } });
const sum = (count: number, named = 0): Target => ({
  type: "bookings",
  fit: { fits: Array.from({ length: count }, () => FIT), named, amount: EXACT, chanceHits: 0.001 },
});

describe("what is linked without a person", () => {
  it("is an exact amount of a known supplier, sooner than one that is right but for a known fee", () => {
    const fee = single({ amount: { ...EXACT, kind: "fee", gap: -0.1 } });
    expect([decided(single({}), 0.86), decided(fee, 0.96), decided(fee, 0.98)]).toEqual([
      "AUTO",
      "PROPOSED",
      "AUTO",
    ]);
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

  it("is a sum of three that nobody names, but not of four, and of four that are named", () => {
    expect([decided(sum(3), 0.98), decided(sum(4), 0.98), decided(sum(4, 4), 0.9)]).toEqual([
      "AUTO",
      "PROPOSED",
      "AUTO",
    ]);
  });
});
