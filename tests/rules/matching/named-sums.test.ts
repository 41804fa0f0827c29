import { describe, expect, it } from "vitest";
import { plusDays } from "@/lib/platform/base/dates/calendar-date";
import type { OwedBooking } from "@/lib/reconciliation/matching/candidate.model";
import { bookingFitOf } from "@/lib/reconciliation/matching/features/booking-features.model";
import { sumFitsOf } from "@/lib/reconciliation/matching/features/found-sums.model";
import { Sight } from "@/lib/reconciliation/matching/features/sight.model";
import { Knowledge } from "@/lib/reconciliation/matching/knowledge/knowledge.model";
import type { DifferenceLesson } from "@/lib/reconciliation/matching/knowledge/lesson.model";
import { booked, day } from "./decided";

const NOTHING = {
  ...{ families: new Map(), payerLessons: [], differences: [], lags: new Map(), suppliers: [] },
  ...{ reportNames: [], reportForms: [], rates: [], calibration: { slope: 1, shift: 0 }, today: day },
};
const knowledge = new Knowledge(NOTHING);

/** Returns a booking of a supplier that the memo doesn't name. */
const owing = (at: number, change: Partial<OwedBooking> = {}) => {
  const outstandingMinor = 10_000 + 137 * at;
  const number = `KD${804_831 + 17 * at}`;
  return booked({
    ...{ id: `${at}`, key: number, confirmationNumber: number, outstandingMinor },
    ...{ commissionMinor: outstandingMinor, supplierId: "heron" },
    ...change,
  });
};
const total = (some: readonly OwedBooking[]) => some.reduce((sum, one) => sum + one.outstandingMinor, 0);

/** Returns the bookings in the sums found for a deposit whose memo names some of them. */
function foundFor(
  amountMinor: number,
  named: readonly OwedBooking[],
  all: readonly OwedBooking[] = named,
  known = knowledge,
) {
  const memo = `COLLECTED ${named.map(({ key }) => key).join("+")}`;
  const payment = { id: "1", accountId: "1", on: day, amountMinor, currency: "USD" };
  const sight = new Sight({ ...payment, memo, payer: null, assignedFamily: null }, known, false);
  const fits = all.map((booking) => bookingFitOf(sight, booking, sight.numbers.fitOf(booking.key, null)));
  return sumFitsOf(sight, fits).map((sum) => sum.fits.map(({ booking }) => booking.id).sort());
}

describe("what a memo names together", () => {
  const twelve = Array.from({ length: 12 }, (_, at) => owing(at));
  const ids = twelve.map(({ id }) => id).sort();

  it("is looked at however many it names", () => expect(foundFor(total(twelve), twelve)).toContainEqual(ids));

  it("is each number once where two agents have it", () => {
    const copy = owing(3, { id: "copy", userId: "ben" });
    expect(foundFor(total(twelve), twelve, [...twelve, copy])).toContainEqual(ids);
  });

  it("has those that only their agents say were paid", () => {
    const said = owing(3, { isSelfReported: true, outstandingMinor: 0, receivedMinor: 10_411 });
    const all = twelve.map((one) => (one.id === "3" ? said : one));
    expect(foundFor(total(twelve), all)).toContainEqual(ids);
  });

  it("goes on with one of the same supplier that owes the rest, whenever that pays: a list was cut", () => {
    const last = owing(40, { end: plusDays(day, 300) });
    const found = (change: Partial<OwedBooking>) =>
      foundFor(total([...twelve, last]), twelve, [...twelve, { ...last, ...change }]);
    expect(found({})).toContainEqual([...ids, "40"].sort());
    const usual = { ...last, id: "usual", end: plusDays(day, -30) };
    expect(foundFor(total([...twelve, last]), twelve, [...twelve, last, usual])).not.toContainEqual(
      [...ids, "40"].sort(),
    );
    expect(found({ supplierId: null })).toContainEqual([...ids, "40"].sort());
    expect(found({ supplierId: "other" })).not.toContainEqual([...ids, "40"].sort());
  });

  it("goes on with the rest of what its payer adds to or keeps of, too", () => {
    const came = (amountMinor: number, expectedMinor: number): DifferenceLesson => ({
      ...{ family: "heron", currency: "USD", expectedCurrency: "USD", amountMinor, expectedMinor },
      ...{ bookingCount: 1, learnedOn: day, feeMinor: null, ratio: amountMinor / expectedMinor },
      ...{ lagDays: null, reportLines: 0 },
    });
    const adding = new Knowledge({ ...NOTHING, differences: [came(12_000, 10_000), came(6_120, 5_100)] });
    const [last, all] = [owing(40), [...twelve, owing(40)]];
    const amount = 1.2 * total([...twelve, last]);
    expect(foundFor(amount, twelve, all, adding)).toContainEqual([...ids, "40"].sort());
    expect(foundFor(amount, twelve, all)).not.toContainEqual([...ids, "40"].sort());
  });
});
