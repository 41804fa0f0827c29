import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Row } from "@/lib/reader/documents/document";
import { type AmountMention, amountsIn, numberOf } from "@/lib/reader/words/money/amount";
import { isDollar } from "@/lib/reader/words/money/dollar";
import { cellUnder } from "../layout/cell-under";
import type { AmountFound, EmailEvidence } from "../layout/email-evidence";
import { cellText, type HeaderTable, headerTables } from "../layout/header-pairs";
import type { Pair } from "../layout/pair";

const SURE = CONFIDENCE.money;

/** "Total, SEK incl. VAT: 7 480": a plain number is an amount if its label names the currency. */
export function wholeIn(text: string, currency: string | null): AmountMention[] {
  const number =
    currency === null ? undefined : /^\s*(\d{1,3}(?:[ .,'’]?\d{3})+|\d{2,6})\s*$/.exec(text)?.[1];
  if (number === undefined) return [];
  const at = text.indexOf(number);
  return [{ at, end: at + number.length, value: numberOf(number, currency), currency }];
}

/**
 * Returns the currency of a labelled amount and its certainty: printed beside it, named by its label, or the only one
 * in the email.
 */
export function currencyFor(
  printed: string | null,
  amount: string,
  hint: string | null,
  { currency }: EmailEvidence,
): [string | null, number] {
  if (hint !== null && (!printed || isBareDollar(amount, hint))) return [hint, SURE.saidByLabel];
  return printed ? [printed, 1] : [currency.only, SURE.onlyCurrency];
}

/** "Total MXN: $18,802.00": the label says which dollar or peso it is. */
function isBareDollar(text: string, hint: string): boolean {
  return /^[-+(\s]*\$/.test(text) && isDollar(hint);
}

/** The table of each row; a cache, because every amount asks for it. */
const known = new WeakMap<readonly Row[], ReadonlyMap<number, HeaderTable>>();

function tablesOf(rows: readonly Row[]): ReadonlyMap<number, HeaderTable> {
  const found =
    known.get(rows) ??
    new Map(headerTables(rows).flatMap((table) => table.body.map(({ index }) => [index, table] as const)));
  known.set(rows, found);
  return found;
}

/**
 * "Amount (VND)" above a sum: in an email with several currencies, the header of a column says which one its plain
 * numbers are in.
 */
export function columnCurrency({ row, value, label }: Pair, reading: EmailEvidence): string | null {
  if (reading.currency.only !== null || label.role === "commission") return null;
  const rows = reading.parts.find(({ doc }) => doc === value.doc)?.rows ?? [];
  const table = tablesOf(rows).get(row);
  const own = rows[row];
  const column = own
    ? (table?.header.cells.findIndex((_, at) =>
        cellUnder(table.header, at, own)?.lines.some(
          ({ offset, text }) => offset <= value.start && value.end <= offset + text.length,
        ),
      ) ?? -1)
    : -1;
  const head = table?.header.cells[column];
  return head ? currencyHint(cellText(head), reading) : null;
}

/** Returns the currency that a label names. */
export function currencyHint(label: string, reading: EmailEvidence): string | null {
  const codes = [...label.matchAll(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])|[€£]|\b(?:[Ee]uros?|EUROS?)\b/g)].map(
    ([code]) => code,
  );
  const bracketed = /\(([^\s()\d]{1,4})\)/.exec(label)?.[1] ?? [];
  const [amount] = codes.concat(bracketed).flatMap((code) => amountsIn(`1.00 ${code}`, reading.currency));
  return amount?.currency ?? null;
}

/**
 * Returns the currency of an amount behind a label, its certainty, and whether the label begins its cell: the currency
 * printed beside the amount or named by the label; after a dash, as after a colon, or in a cell "Commission value
 * 25.48", the only one of the email.
 */
export function proseCurrency(
  { currency, span: { doc, end } }: AmountFound,
  label: string,
  lead: string,
  reading: EmailEvidence,
): [string | null, number, boolean] {
  const isLabel = (text: string) => text.trim().replace(/[:=–—\s-]+$/, "") === label;
  const leads = isLabel(lead);
  const named = currency ?? currencyHint(label, reading);
  if (named) return [named, 1, leads];
  const isOwnCell = isLabel(lead.slice(lead.lastIndexOf("\t") + 1)) && /^(?:\n|$)/.test(doc.text.slice(end));
  const isOnly = isOwnCell || (leads && /[–—-]\s*$/.test(lead));
  return [isOnly ? reading.currency.only : null, SURE.noCurrency, leads];
}
