import { describe, expect, it } from "vitest";
import { readStatement } from "@/lib/reconciliation/bank-statements/read-statement";
import { agrees } from "@/lib/reconciliation/bank-statements/statement-totals.model";
import { readForAccount } from "@/lib/reconciliation/bank-transactions/import/reading/read-for-account";
import { by, guessed } from "./guessed";
import { bytesOf, EUR, TODAY } from "./statement-bytes";

const ROWS = [
  "2026-05-01;Previous period's;;1904.50;1904.50",
  "2026-05-04;Hotel Seeblick;;386.20;2290.70",
  "2026-05-12;Rent;980.00;;1310.70",
];
const inOrder = (rows: readonly string[]) => `Date;Text;Debit;Credit;Balance\n${rows.join("\n")}\n`;
const TEXT = inOrder(ROWS);

describe("a first row whose amount is all of its balance", () => {
  it.each([
    ["as the opening balance", TEXT, true, ["2026-05-04 38620", "2026-05-12 -98000"]],
    [
      "as it, with the newest first",
      inOrder(ROWS.toReversed()),
      true,
      ["2026-05-12 -98000", "2026-05-04 38620"],
    ],
    ["as a payment", TEXT, false, ["2026-05-01 190450", "2026-05-04 38620", "2026-05-12 -98000"]],
  ])("is read %s", (_, text, beginsWithBalance, lines) => {
    const read = readStatement(bytesOf(text), by(text, { beginsWithBalance }));
    if (!("lines" in read)) throw new Error(JSON.stringify(read));
    expect(read.lines.map(({ bookedOn, amountMinor }) => `${bookedOn} ${amountMinor}`)).toEqual(lines);
  });

  it("counts in the sum of its column", () => {
    const text = `${TEXT};Total;980.00;2290.70;1310.70\n`;
    const read = readStatement(bytesOf(text), by(text, { beginsWithBalance: true }));
    expect("totals" in read && read.totals.map((total) => [total.of, agrees(total)])).toEqual([
      ["in", true],
      ["out", true],
    ]);
  });

  it.each([
    [true, "found"],
    [false, "asks"],
  ])("is asked about again unless it was the opening balance (%s)", (beginsWithBalance, kind) => {
    const { mapping } = by(TEXT, { beginsWithBalance });
    const { answer } = readForAccount({
      bytes: bytesOf(TEXT),
      accounts: [{ id: "a", name: "A", currency: EUR, lastDigits: null, version: 1 }],
      accountId: "a",
      mapping: null,
      remembered: new Map([["a", { [guessed(TEXT).headerKey]: mapping }]]),
      guesses: true,
      today: TODAY,
    });
    expect(answer.kind).toBe(kind);
  });
});
