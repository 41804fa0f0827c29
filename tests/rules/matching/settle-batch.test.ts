import { describe, expect, it } from "vitest";
import { type Claim, decideBatch } from "@/lib/reconciliation/bank-transactions/matcher/decide-batch.model";
import type { Candidate, Proposal } from "@/lib/reconciliation/matching/proposal.model";
import { calibrated } from "@/lib/reconciliation/matching/score.model";

const BOLDER = { slope: 1.3, shift: 0.2 };
const PAYMENT = { id: "later", on: "2026-03-10", amountMinor: 12_345 };

const REPORT = {
  type: "report",
  fit: { isReferenced: true, supplier: 0.9, rival: 0, amount: { kind: "exact", gap: 0 } },
} as unknown as Candidate["target"];

/** Returns a payment whose favourite is a report that it names and whose total it equals. */
function thought(chance: number, target: Candidate["target"] = REPORT) {
  const candidates = [{ target, ids: ["report"], features: {}, chance, rawChance: chance }];
  const proposal = {
    sight: { payment: PAYMENT, isRefund: false, isBonus: false },
    candidates,
    none: {},
  } as unknown as Proposal;
  return { proposal, hasTwin: false, doubled: new Set<string>() };
}

const claimed = (change: Partial<Claim>): Claim => ({
  targetId: "report",
  subjectId: "earlier",
  on: "2026-03-02",
  amountMinor: 9_900,
  chance: 0.2,
  ...change,
});
const decided = (chance: number, ...claims: readonly Claim[]) =>
  decideBatch([thought(chance)], claims)[0]?.decision;

describe("what an earlier payment that waits may be for too", () => {
  it("is linked where it is far likelier this one's", () => {
    expect(decided(0.98)).toBe("AUTO");
    expect(decided(0.98, claimed({}))).toBe("AUTO");
  });

  it("is an exception where either may be right", () => {
    expect(decided(0.9, claimed({}))).toBe("EXCEPTION");
    expect(decided(0.98, claimed({ chance: 0.6 }))).toBe("EXCEPTION");
  });

  it("is linked where a booking owes enough for both, as a part beside the other one", () => {
    const partOf = (outstandingMinor: number) =>
      ({
        type: "booking",
        fit: {
          ...{ number: { how: "exact", key: "HB1" }, supplier: 0.9, rival: 0 },
          ...{ amount: { kind: "part", gap: -0.5 }, booking: { id: "1", key: "HB1", outstandingMinor } },
        },
      }) as unknown as Candidate["target"];
    const decidedOf = (owed: number) =>
      decideBatch([thought(0.98, partOf(owed))], [claimed({ chance: 0.6 })])[0]?.decision;
    expect([decidedOf(12_345 + 9_900), decidedOf(12_345 + 9_800)]).toEqual(["AUTO", "EXCEPTION"]);
  });

  it("is an exception whatever the chances where both are of one amount: the second may be paid by mistake", () => {
    expect(decided(0.999, claimed({ amountMinor: 12_345 }))).toBe("EXCEPTION");
    expect(decided(0.999, claimed({ amountMinor: 12_345, on: "2026-03-11" }))).toBe("AUTO");
  });
});

describe("what the surest of a batch takes", () => {
  const of = (id: string, chances: Readonly<Record<string, number>>) => {
    const candidates = Object.entries(chances).map(([report, rawChance]) => ({
      ...{ target: REPORT, ids: [report], features: {}, rawChance },
      chance: calibrated(rawChance, BOLDER),
    }));
    const sight = {
      payment: { ...PAYMENT, id },
      isRefund: false,
      isBonus: false,
      knowledge: { calibration: BOLDER },
    };
    return {
      proposal: { sight, candidates, none: {} } as unknown as Proposal,
      hasTwin: false,
      doubled: new Set<string>(),
    };
  };

  it("leaves the others to share what there is before it is turned by people's decisions", () => {
    const settled = decideBatch([of("1", { a: 0.99 }), of("2", { a: 0.5, b: 0.4 })], []);
    const left = settled.find(({ proposal }) => proposal.sight.payment.id === "2")?.candidates;
    expect(left?.map(({ ids, rawChance }) => [ids[0], rawChance])).toEqual([["b", 0.8]]);
    expect(left?.[0]?.chance).toBeCloseTo(calibrated(0.8, BOLDER));
  });
});
