import { currencyOf, type DecimalMark } from "@/lib/imports/csv-amount.model";
import { parseDateCell, parseTypedDate } from "@/lib/imports/dates/csv-date.model";
import { DATE_ORDERS } from "@/lib/imports/dates/csv-date-order.model";
import { headingMeanings } from "@/lib/imports/words/heading-meaning.model";
import type { HeadingMeaning } from "@/lib/imports/words/language-words.model";
import type { Currency } from "@/lib/platform/base/money";
import { balanceWord } from "../row-words.model";
import { statedAmount, thousandthsOf } from "./csv-cells.model";

/**
 * A column as described by its heading and its cells. Each `is` property is true only if it applies to all cells that
 * aren't empty.
 */
export type CsvColumn = {
  readonly name: string;
  readonly meanings: ReadonlySet<HeadingMeaning>;
  /** The currencies that the heading names: "USD$", "Amount (EUR)". */
  readonly currencies: readonly Currency[];
  readonly cells: readonly string[];
  /** The cells that aren't empty. */
  readonly filled: readonly string[];
  readonly distinct: ReadonlySet<string>;
  readonly isDate: boolean;
  readonly isAmount: boolean;
  readonly isCurrency: boolean;
  readonly hasNegative: boolean;
  readonly hasDecimals: boolean;
  /** The total number of letters, which identifies columns of text. */
  readonly letters: number;
};

const DASH = /^[-\u2013\u2014]$/;

/**
 * Describes a column. `counts` returns whether a row's cell helps to identify the column; those of footers and balances
 * don't.
 */
export function columnOf(name: string, raw: readonly string[], counts = (_row: number) => true): CsvColumn {
  const cells = raw.map((cell) => cell.trim());
  const filled = cells.filter((cell, row) => cell !== "" && counts(row));
  const all = (is: (cell: string) => boolean) => filled.length > 0 && filled.every(is);
  const meanings = headingMeanings(name);
  const isDate = isDateColumn(filled, isDay) || (isCalledDate(name) && isDateColumn(filled, isDayThere));
  return {
    name,
    meanings,
    currencies: currenciesIn(name),
    cells,
    filled,
    distinct: new Set(filled),
    isDate,
    isAmount: !isDate && all((cell) => DASH.test(cell) || statedAmount(cell, ".") !== undefined),
    isCurrency: all((cell) => isCurrencyCode(cell, meanings)),
    hasNegative: filled.some((cell) => statedAmount(cell, ".")?.negative === true),
    hasDecimals: filled.some((cell) => /[.,]\d{1,3}(?!\d)|\d\/\d/.test(cell)),
    letters: filled.reduce((sum, cell) => sum + cell.replace(/\P{L}/gu, "").length, 0),
  };
}

/** Whether a cell is a currency. A single letter such as R is one only if the heading says so. */
function isCurrencyCode(cell: string, meanings: ReadonlySet<HeadingMeaning>): boolean {
  const isCode =
    /^([a-z]{3}|[^a-z]{1,2})$/i.test(cell) || meanings.has("currency") || meanings.has("original");
  return isCode && cell.length <= 4 && currencyOf(cell) !== undefined;
}

/** Whether the heading of a column has one of these meanings. */
export function means({ meanings }: CsvColumn, ...any: readonly HeadingMeaning[]): boolean {
  return any.some((meaning) => meanings.has(meaning));
}

/** Whether a balance column states the balance before each row: "Opening balance". */
export function isBalanceBefore(name: string): boolean {
  return balanceWord(name) === "opening";
}

/** Whether a column numbers its rows: 1, 2, 3. */
export function isCounter({ filled }: CsvColumn): boolean {
  const numbers = filled.map(Number);
  return (
    numbers.length > 1 &&
    filled.every((cell) => /^\d+$/.test(cell)) &&
    numbers.every((number, at) => at === 0 || Math.abs(number - (numbers[at - 1] ?? 0)) === 1)
  );
}

/** Returns the signed amounts of the cells in thousandths, undefined where there is no amount. */
export function numbersOf({ cells }: CsvColumn, mark: DecimalMark): readonly (number | undefined)[] {
  return cells.map((cell) => thousandthsOf(cell, mark));
}

function currenciesIn(name: string): Currency[] {
  const words = name.split(/[^\p{L}$€£¥]+/u).flatMap((word) => [word, word.replace("$", "")]);
  const codes = words.filter((word) => /^(?:[A-Z]{3}|[€£])$/.test(word)).map(currencyOf);
  return [...new Set(codes.filter((code) => code !== undefined))];
}

/** Whether a column holds days. Footers may use the column too, but their words have no digits. */
function isDateColumn(filled: readonly string[], isOne: (cell: string) => boolean): boolean {
  const days = filled.filter(isOne).length;
  const isDayOrWords = (cell: string) => isOne(cell) || !/\d/.test(cell) || /^0000-00-00$/.test(cell);
  return days > 0 && filled.every(isDayOrWords) && days * 2 >= filled.length;
}

export function isDay(cell: string): boolean {
  return DATE_ORDERS.some((order) => parseTypedDate(cell, order) !== undefined);
}

/** Like `isDay`, for a column known to hold days, where a spreadsheet's serial number is a day too. */
export function isDayThere(cell: string): boolean {
  return DATE_ORDERS.some((order) => parseDateCell(cell, order) !== undefined);
}

export function isCalledDate(name: string): boolean {
  const meanings = headingMeanings(name);
  return meanings.has("date") || meanings.has("valueDate");
}
