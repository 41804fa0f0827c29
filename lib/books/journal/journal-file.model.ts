import { z } from "zod";
import { type CalendarDate, monthOf } from "@/lib/platform/base/dates/calendar-date";
import { currency, major } from "@/lib/platform/base/money";
import { currencySchema } from "@/lib/platform/base/schemas";
import { monthSchema } from "../months/month.model";
import { ENTRIES } from "./entry.model";
import type { Journal, JournalLine } from "./journal.model";

export const JOURNAL_FORMATS = ["quickbooks", "xero", "iif"] as const;
export type JournalFormat = (typeof JOURNAL_FORMATS)[number];
export const JOURNAL_WORDS: Readonly<Record<JournalFormat, string>> = {
  quickbooks: "QuickBooks Online (CSV)",
  xero: "Xero (CSV)",
  iif: "QuickBooks Desktop (IIF)",
};

export const journalQuery = z.object({
  month: monthSchema,
  currency: currencySchema,
  format: z.enum(JOURNAL_FORMATS, { error: `format must be ${JOURNAL_FORMATS.join(", ")}` }),
});

type Cell = string | number;
type Named = {
  /** The first day of the month. */
  readonly month: CalendarDate;
  /** Xero's name of the tax rate of lines without tax. */
  readonly taxRate: string;
};

/**
 * Returns a journal as rows of cells, the header first, dated the last day of its month. The layouts are those that can
 * be imported into QuickBooks Online (quickbooks.intuit.com, "Import journal entries"), Xero (help.xero.com, manual
 * journals) and, as IIF, QuickBooks Desktop (support.quickbooks.intuit.com, "IIF reference: transactions"). IIF
 * separates the cells by tabs, the others by commas.
 */
export function journalRows(
  format: JournalFormat,
  journal: Journal,
  named: Named,
): readonly (readonly Cell[])[] {
  return LAYOUTS[format](journal, named);
}

type Layout = (journal: Journal, named: Named) => readonly (readonly Cell[])[];

const LAYOUTS: Readonly<Record<JournalFormat, Layout>> = {
  quickbooks: (journal, { month }) => [
    "JournalNo JournalDate AccountName Debits Credits Description Name Currency".split(" "),
    ...journal.lines.map((line) => [
      ...[numberOf(journal, month), american(month), line.account],
      ...[line.debitMinor, line.creditMinor].map((minor) => (minor === 0 ? "" : inMajor(minor, journal))),
      ...[ENTRIES[line.kind].words, "", journal.currency],
    ]),
  ],
  xero: (journal, { month, taxRate }) => [
    "*Narration *Date Description *AccountCode *TaxRate *Amount".split(" "),
    ...journal.lines.map((line) => [
      ...[`Commission ${numberOf(journal, month)}`, british(month), ENTRIES[line.kind].words, line.account],
      ...[taxRate, signed(line, journal)],
    ]),
  ],
  iif: (journal, { month }) => [
    ...["!TRNS", "!SPL"].map((kind) => [kind, "TRNSTYPE", "DATE", "ACCNT", "AMOUNT", "DOCNUM", "MEMO"]),
    ["!ENDTRNS"],
    ...journal.lines.map((line, index) => [
      ...[index === 0 ? "TRNS" : "SPL", "GENERAL JOURNAL", american(month), plain(line.account)],
      ...[signed(line, journal), numberOf(journal, month), ENTRIES[line.kind].words],
    ]),
    ["ENDTRNS"],
  ],
};

/** Returns the number of a journal, which is always the same for a month and currency. */
function numberOf({ currency: code }: Journal, month: CalendarDate): string {
  return `${month.slice(0, 7)}-${code}`;
}

function american(month: CalendarDate): string {
  const [year, no, day] = monthOf(month).last.split("-");
  return `${no}/${day}/${year}`;
}

function british(month: CalendarDate): string {
  const [year, no, day] = monthOf(month).last.split("-");
  return `${day}/${no}/${year}`;
}

function inMajor(minor: number, { currency: code }: Journal): number {
  return major({ minor, currency: currency.parse(code) });
}

/** Returns a line's amount: debits are positive, credits negative. */
function signed({ debitMinor, creditMinor }: JournalLine, journal: Journal): number {
  return inMajor(debitMinor - creditMinor, journal);
}

/** Replaces tabs, line breaks and quotes, which would end a cell of an IIF file. */
function plain(text: string): string {
  return text.replaceAll(/[\t\r\n"]/g, " ");
}
