import { describe, expect, it } from "vitest";
import type { AmountFit } from "@/lib/reconciliation/matching/features/amounts.model";
import type { ReportFit } from "@/lib/reconciliation/matching/features/report-features.model";
import { booked, decided, EXACT, NAMED, report, single, sum } from "./decided";

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
      decided(single({ ...unnamed, rival: 0.6 }), 0.98),
      decided(single({ ...unnamed, rival: 0.6 }), 0.99),
    ]).toEqual(["AUTO", "PROPOSED", "PROPOSED", "PROPOSED", "PROPOSED", "AUTO"]);
  });

  it("is an exact amount of a client whose whole name is there, where the same client has no other that owes as much", () => {
    const client = single({ client: "whole", supplier: 0, lag: -2 });
    expect([
      decided(client, 0.98),
      decided(single({ client: "last", supplier: 0, lag: -2 }), 0.98),
      decided(single({ client: "whole", supplier: 0, lag: -2, amount: { ...EXACT, kind: "near" } }), 0.98),
      decided(
        client,
        0.98,
        single({ client: "last", supplier: 0, booking: booked({ id: "two", key: "2" }) }),
      ),
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

  it("is a part without a number, where its supplier is known to pay in such parts or chance hardly hits one, on its day", () => {
    const part = { ...EXACT, kind: "part", gap: -0.7 } as const;
    const own = { amount: { ...part, isOwnHabit: true }, chanceHits: 0.2 };
    expect([decided(single(own), 0.98), decided(single({ amount: part, chanceHits: 0.2 }), 0.99)]).toEqual([
      "AUTO",
      "PROPOSED",
    ]);
    expect(decided(single({ ...own, lag: -3 }), 0.99)).toBe("PROPOSED");
    const rare = (lag: number) => decided(single({ amount: part, lag }), 0.98);
    expect([decided(single({ amount: part }), 0.97), rare(0), rare(-1.1)]).toEqual([
      "PROPOSED",
      "AUTO",
      "PROPOSED",
    ]);
  });

  it("is a part in another currency, where a number says of which booking", () => {
    const part = { ...EXACT, kind: "foreign-part", isForeign: true, gap: -0.7 } as const;
    expect([
      decided(single({ amount: part, number: NAMED }), 0.97),
      decided(single({ amount: part, number: NAMED }), 0.96),
      decided(single({ amount: part }), 0.99),
    ]).toEqual(["AUTO", "PROPOSED", "PROPOSED"]);
  });

  it("is another currency only as far from the day's rate as is usual", () => {
    const decidedOf = (likelihood: number) =>
      decided(single({ amount: { ...EXACT, kind: "foreign", isForeign: true, likelihood } }), 0.98);
    expect([decidedOf(0), decidedOf(-2)]).toEqual(["AUTO", "PROPOSED"]);
  });

  it("isn't what is left of a booking at the day's rate, unless a number says so", () => {
    const left = {
      booking: booked({ commissionMinor: 40_000, receivedMinor: 30_000 }),
      amount: { ...EXACT, kind: "foreign", isForeign: true },
    } as const;
    expect([decided(single(left), 0.99), decided(single({ ...left, number: NAMED }), 0.99)]).toEqual([
      "PROPOSED",
      "AUTO",
    ]);
  });

  it("is what only a known fee or rate makes right off its supplier's days, or where the rate leaves room for others, last of all", () => {
    const fee: AmountFit = { ...EXACT, kind: "fee", feeMinor: 1_500 };
    const foreign: AmountFit = { ...EXACT, kind: "foreign", isForeign: true, isOwnHabit: true };
    const by = (change: object, chance: number) => decided(single(change), chance);
    expect([
      by({ amount: fee }, 0.98),
      by({ amount: fee, lag: -3 }, 0.98),
      by({ amount: fee, lag: -3 }, 0.99),
      by({ amount: fee, lag: -3, number: NAMED }, 0.98),
    ]).toEqual(["AUTO", "PROPOSED", "AUTO", "AUTO"]);
    expect([
      by({ amount: foreign }, 0.98),
      by({ amount: foreign, chanceHits: 0.2 }, 0.98),
      by({ amount: foreign, chanceHits: 0.2 }, 0.99),
    ]).toEqual(["AUTO", "PROPOSED", "AUTO"]);
  });

  it("is a sum of three that nobody names, but not of four, and of four of which one or all are named", () => {
    expect([
      decided(sum(3), 0.98),
      decided(sum(4), 0.98),
      decided(sum(4, 1), 0.98),
      decided(sum(4, 4), 0.9),
    ]).toEqual(["AUTO", "PROPOSED", "AUTO", "AUTO"]);
  });

  it("is never a sum in another currency that the memo doesn't name, however likely", () => {
    const foreign = { ...EXACT, kind: "foreign", isForeign: true } as const;
    expect(decided(sum(2, 0, foreign), 0.999)).toBe("PROPOSED");
    expect(decided(sum(2, 2, foreign), 0.999)).toBe("AUTO");
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
