import { describe, expect, it } from "vitest";
import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import { guessCsvMapping } from "@/lib/reconciliation/bank-statements/csv/csv-guess.model";
import { importKeys } from "@/lib/reconciliation/bank-statements/import-keys";
import { readStatement } from "@/lib/reconciliation/bank-statements/read-statement";
import {
  STATEMENT_FORMATS,
  type StatementOptions,
  type StatementRead,
} from "@/lib/reconciliation/bank-statements/statement.model";
import { statementMapping } from "@/lib/reconciliation/bank-statements/statement-mapping.model";
import { statementOf } from "../support/statements/large-statements";
import { mutated } from "../support/statements/mutations";

const MUTATIONS = 1_000;
const LINES = 12;

const options: StatementOptions = {
  currency: currency.parse("EUR"),
  dateOrder: "DMY",
  decimalMark: ".",
  mapping: statementMapping.parse({
    hasHeader: true,
    date: "Date",
    amount: "Amount",
    memo: ["Description"],
    dateOrder: "DMY",
    decimalMark: ".",
    isSignTurned: false,
  }),
};

/** Expects all guarantees of a statement reader's result. */
function expectWhole({ lines, skipped }: StatementRead): void {
  for (const { line, raw, bookedOn, amountMinor, memo, bankId } of lines) {
    // A zero amount is a payment too: it waits for a person as an exception.
    expect(isCalendarDate(bookedOn) && Number.isSafeInteger(amountMinor)).toBe(true);
    expect(line > 0 && raw.length <= 4_000 && memo.length <= 500 && bankId !== "").toBe(true);
    expect(/\p{Cc}/u.test(memo) || raw.includes("\u0000") || !raw.isWellFormed()).toBe(false);
  }
  for (const { line, reason } of skipped) expect(line > 0 && reason !== "").toBe(true);
}

describe.each(STATEMENT_FORMATS)("a statement in %s", (format) => {
  const valid = statementOf(format, LINES);

  it("is read whole or not at all, however it is harmed", () => {
    let damaged = 0;
    for (let seed = 0; seed < MUTATIONS; seed += 1) {
      const result = readStatement(mutated(valid, seed), options);
      if ("lines" in result) expectWhole(result);
      else if ("damaged" in result) {
        damaged += 1;
        expect(result.damaged.reason).toMatch(new RegExp(`^Line ${result.damaged.line}: \\S`));
      }
    }
    expect(damaged).toBeGreaterThan(MUTATIONS / 10);
  });

  it.skipIf(["csv", "qif", "abo"].includes(format))("is damaged wherever it is cut off", () => {
    const text = new TextDecoder().decode(valid).trimEnd();
    const ends: Readonly<Record<string, string>> = {
      mt940: ":62F:",
      bai2: "99,",
      ofx: "</OFX>",
      camt: "</Document>",
      norma43: "88999",
      coda: "\n9",
      cfonb: "\n07",
      cbi: "\n EF",
      "1c": "КонецФайла",
    };
    const last = text.lastIndexOf(ends[format] ?? "") + 1;
    const first = text.indexOf(format === "mt940" ? ":61:" : "FITID") + 40;
    for (let length = Math.max(first, 300); length < last; length += 1) {
      expect(readStatement(valid.subarray(0, length), options)).not.toHaveProperty("lines");
    }
  });

  it("of 50,000 lines takes no more work a line than a short one", () => {
    const lines = 50_000;
    const result = readStatement(statementOf(format, lines), options);
    if (!("lines" in result)) throw new Error(JSON.stringify(result));
    expect(result.lines).toHaveLength(lines);
    expect(new Set(importKeys(result.lines)).size).toBe(lines);
  });
});

/** Inputs of 5 MB for which a naive reader takes quadratic time. */
const ENDLESS: Readonly<Record<string, string>> = {
  "open tags": `<OFX>${"<".repeat(5_000_000)}`,
  "open CDATA": `<OFX><MEMO>${"<![CDATA[".repeat(500_000)}`,
  "payments on one line": `<OFX>${"<STMTTRN><DTPOSTED>20270301<TRNAMT>1<FITID>1</STMTTRN>".repeat(90_000)}</OFX>`,
  "nested elements": `<Document xmlns="camt.053">${"<a>".repeat(1_600_000)}`,
  "elements on one line": `<Document xmlns="camt.053"><Stmt>${"<x>y</x>".repeat(600_000)}</Stmt></Document>`,
  "a tag without end": `<Document xmlns="camt.053"><Stmt ${"a ".repeat(2_500_000)}`,
  "lines of a field": `:20:X\n${"a\n".repeat(2_500_000)}`,
  continuations: `01,A/\n02,B/\n${"88,A\n".repeat(1_000_000)}`,
  "fields of a record": `01,A/\n02,${",".repeat(5_000_000)}`,
  "fields of a QIF record": `!Type:Bank\n${"MA\n".repeat(1_600_000)}`,
  quotes: `a,b\n${'"'.repeat(5_000_001)}`,
  cells: `${",".repeat(5_000_000)}\n`,
  lines: "\n".repeat(5_000_000),
  colons: ":".repeat(5_000_000),
  blanks: `${" ".repeat(5_000_000)}x`,
};

it.each(Object.entries(ENDLESS))("ends where a file holds endless %s", (_, text) => {
  const bytes = new TextEncoder().encode(text);
  const result = readStatement(bytes, options);
  if ("lines" in result) expectWhole(result);
  guessCsvMapping(bytes);
});
