import { type Currency, formatMoney } from "@/lib/platform/base/money";
import type { Doubt } from "../reading/line-checks.model";
import { type EntryAmounts, netOf } from "../report.model";

/** The adjustment of a report as a whole, and the amount paid out after it, in the smallest unit. */
export type ReportTotals = { readonly adjustmentMinor: number; readonly netMinor: number };

/** The maximum number of doubts that are listed individually. */
export const MOST_DOUBTS = 200;

/** Formats a doubt. An import accepts a doubt by exactly this text. */
export function doubtWords({ row, message }: Doubt): string {
  return row === null ? message : `Row ${row}: ${message}`;
}

/**
 * Formats all doubts. If there are too many, those about the whole come first, and the last text states how many more
 * there are.
 */
export function doubtTexts(doubts: readonly Doubt[]): readonly string[] {
  const words = [...new Set(doubts.map(doubtWords))];
  if (words.length <= MOST_DOUBTS) return words;
  const whole = new Set(doubts.filter(({ row }) => row === null).map(doubtWords));
  return firstOf([...whole, ...words.filter((one) => !whole.has(one))], MOST_DOUBTS);
}

/** Returns the first of many texts. If some are omitted, the last one states how many. */
export function firstOf(texts: readonly string[], most: number): readonly string[] {
  if (texts.length <= most) return texts;
  return [...texts.slice(0, most - 1), `And ${texts.length - most + 1} more, the last: ${texts.at(-1)}`];
}

/** Returns a doubt if the stated net differs from the sum of the lines and the adjustment. */
export function netDoubt(
  sums: EntryAmounts,
  { adjustmentMinor, netMinor }: ReportTotals,
  code: Currency,
): readonly Doubt[] {
  const counted = netOf(sums) + adjustmentMinor;
  if (netMinor === counted) return [];
  const [net, other] = [netMinor, counted].map((minor) => formatMoney({ minor, currency: code }));
  const message = `The net is stated as ${net}, and the lines with the adjustment come to ${other}`;
  return [{ row: null, message }];
}
