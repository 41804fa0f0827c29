import { folded } from "@/lib/base/text";
import { currencyOf } from "@/lib/csv-import/csv-amount.model";
import { typedDate } from "@/lib/csv-import/csv-date.model";
import { directionOf, statedAmount } from "./csv-cells.model";

/** What the cells of a column are, where it has any; each is true only if all of them are. */
export type ColumnKind = {
  readonly name: string;
  /** The header in lower case words. */
  readonly words: string;
  readonly isFilled: boolean;
  readonly isDate: boolean;
  readonly isAmount: boolean;
  readonly isCurrency: boolean;
  readonly isDirection: boolean;
  readonly hasNegative: boolean;
  readonly isDistinct: boolean;
  /** Letters in all, which tell the columns of words. */
  readonly letters: number;
};

export function kindOfColumn(name: string, cells: readonly string[]): ColumnKind {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const all = (is: (cell: string) => boolean) => filled.length > 0 && filled.every(is);
  const isDate = isDateColumn(filled);
  return {
    name,
    words: folded(name)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
    isFilled: filled.length > 0,
    isDate,
    isAmount:
      !isDate && all((cell) => /^[-\u2013\u2014]$/.test(cell) || statedAmount(cell, ".") !== undefined),
    isCurrency: all((cell) => cell.length <= 4 && currencyOf(cell) !== undefined),
    isDirection: all((cell) => directionOf(cell) !== undefined),
    hasNegative: filled.some((cell) => statedAmount(cell, ".")?.negative === true),
    isDistinct: filled.length > 0 && new Set(filled).size === filled.length,
    letters: filled.reduce((sum, cell) => sum + cell.replace(/\P{L}/gu, "").length, 0),
  };
}

/** Footers stand in the first column too; what they say has no digits. */
function isDateColumn(filled: readonly string[]): boolean {
  const days = filled.filter(isDay).length;
  return days > 0 && filled.every((cell) => isDay(cell) || !/\d/.test(cell)) && days * 2 >= filled.length;
}

export function isDay(cell: string): boolean {
  return typedDate(cell, "DMY") !== undefined || typedDate(cell, "MDY") !== undefined;
}
