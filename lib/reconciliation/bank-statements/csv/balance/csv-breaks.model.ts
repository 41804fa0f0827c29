import { type Currency, digitsOf, formatMoney } from "@/lib/platform/base/money";
import type { RefusedLine } from "../../statement.model";
import type { HeldRows } from "./csv-held.model";

const LEAST_HELD = 3;
const WITHOUT_BALANCE =
  "The row has no balance, though others beside it have one: it may not be booked, or be no payment.";

/**
 * Where a balance moves by something else than the payments that were read, though it runs with most of them. That is only
 * told, as banks leave rows out of exports.
 */
export function balanceGaps({
  held,
  broken,
  steps,
  rows,
  balance,
  lines,
  change,
}: HeldRows): readonly RefusedLine[] {
  if (held < LEAST_HELD || held <= broken) return [];
  const told = new Set(steps.flatMap(({ rows: over }) => over));
  const without = rows.payments.filter((row) => !told.has(row) && balance[row] === undefined);
  const sizes = new Set([...balance, rows.opening].map((one) => Math.abs(one ?? Number.NaN)));
  const unbalanced = without.flatMap((row) => {
    const line = lines[row];
    return line ? [{ line: line.line, raw: line.raw, reason: WITHOUT_BALANCE }] : [];
  });
  const breaks = steps.flatMap(({ rows: over, moved }) => {
    const row = over.at(-1) ?? -1;
    const [line, now = 0] = [lines[row], balance[row]];
    const sum = over.reduce((total, one) => total + change(one), 0);
    // Rows of a day may be in another order, or all show the balance of the day. A balance below zero may have no sign.
    const isLedTo = [now - sum, now + sum].some((before) => sizes.has(Math.abs(before)));
    const isOfDay = [row - 1, row + 1].some((beside) => balance[beside] === now);
    if (!line || sum === moved || isLedTo || isOfDay) return [];
    return [{ line: line.line, raw: line.raw, reason: breakWords(moved, sum, line.currency) }];
  });
  return [...breaks, ...unbalanced];
}

function breakWords(moved: number, sum: number, currency: Currency): string {
  const [balance, amounts] = [moved, sum].map((size) =>
    formatMoney({ minor: (size * 10 ** digitsOf(currency)) / 1_000, currency }),
  );
  return `The balance moves by ${balance} here, the amounts by ${amounts}: rows may be missing, or an amount is another.`;
}
