import { CONFIDENCE } from "@/lib/reader/confidence";
import { type AmountMention, amountsIn, numberOf } from "@/lib/reader/words/money/amount";
import { isDollar } from "@/lib/reader/words/money/dollar";
import { cellUnder } from "../layout/cell-under";
import type { EmailEvidence } from "../layout/email-evidence";
import { cellText, headerTables } from "../layout/header-pairs";
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

/** Returns the currency that the header of an amount's column names: "Amount (VND)" above a sum. */
export function columnCurrency({ row, value }: Pair, reading: EmailEvidence): string | null {
  const rows = reading.parts.find(({ doc }) => doc === value.doc)?.rows ?? [];
  const table = headerTables(rows).find(({ body }) => body.some(({ index }) => index === row));
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
