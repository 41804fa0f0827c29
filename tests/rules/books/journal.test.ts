import { expect, it } from "vitest";
import { ENTRY_KINDS } from "@/lib/books/journal/entry.model";
import { type Journal, journalsOf } from "@/lib/books/journal/journal.model";
import { JOURNAL_FORMATS, journalRows } from "@/lib/books/journal/journal-file.model";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { digitsOf } from "@/lib/platform/base/money";

const BANK = "0190b6a2-0000-7000-8000-000000000001";
const NAMED = { month: calendarDate.parse("2026-02-01"), taxRate: "No Tax" };

/** Entries of every kind in three currencies, with amounts of both signs. */
const entries = ["USD", "JPY", "KWD"].flatMap((currency, no) =>
  ENTRY_KINDS.map((kind, index) => ({
    kind,
    currency,
    accountId: kind.startsWith("MONEY") ? BANK : null,
    amountMinor: (index % 2 === 0 ? 1 : -1) * (12_345 + 1_001 * index + no),
  })),
);

it("balances in each currency to the minor unit, and is the same in whichever order entries come", () => {
  const journals = journalsOf(entries, {});
  expect(journals.map(({ currency }) => currency)).toEqual(["JPY", "KWD", "USD"]);
  for (const { lines } of journals) {
    expect(lines).toHaveLength(2 * ENTRY_KINDS.length);
    expect(lines.reduce((sum, line) => sum + line.debitMinor - line.creditMinor, 0)).toBe(0);
    expect(lines.every(({ debitMinor, creditMinor }) => Math.min(debitMinor, creditMinor) === 0)).toBe(true);
    expect(lines.every(({ debitMinor, creditMinor }) => debitMinor + creditMinor > 0)).toBe(true);
  }
  expect(journalsOf(entries.toReversed(), {})).toEqual(journals);
});

it("names accounts as the platform does, a bank account by its own name first", () => {
  const of = (names: Record<string, string>) =>
    journalsOf(entries.slice(0, 1), names)[0]?.lines.map(({ account }) => account);
  expect(of({})).toEqual(["Bank", "Bank transactions to allocate"]);
  expect(of({ BANK: "1000", UNALLOCATED: "2100" })).toEqual(["1000", "2100"]);
  expect(of({ BANK: "1000", [`BANK:${BANK}`]: "1010" })).toEqual(["1010", "Bank transactions to allocate"]);
});

it.each(JOURNAL_FORMATS)("reads from a file for %s what the journal says", (format) => {
  for (const journal of journalsOf(entries, { PAYABLE: 'Payable\t"agents"' })) {
    const read = READERS[format](
      journalRows(format, journal, NAMED).map((row) => row.map(String)),
      journal,
    );
    expect(read.map(({ minor }) => minor)).toEqual(
      journal.lines.map(({ debitMinor, creditMinor }) => debitMinor - creditMinor),
    );
    expect(new Set(read.map(({ no }) => no)).size).toBe(1);
    expect(new Set(read.map(({ day }) => day))).toEqual(
      new Set([format === "xero" ? "28/02/2026" : "02/28/2026"]),
    );
    expect(read.every(({ account }) => account !== "" && (format !== "iif" || !/[\t"]/.test(account)))).toBe(
      true,
    );
  }
});

type Read = { readonly no: string; readonly day: string; readonly account: string; readonly minor: number };
type Reader = (rows: readonly (readonly string[])[], journal: Journal) => readonly Read[];

const minorOf = (text: string, { currency }: Journal) => Math.round(Number(text) * 10 ** digitsOf(currency));
const byHeader = (rows: readonly (readonly string[])[]) => {
  const [header = [], ...lines] = rows;
  return lines.map((line) => (name: string) => line[header.indexOf(name)] ?? "missing");
};

/** A reader of each layout, written from its definition. */
const READERS: Readonly<Record<(typeof JOURNAL_FORMATS)[number], Reader>> = {
  quickbooks: (rows, journal) =>
    byHeader(rows).map((cell) => ({
      no: cell("JournalNo"),
      day: cell("JournalDate"),
      account: cell("AccountName"),
      minor: minorOf(cell("Debits") || "0", journal) - minorOf(cell("Credits") || "0", journal),
    })),
  xero: (rows, journal) =>
    byHeader(rows).map((cell) => {
      expect(cell("*TaxRate")).toBe("No Tax");
      return {
        no: cell("*Narration"),
        day: cell("*Date"),
        account: cell("*AccountCode"),
        minor: minorOf(cell("*Amount"), journal),
      };
    }),
  iif: ([trns = [], spl = [], end = [], ...rows], journal) => {
    expect([trns[0], spl[0], ...end]).toEqual(["!TRNS", "!SPL", "!ENDTRNS"]);
    expect(trns.slice(1)).toEqual(spl.slice(1));
    expect(rows.map(([kind]) => kind)).toEqual([
      "TRNS",
      ...journal.lines.slice(1).map(() => "SPL"),
      "ENDTRNS",
    ]);
    return byHeader([trns, ...rows.slice(0, -1)]).map((cell) => {
      expect(cell("TRNSTYPE")).toBe("GENERAL JOURNAL");
      return {
        no: cell("DOCNUM"),
        day: cell("DATE"),
        account: cell("ACCNT"),
        minor: minorOf(cell("AMOUNT"), journal),
      };
    });
  },
};
