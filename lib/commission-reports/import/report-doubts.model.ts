import { type Currency, formatMoney } from "@/lib/base/money";
import type { Doubt } from "../reading/line-checks.model";
import { type EntryAmounts, netOf } from "../report.model";

/** More than so many aren't asked about one by one: a file of which so much doesn't hold was read wrongly. */
export const MOST_DOUBTS = 200;

/** How a person is told what doesn't hold; the very words are what an import takes as accepted. */
export function doubtWords({ row, message }: Doubt): string {
  return row === null ? message : `Row ${row}: ${message}`;
}

/** Whether what the lines come to with what is added to them is what is said to be paid out. */
export function netDoubt(
  sums: EntryAmounts,
  { adjustmentMinor, netMinor }: { readonly adjustmentMinor: number; readonly netMinor: number },
  code: Currency,
): readonly Doubt[] {
  const counted = netOf(sums) + adjustmentMinor;
  if (netMinor === counted) return [];
  const [net, other] = [netMinor, counted].map((minor) => formatMoney({ minor, currency: code }));
  const message = `The net is stated as ${net}, and the lines with the adjustment come to ${other}`;
  return [{ row: null, message }];
}
