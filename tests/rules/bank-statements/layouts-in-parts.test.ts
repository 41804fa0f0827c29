import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readForAccount } from "@/lib/reconciliation/bank-transactions/import/reading/read-for-account";
import { bytesOf, EUR, TODAY } from "./statement-bytes";

type Entry = { readonly day: number; readonly cents: number; readonly memo: string };

const entry = fc.record({
  day: fc.integer({ min: 13, max: 28 }),
  cents: fc.oneof(fc.integer({ min: 100, max: 900_000 }), fc.integer({ min: -900_000, max: -100 })),
  memo: fc.constantFrom("Hotel Sol HS-7", "Rent", "River Cruises RC-20", "Card", "Sea Palace 4711"),
});
const ledger = fc
  .array(entry, { minLength: 1, maxLength: 9 })
  .map((entries) => entries.sort((a, b) => a.day - b.day));

const decimal = (cents: number) => (cents / 100).toFixed(2);
const sum = (entries: readonly Entry[]) => entries.reduce((all, { cents }) => all + cents, 0);
const exactly = (entries: readonly Entry[]) =>
  entries.map(({ day, cents }) => `2026-11-${day} ${cents}`).sort();

function outcomeOf(text: string) {
  const { answer, lines } = readForAccount({
    bytes: bytesOf(text),
    accounts: [{ id: "account", name: "The account", currency: EUR, lastDigits: null, version: 1 }],
    accountId: "account",
    mapping: null,
    remembered: new Map(),
    guesses: true,
    today: TODAY,
  });
  const read = lines.map(({ bookedOn, amountMinor }) => `${bookedOn} ${amountMinor}`).sort();
  return answer.kind === "found" ? read : null;
}

/** Writes each day as a heading above its rows, with or without its total and the running balance. */
function underDays(entries: readonly Entry[], isSummed: boolean, hasBalance: boolean): string {
  const days = [...new Set(entries.map(({ day }) => day))];
  let balance = 400_000;
  const rowOf = ({ memo, cents }: Entry) => {
    balance += cents;
    return [memo, "Ref 7", decimal(cents), ...(hasBalance ? [decimal(balance)] : [])].join(",");
  };
  const lines = days.flatMap((day) => {
    const own = entries.filter((one) => one.day === day);
    const total = isSummed ? [`Day in all,,${decimal(sum(own))}${hasBalance ? "," : ""}`] : [];
    return [`Monday ${day} November 2026`, ...own.map(rowOf), ...total];
  });
  return `Text,Reference,Amount${hasBalance ? ",Balance" : ""}\n${lines.join("\n")}\n`;
}

const rowsOf = (entries: readonly (Entry & { readonly id: string })[]) =>
  entries.map(({ day, id, memo, cents }) => `2026-11-${day},${id},${memo},${decimal(cents)}\n`).join("");

/** Writes two consecutive exports of one account; the second starts with the last rows of the first. */
function inExports(entries: readonly Entry[], from: number, to: number, hasIds: boolean): string {
  const all = entries.map((one, at) => ({ ...one, id: hasIds ? `TX${1000 + at}` : "" }));
  const head = (day: number) => `From date 202611${day}\nTo date 20261130\nDate,Unique Id,Text,Amount\n\n`;
  return `${head(13)}${rowsOf(all.slice(0, to))}\n${head(14)}${rowsOf(all.slice(from))}`;
}

describe("a ledger in parts comes in exactly, or is asked about or refused", () => {
  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])("with days above their rows (sums %s, balance %s)", (isSummed, hasBalance) => {
    fc.assert(
      fc.property(ledger, (entries) => {
        const read = outcomeOf(underDays(entries, isSummed, hasBalance));
        if (read) expect(read).toEqual(exactly(entries));
      }),
      { numRuns: 100 },
    );
  });

  it.each([true, false])("in two exports that overlap (ids %s)", (hasIds) => {
    fc.assert(
      fc.property(ledger, fc.nat(8), fc.nat(8), (entries, one, other) => {
        const [from, to] = [
          Math.min(one, other, entries.length),
          Math.min(Math.max(one, other), entries.length),
        ];
        const read = outcomeOf(inExports(entries, from, to, hasIds));
        if (read) expect(read).toEqual(exactly(entries));
      }),
      { numRuns: 100 },
    );
  });

  it("of two accounts below each other, whose column has no heading that says so", () => {
    fc.assert(
      fc.property(ledger, ledger, (one, other) => {
        let balance = 400_000;
        const lines = [
          ...one.map((row) => ({ ...row, of: "EOP" })),
          ...other.map((row) => ({ ...row, of: "ET1" })),
        ];
        const rows = lines.map(({ of, day, memo, cents }, at) => {
          balance = (at === one.length ? 70_000 : balance) + cents;
          return `${of},2026-11-${day},${memo},${decimal(cents)},${decimal(balance)}`;
        });
        const read = outcomeOf(`${rows.join("\n")}\n`);
        // An account with a single payment can't show that it has its own balance.
        if (read && Math.min(one.length, other.length) > 1)
          expect(read).not.toEqual(exactly([...one, ...other]));
      }),
      { numRuns: 100 },
    );
  });
});
