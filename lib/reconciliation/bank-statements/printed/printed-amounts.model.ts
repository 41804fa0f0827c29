import { statedAmount } from "../csv/csv-cells.model";
import { balanceWord } from "../row-words.model";

/**
 * Returns an amount as a signed integer with the same scale for all amounts of a file, or undefined if the text isn't
 * an amount.
 */
export function sizeOf(cell: string): number | undefined {
  const negative = (statedAmount(cell, ".") ?? statedAmount(cell, ","))?.negative;
  if (negative === undefined) return undefined;
  const digits = Number(cell.replace(/\D/g, "")) * (/[.,]\d{2}\D*$/.test(cell) ? 1 : 100);
  return negative ? -digits : digits;
}

/** Returns the balances stated in lines that contain words for one and a single amount. */
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
