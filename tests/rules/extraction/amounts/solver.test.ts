import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Amount, STATED_CONFIDENCE } from "@/lib/reader/amounts/amount.model";
import { ledgerOf } from "@/lib/reader/amounts/relations";
import { solveCommission } from "@/lib/reader/amounts/solve-commission";
import { solveTotal } from "@/lib/reader/amounts/solve-total";
import { cents, FACTS, invoice, type Line } from "./generated-invoice";

/** Places amounts one below the other, as an email prints them. */
function printed(lines: readonly Line[]): Amount[] {
  return lines.map((line, row) => ({
    id: row,
    currency: "EUR",
    sure: line.kind === "whole" || line.kind === "commission" ? 0.9 : 0,
    doc: "text",
    row,
    at: row * 40,
    ...line,
  }));
}

function totalOf(lines: readonly Line[]): number | undefined {
  const ledger = ledgerOf(printed(lines));
  const [best] = solveTotal(ledger, solveCommission(ledger)[0]);
  return best && best.sure >= STATED_CONFIDENCE ? best.value : undefined;
}

function commissionOf(lines: readonly Line[]): number | undefined {
  const [best] = solveCommission(ledgerOf(printed(lines)));
  return best && best.sure >= STATED_CONFIDENCE ? best.value : undefined;
}

/** Returns a random subset of the lines in random order. */
const shuffledSome = <T>(lines: readonly T[]) => fc.shuffledSubarray([...lines], { minLength: 0 });
const TOTAL_LABELS = fc.constantFrom<readonly Line[]>(
  [{ kind: "whole", value: 0, sure: 0.9 }],
  [{ kind: "whole", value: 0, sure: 0.78, isDue: true }],
  [{ kind: "whole", value: 0, sure: 0.56 }],
  [{ kind: "unnamed", value: 0 }],
  [],
);

describe("the solver", () => {
  it("never tells a wrong total, whatever lines are missing and in whatever order the rest stands", () => {
    const drawn = fc
      .tuple(FACTS, TOTAL_LABELS)
      .chain(([facts, label]) =>
        fc.tuple(
          fc.constant(facts),
          shuffledSome([
            ...invoice(facts).lines,
            ...label.map((one) => ({ ...one, value: invoice(facts).total })),
          ]),
        ),
      );
    fc.assert(
      fc.property(drawn, ([facts, lines]) => {
        expect([undefined, invoice(facts).total]).toContain(totalOf(lines));
      }),
      { numRuns: 3_000, seed: 4471 },
    );
  });

  it("tells the total that is plainly labelled, in whatever order the lines stand", () => {
    const drawn = FACTS.chain((facts) =>
      fc.tuple(
        fc.constant(facts),
        shuffledSome([...invoice(facts).lines]).map((lines) => [
          ...lines,
          { kind: "whole" as const, value: invoice(facts).total },
        ]),
      ),
    );
    fc.assert(
      fc.property(drawn, ([facts, lines]) => {
        expect(totalOf(lines)).toBe(invoice(facts).total);
      }),
      { numRuns: 1_000, seed: 4471 },
    );
  });

  it("tells no total where a sum before taxes is called one and the sum with them is missing", () => {
    const drawn = FACTS.filter(({ taxes }) => taxes.length > 0);
    fc.assert(
      fc.property(drawn, (facts) => {
        const base = cents(facts.parts.reduce((sum, one) => sum + one, 0));
        const taxes = facts.taxes.map((value) => ({ kind: "tax" as const, value: cents(value) }));
        expect(totalOf([{ kind: "whole", value: base }, ...taxes])).toBeUndefined();
      }),
      { numRuns: 500, seed: 4471 },
    );
  });

  it("tells no total where each part of a price is called one and the whole is missing", () => {
    const drawn = FACTS.filter(({ parts }) => parts.length > 1).chain((facts) =>
      fc.tuple(
        fc.constant(facts),
        fc.shuffledSubarray(invoice(facts).lines, { minLength: invoice(facts).lines.length }),
      ),
    );
    fc.assert(
      fc.property(drawn, ([facts, lines]) => {
        const called = lines.map((one) =>
          one.kind === "part" ? { ...one, kind: "whole" as const, sure: 0.56 } : one,
        );
        expect([undefined, invoice(facts).total]).toContain(totalOf(called));
      }),
      { numRuns: 1_000, seed: 4471 },
    );
  });

  it("tells the commission and not what it comes to with its tax, whichever is called so", () => {
    fc.assert(
      fc.property(FACTS, fc.integer({ min: 5, max: 25 }), (facts, vat) => {
        const { lines, commission } = invoice({ ...facts, vat });
        const taxed = cents(commission * (100 + vat));
        const tax = { kind: "commissionTax" as const, value: cents(taxed * 100 - commission * 100) };
        const others = lines.filter(({ kind }) => kind !== "commissionTax");
        expect(commissionOf([...others, tax, { kind: "commission", value: taxed, sure: 0.9 }])).toBe(
          commission,
        );
      }),
      { numRuns: 500, seed: 4471 },
    );
  });
});

describe("of two readings that both fit", () => {
  it.each<[string, readonly Line[]]>([
    [
      "two totals",
      [
        { kind: "whole", value: 980 },
        { kind: "whole", value: 1020 },
      ],
    ],
    [
      "a total in each of two currencies",
      [
        { kind: "whole", value: 980 },
        { kind: "whole", value: 850, currency: "GBP" },
      ],
    ],
    [
      "a total and more that is still owed",
      [
        { kind: "whole", value: 500 },
        { kind: "owed", value: 1500 },
      ],
    ],
  ])("none is told: %s", (_, lines) => {
    expect(totalOf(lines)).toBeUndefined();
  });

  it("a difference that the mail prints tells the larger total", () => {
    const lines: readonly Line[] = [
      { kind: "whole", value: 980 },
      { kind: "part", value: 40 },
      { kind: "whole", value: 1020 },
    ];
    expect(totalOf(lines)).toBe(1020);
  });

  it("neither commission is told", () => {
    expect(
      commissionOf([
        { kind: "commission", value: 100 },
        { kind: "commission", value: 120 },
      ]),
    ).toBeUndefined();
  });

  it("the commission is told that is its rate of a price", () => {
    const lines: readonly Line[] = [
      { kind: "whole", value: 1000 },
      { kind: "commission", value: 120 },
      { kind: "commission", value: 100, rate: 10 },
    ];
    expect(commissionOf(lines)).toBe(100);
  });
});

describe("a price with a weak label", () => {
  it.each<[string, readonly Line[], number | undefined]>([
    [
      "a deposit and a balance",
      [
        { kind: "paid", value: 300 },
        { kind: "owed", value: 700 },
      ],
      1000,
    ],
    [
      "a net and a commission",
      [
        { kind: "net", value: 900 },
        { kind: "commission", value: 100 },
      ],
      1000,
    ],
    [
      "a sum before taxes and a tax",
      [
        { kind: "beforeTax", value: 900 },
        { kind: "tax", value: 100 },
      ],
      1000,
    ],
    [
      "parts of it that are not all",
      [
        { kind: "part", value: 600 },
        { kind: "part", value: 250 },
      ],
      undefined,
    ],
  ])("is told where it is %s", (_, lines, total) => {
    expect(totalOf([{ kind: "whole", value: 1000, sure: 0.56 }, ...lines])).toBe(total);
  });
});
