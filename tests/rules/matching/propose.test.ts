import { describe, expect, it } from "vitest";
import type { AmountKind } from "@/lib/reconciliation/matching/features/amounts.model";
import { decided, EXACT, FIT, NAMED, REPORTING, report, single, sum } from "./decided";

const amount = (kind: AmountKind, gap: number, isForeign = false) => ({ ...EXACT, kind, gap, isForeign });

describe("what is proposed", () => {
  it("is named or exact when it is likely, and right only roughly when it is very likely", () => {
    const share = single({ amount: amount("share", -0.1), lag: -2 });
    const named = single({ amount: amount("far", -0.4), number: NAMED });
    expect([decided(share, 0.79), decided(share, 0.8)]).toEqual(["NONE", "PROPOSED"]);
    expect([decided(named, 0.56), decided(single({ chanceHits: 1 }), 0.56)]).toEqual([
      "PROPOSED",
      "PROPOSED",
    ]);
    const gross = report({ amount: amount("near", -0.1) });
    expect([decided(gross, 0.7), decided(gross, 0.9)]).toEqual(["NONE", "PROPOSED"]);
  });

  it("are bookings of companies that nothing names when it is very likely", () => {
    const unnamed = sum(2, 0, EXACT, { ...FIT, supplier: 0 });
    expect([decided(sum(2), 0.6), decided(unnamed, 0.6), decided(unnamed, 0.8)]).toEqual([
      "PROPOSED",
      "NONE",
      "PROPOSED",
    ]);
  });

  it("is no booking that owes less, unless the memo names it", () => {
    const more = amount("near", 0.02);
    expect([
      decided(single({ amount: more }), 0.95),
      decided(single({ amount: more, number: NAMED }), 0.84),
    ]).toEqual(["NONE", "PROPOSED"]);
  });

  it("is nothing that much more came than it owes, or more than several that the memo names owe together", () => {
    const named = (kind: AmountKind, gap: number) => single({ amount: amount(kind, gap), number: NAMED });
    expect([decided(named("far", 0.4), 0.95), decided(named("far", -0.4), 0.95)]).toEqual([
      "NONE",
      "PROPOSED",
    ]);
    expect([
      decided(sum(3, 3, amount("near", 0.1)), 0.95),
      decided(sum(3, 3, amount("near", -0.1)), 0.95),
    ]).toEqual(["NONE", "PROPOSED"]);
  });

  it("is by a rate alone only on its supplier's day, and all of a month only of a company that pays so", () => {
    const rate = amount("foreign", 0.001, true);
    const at = (lag: number) => decided(single({ amount: rate, lag, chanceHits: 0.2 }), 0.9);
    expect([at(0), at(-1.5)]).toEqual(["PROPOSED", "NONE"]);
    const lump = sum(4, 0, rate);
    if (lump.type !== "bookings") throw new Error("A sum.");
    const days = { basis: "end", toggled: 0 };
    const all = (isHabit: boolean, isMonth = true) =>
      ({ ...lump, fit: { ...lump.fit, lump: { ...days, isHabit, isMonth } } }) as unknown as typeof lump;
    expect([
      decided(lump, 0.9),
      decided(all(true), 0.9),
      decided(all(true, false), 0.9),
      decided(all(false), 0.9),
    ]).toEqual(["PROPOSED", "PROPOSED", "NONE", "NONE"]);
  });

  it("is a month but for two bookings only where chance would hardly find such two", () => {
    const lump = sum(6, 0, amount("share", -0.02));
    if (lump.type !== "bookings") throw new Error("A sum.");
    const days = { basis: "end", isHabit: true, isMonth: true };
    const without = (toggled: number, chanceHits: number) =>
      ({ ...lump, fit: { ...lump.fit, chanceHits, lump: { ...days, toggled } } }) as unknown as typeof lump;
    expect([
      decided(without(2, 0.01), 0.9),
      decided(without(2, 0.08), 0.9),
      decided(without(1, 0.08), 0.9),
    ]).toEqual(["PROPOSED", "NONE", "PROPOSED"]);
  });
});

describe("a company that pays by reports", () => {
  it("is waited for, unless the memo names the booking", () => {
    const own = { family: REPORTING };
    expect([decided(single(own), 0.99), decided(single({ ...own, number: NAMED }), 0.99)]).toEqual([
      "PROPOSED",
      "AUTO",
    ]);
  });
});
