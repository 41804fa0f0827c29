import type { Currency } from "@/lib/platform/base/money";
import type { CsvColumn } from "./csv-columns.model";

/** Whether the column is in another currency, by its heading or its own currency column. */
export function isForeign(column: CsvColumn, own: Currency | undefined, all: readonly CsvColumn[]): boolean {
  if (!own) return false;
  if (column.currencies.length > 0) return !column.currencies.includes(own);
  const beside = currencyColumnOf(column, all);
  const isElsewhere = all.some((other) => other.isCurrency && other !== beside && isAllOf(other, own));
  return beside !== undefined && isElsewhere && !isAllOf(beside, own);
}

function isAllOf({ distinct }: CsvColumn, own: Currency): boolean {
  return distinct.size === 1 && distinct.has(own);
}

/**
 * Returns the currency column that belongs to an amount: one whose heading shares a word with the amount's, otherwise
 * the nearest.
 */
export function currencyColumnOf(amount: CsvColumn, all: readonly CsvColumn[]): CsvColumn | undefined {
  const place = all.indexOf(amount);
  const words = new Set(amount.name.toLowerCase().split(/\W+/));
  const shares = (column: CsvColumn) =>
    column.name
      .toLowerCase()
      .split(/\W+/)
      .some((word) => word.length > 3 && words.has(word));
  const distance = (column: CsvColumn) =>
    Math.abs(all.indexOf(column) - place) - (shares(column) ? all.length : 0);
  return all.filter(({ isCurrency }) => isCurrency).sort((a, b) => distance(a) - distance(b))[0];
}

/** Whether the column is in the account's own currency, by its heading or one of several currency columns. */
export function isOwn(column: CsvColumn, own: Currency, all: readonly CsvColumn[]): boolean {
  if (column.currencies.includes(own)) return true;
  const beside = currencyColumnOf(column, all);
  const hasSeveral = all.filter(({ isCurrency }) => isCurrency).length > 1;
  return hasSeveral && beside !== undefined && isAllOf(beside, own);
}
