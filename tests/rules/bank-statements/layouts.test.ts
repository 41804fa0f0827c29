import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readForAccount } from "@/lib/reconciliation/bank-transactions/import/reading/read-for-account";
import { type Entry, LAYOUTS, type Layout, written } from "./layouts";
import { bytesOf, EUR, TODAY } from "./statement-bytes";

const entry = fc.record({
  day: fc.integer({ min: 13, max: 28 }),
  cents: fc.oneof(fc.integer({ min: 100, max: 900_000 }), fc.integer({ min: -900_000, max: -100 })),
  fee: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000 })),
  memo: fc.constantFrom("Hotel Sol HS-7", "Rent", "River Cruises RC-20", "Card", "Sea Palace 4711"),
});
const ledger = fc
  .array(entry, { minLength: 1, maxLength: 9 })
  .map((entries) => entries.sort((a, b) => a.day - b.day));

function outcomeOf(entries: readonly Entry[], layout: Layout) {
  const { answer, lines } = readForAccount({
    bytes: bytesOf(written(entries, layout)),
    accounts: [{ id: "account", name: "The account", currency: EUR, lastDigits: null, version: 1 }],
    accountId: "account",
    mapping: null,
    remembered: new Map(),
    guesses: true,
    today: TODAY,
  });
  return {
    kind: answer.kind,
    notes: answer.kind === "found" ? answer.notes : [],
    read: lines.map(({ bookedOn, amountMinor }) => `${bookedOn} ${amountMinor}`).sort(),
  };
}

const exactly = (entries: readonly Entry[]) =>
  entries.map(({ day, cents }) => `2026-11-${day} ${cents}`).sort();

describe(`a ledger in ${LAYOUTS.length} layouts`, () => {
  it.each(LAYOUTS)("comes in exactly or is asked about: $name", (layout) => {
    fc.assert(
      fc.property(ledger, (entries) => {
        const { kind, read, notes } = outcomeOf(entries, layout);
        if (kind !== "asks")
          expect({ kind, read, notes }).toEqual({ kind: "found", read: exactly(entries), notes: [] });
      }),
      { numRuns: 60 },
    );
  });

  it.each(LAYOUTS.filter(({ name }) => /^(signed|pair|direction)/.test(name) && !/\(4\)/.test(name)))(
    "comes in without a question where a bank is understood: $name",
    (layout) => {
      const entries = [
        { day: 13, cents: 125_000, fee: 0, memo: "Hotel Sol" },
        { day: 14, cents: -1_540, fee: 0, memo: "Fee" },
        { day: 16, cents: 41_820, fee: 0, memo: "Cruises" },
      ];
      expect(outcomeOf(entries, layout)).toEqual({ kind: "found", notes: [], read: exactly(entries) });
    },
  );
});
