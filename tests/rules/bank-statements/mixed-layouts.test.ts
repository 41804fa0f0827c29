import fc from "fast-check";
import { expect, it } from "vitest";
import { readForAccount } from "@/lib/reconciliation/bank-transactions/import/reading/read-for-account";
import { AMOUNTS, mixed } from "./mixed-layouts";
import { bytesOf, EUR, TODAY } from "./statement-bytes";

const entry = fc.record({
  day: fc.integer({ min: 13, max: 28 }),
  cents: fc.oneof(fc.integer({ min: 100, max: 900_000 }), fc.integer({ min: -900_000, max: -100 })),
  fee: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4_000 })),
  memo: fc.constantFrom("Hotel Sol HS-7", "Rent", "River Cruises RC-20", "Card", "Sea Palace 4711"),
});
const layout = fc.record({
  language: fc.constantFrom("en" as const, "de" as const, "pl" as const),
  amounts: fc.constantFrom(...AMOUNTS),
  hasBalance: fc.boolean(),
  takesFee: fc.boolean(),
  foreign: fc.constantFrom("before" as const, "behind" as const, null),
  page: fc.constantFrom(0, 3),
  hasSubtotals: fc.boolean(),
  opening: fc.boolean(),
  closing: fc.boolean(),
  isNewestFirst: fc.boolean(),
});
const ledger = fc
  .array(entry, { minLength: 1, maxLength: 8 })
  .map((entries) => entries.sort((a, b) => a.day - b.day));

it("a ledger comes in exactly, or is asked about, whatever its bank does in one file", () => {
  fc.assert(
    fc.property(ledger, layout, (entries, how) => {
      const { answer, lines } = readForAccount({
        bytes: bytesOf(mixed(entries, how)),
        accounts: [{ id: "account", name: "The account", currency: EUR, lastDigits: null, version: 1 }],
        accountId: "account",
        mapping: null,
        remembered: new Map(),
        guesses: true,
        today: TODAY,
      });
      if (answer.kind !== "found") return;
      const read = lines.map(({ bookedOn, amountMinor }) => `${bookedOn} ${amountMinor}`).sort();
      expect(read).toEqual(entries.map(({ day, cents }) => `2026-11-${day} ${cents}`).sort());
    }),
    { numRuns: 1_000 },
  );
});
