import { describe, expect, it } from "vitest";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { importKeys } from "@/lib/reconciliation/bank-statements/import-keys";
import { readStatement } from "@/lib/reconciliation/bank-statements/read-statement";
import { STATEMENT_BYTES, type StatementLine } from "@/lib/reconciliation/bank-statements/statement.model";
import { bytesOf, damageOf, EUR, readText, USD } from "./statement-bytes";

describe("a file's format", () => {
  it.each([
    ["ofx", "OFXHEADER:100\n<OFX></OFX>"],
    ["ofx", '<?xml version="1.0"?>\n<?OFX VERSION="220"?><OFX></OFX>'],
    ["ofx", "\ufeff  <ofx></ofx>"],
    ["camt", '<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt></Stmt></BkToCstmrStmt></Document>'],
    ["mt940", ":20:X\n:25:Y\n"],
    ["mt940", "{1:F01X}{2:I940X}{4:\n:20:X\n-}"],
    ["mt940", "BANK\nADDRESS\n:20:X\n"],
    ["qif", "!Type:Bank\n"],
    ["qif", "made by Quicken\n!Account\nNGiro\n^\n"],
  ])("is %s by its content", (format, text) => {
    expect(readText(text, { currency: EUR })).toMatchObject({ format, lines: [] });
  });

  it.each([
    ["", "Line 1: the file is empty"],
    [" \n ", "Line 1: the file is empty"],
    ["PK\u0003\u0004", "Line 1: this is a workbook or an archive, save it as CSV first"],
    ["%PDF-1.7", "Line 1: this is a PDF, download the statement in another format"],
    ["a\u0000b\u0001", "Line 1: the file holds no text"],
    ["<html><body>Sign in</body></html>", "Line 1: the file is XML or HTML, but no bank statement"],
  ])("%j is none", (text, reason) => expect(damageOf(text)).toBe(reason));

  it("is not looked for in more than 25 MB", () => {
    expect(readStatement(new Uint8Array(STATEMENT_BYTES + 1))).toEqual({
      damaged: { line: 1, reason: "Line 1: the file is larger than 25 MB" },
    });
  });
});

describe("what a line keeps", () => {
  const ofx = (fields: string) =>
    readText(`<OFX><CURDEF>EUR<STMTTRN><DTPOSTED>20270301<TRNAMT>1.00${fields}</STMTTRN></OFX>`).lines[0];

  it("is cut at its length, without half a character", () => {
    const line = ofx(`<FITID>1<MEMO>${"😀".repeat(3_000)}`);
    expect([line?.raw.length, line?.memo.length]).toEqual([3999, 500]);
    expect(line?.raw.isWellFormed() && line.memo.isWellFormed()).toBe(true);
  });

  it("has no control characters, nor words twice", () => {
    const line = ofx("<FITID>\u0000<NAME>A\u202eB\u0007<MEMO>A B");
    expect(line).toMatchObject({ memo: "A B", payer: "A B", bankId: null });
    expect(line?.raw).not.toContain("\u0000");
  });

  it.each(["NOTPROVIDED", "NONREF", "n/a", "-", "0000", "unknown"])("takes %s for no id", (id) => {
    expect(ofx(`<FITID>${id}`)?.bankId).toBeNull();
  });
});

const LINE: StatementLine = {
  line: 1,
  raw: "",
  bookedOn: calendarDate.parse("2027-03-01"),
  amountMinor: 100,
  currency: EUR,
  memo: "Commission",
  payer: null,
  bankId: "A1",
  account: "4711",
};
const keyOf = (change: Partial<StatementLine>) => importKeys([{ ...LINE, ...change }])[0];

describe("the import key", () => {
  it("is the same when a file is read again, and differs for every line of a file", () => {
    const lines = [
      LINE,
      LINE,
      { ...LINE, bankId: null },
      { ...LINE, bankId: null },
      { ...LINE, amountMinor: -100 },
    ];
    expect(importKeys(lines)).toEqual(importKeys(lines));
    expect(new Set(importKeys(lines)).size).toBe(5);
    expect(importKeys(lines)[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  it("stays the same in a file that overlaps, whatever order and other days it has", () => {
    const other = { ...LINE, bookedOn: calendarDate.parse("2027-03-02") };
    const before = importKeys([other, LINE, LINE]);
    expect(new Set(importKeys([LINE, other, LINE]))).toEqual(new Set(before));
    expect(before).toEqual(expect.arrayContaining(importKeys([LINE, LINE])));
  });

  it("tells day, amount, currency and id apart", () => {
    const changes: Partial<StatementLine>[] = [
      {},
      { bookedOn: calendarDate.parse("2027-03-02") },
      { amountMinor: 101 },
      { currency: USD },
      { bankId: "A2" },
      { bankId: null },
      { bankId: null, memo: "A1" },
    ];
    expect(new Set(changes.map(keyOf)).size).toBe(changes.length);
  });

  it("hears words only without an id, and those without their case, accents and blanks", () => {
    expect(keyOf({ memo: "other" })).toBe(keyOf({}));
    expect(keyOf({ bankId: null, memo: "other" })).not.toBe(keyOf({ bankId: null }));
    expect(keyOf({ bankId: null, memo: "cómmission " })).toBe(keyOf({ bankId: null }));
  });

  it("counts each account of a file by itself, since it is unique within one", () => {
    expect(importKeys([LINE, { ...LINE, account: "4712" }])).toEqual([keyOf({}), keyOf({})]);
  });
});

it("reads lines that end in CR, in CRLF and in LF with the same numbers", () => {
  const text = "!Type:Bank\nD13/3/2027\nT1.00\n^\nD14/3/2027\nT2.00\n^\n";
  for (const ending of ["\r", "\r\n"]) {
    const read = readText(text.replaceAll("\n", ending), { currency: EUR });
    expect(read.lines.map(({ line }) => line)).toEqual([2, 5]);
  }
  expect(readStatement(bytesOf(text), { currency: EUR })).toHaveProperty("lines.length", 2);
});
