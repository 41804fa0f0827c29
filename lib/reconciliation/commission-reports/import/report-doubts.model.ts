import { type Currency, formatMoney } from "@/lib/platform/base/money";
import type { Doubt } from "../reading/line-checks.model";
import { type EntryAmounts, netOf } from "../report.model";

/** What is added to a report's lines as a whole, and what is paid out after that, in the smallest unit. */
export type Whole = { readonly adjustmentMinor: number; readonly netMinor: number };

/** More than so many aren't asked about one by one. */
export const MOST_DOUBTS = 200;

/** How a person is told what doesn't hold; the very words are what an import takes as accepted. */
export function doubtWords({ row, message }: Doubt): string {
  return row === null ? message : `Row ${row}: ${message}`;
}

/** Everything that doesn't hold, in words; of too many the last says how many more there are, and those of the whole go first. */
export function toldDoubts(doubts: readonly Doubt[]): readonly string[] {
  const words = [...new Set(doubts.map(doubtWords))];
  if (words.length <= MOST_DOUBTS) return words;
  const whole = new Set(doubts.filter(({ row }) => row === null).map(doubtWords));
  return firstOf([...whole, ...words.filter((one) => !whole.has(one))], MOST_DOUBTS);
}

/** The first of many texts; where some are left out the last names how many. */
export function firstOf(texts: readonly string[], most: number): readonly string[] {
  if (texts.length <= most) return texts;
  return [...texts.slice(0, most - 1), `And ${texts.length - most + 1} more, the last: ${texts.at(-1)}`];
}

/** Whether what the lines come to with what is added to them is what is said to be paid out. */
export function netDoubt(
  sums: EntryAmounts,
  { adjustmentMinor, netMinor }: Whole,
  code: Currency,
): readonly Doubt[] {
  const counted = netOf(sums) + adjustmentMinor;
  if (netMinor === counted) return [];
  const [net, other] = [netMinor, counted].map((minor) => formatMoney({ minor, currency: code }));
  const message = `The net is stated as ${net}, and the lines with the adjustment come to ${other}`;
  return [{ row: null, message }];
}
