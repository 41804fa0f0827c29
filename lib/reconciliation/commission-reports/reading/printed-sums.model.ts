import { type DecimalMark, roundedMinorOf, typedAmount } from "@/lib/imports/csv-amount.model";
import { type Currency, formatMoney } from "@/lib/platform/base/money";
import type { LineAmounts } from "./line-amounts.model";
import type { NamedSum } from "./named-sums.model";
import { isMeantAsAmount } from "./row-kinds.model";

export type Writing = { readonly currency: Currency; readonly decimalMark: DecimalMark };
/** A printed sum with its value in the smallest unit. */
export type PrintedSum = NamedSum & { readonly minor: number };

/** The amount of a line that each column sums. */
export const COLUMNS = {
  gross: ({ grossMinor }: LineAmounts) => grossMinor,
  part: ({ grossMinor, keptMinor }: LineAmounts) => grossMinor - keptMinor,
  tax: ({ taxMinor }: LineAmounts) => taxMinor,
  withheld: ({ withheldMinor }: LineAmounts) => withheldMinor,
  net: ({ netMinor }: LineAmounts) => netMinor,
} as const;

const MOST_TURNED = 6;

export function minorIn(text: string, { currency, decimalMark }: Writing): number | undefined {
  const typed = typedAmount(text, decimalMark);
  return typed && roundedMinorOf(typed, currency)?.minor;
}

/** Whether a text is meant as an amount but can't be read as one, for example because it is too large. */
export function isUnread(text: string, writing: Writing): boolean {
  return isMeantAsAmount(text) && minorIn(text, writing) === undefined;
}

/** Whether a sum is deducted from or added to the whole, as opposed to a total of lines. */
export function isChange({ kind }: PrintedSum): boolean {
  return kind !== "gross" && kind !== "total" && kind !== "net";
}

export function sumOf(lines: readonly LineAmounts[], of: (line: LineAmounts) => number): number {
  return lines.reduce((all, line) => all + of(line), 0);
}

export function sumWords(what: string, minor: number, { currency }: Writing): string {
  return `${what} ${formatMoney({ minor, currency })}`;
}

export function differs(what: string, printed: number, counted: number, { currency }: Writing): string {
  const [one, other] = [printed, counted].map((minor) => formatMoney({ minor, currency }));
  return `The printed ${what} is ${one}, and the lines come to ${other}`;
}

/**
 * Adds up changes of the whole. Charges are deducted and bonuses added, unless the printed net is only reached with the
 * signs of some inverted.
 */
export function changesTo(net: number | null, from: number, changes: readonly PrintedSum[]): number {
  const usual = changes.map(({ kind, minor }) =>
    kind === "bonus" || kind === "adjustment" || minor < 0 ? minor : -minor,
  );
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  if (net === null || changes.length > MOST_TURNED) return sum(usual);
  const masks = Array.from({ length: 2 ** usual.length }, (_, mask) => mask);
  const turned = masks.map((mask) => sum(usual.map((value, at) => ((mask >> at) & 1 ? -value : value))));
  return turned.find((change) => from + change === net) ?? sum(usual);
}
