import { statedAmount } from "../csv/csv-cells.model";
import { balanceWord } from "../row-words.model";

/** An amount as a whole number, alike for all amounts of a file, with its sign; undefined for what is none. */
export function sizeOf(cell: string): number | undefined {
  const negative = (statedAmount(cell, ".") ?? statedAmount(cell, ","))?.negative;
  if (negative === undefined) return undefined;
  const digits = Number(cell.replace(/\D/g, "")) * (/[.,]\d{2}\D*$/.test(cell) ? 1 : 100);
  return negative ? -digits : digits;
}

/** The balances that lines of words and one amount name. */
export function balancesIn(
  rows: readonly (readonly string[])[],
  word: "opening" | "closing",
): readonly number[] {
  return rows.flatMap((cells) => {
    if (!cells.some((cell) => balanceWord(cell) === word)) return [];
    const sizes = cells.flatMap((cell) => (/[.,]\d{2}\D*$/.test(cell) ? (sizeOf(cell) ?? []) : []));
    return sizes.length === 1 ? sizes : [];
  });
}
