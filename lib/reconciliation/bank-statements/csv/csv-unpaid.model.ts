import type { HeldRows } from "./balance/csv-held.model";

/**
 * Returns the lines of rows that the balance proves to be no payments, whatever their words: their amount is the whole balance,
 * which they don't change, or the balance of the row below has changed by that row alone.
 */
export function unpaidLines({
  steps,
  balance,
  rows,
  lines,
  change,
  held,
  broken,
}: HeldRows): readonly number[] {
  if (held < broken) return [];
  const isAll = (row: number, now: number | undefined) =>
    now !== undefined && change(row) !== 0 && Math.abs(change(row)) === Math.abs(now);
  const told = new Set(steps.flatMap(({ rows: over }) => over));
  const closing = balance[steps.at(-1)?.rows.at(-1) ?? -1];
  const behind = rows.payments.filter((row) => !told.has(row) && balance[row] === undefined);
  const within = steps.flatMap(({ rows: over, moved }) => {
    const last = over.at(-1) ?? -1;
    if (over.reduce((total, row) => total + change(row), 0) === moved) return [];
    if (over.length > 1 && moved !== 0 && change(last) === moved) return over.slice(0, -1);
    return moved === 0 && over.length === 1 && isAll(last, balance[last]) ? [last] : [];
  });
  const unpaid = [...within, ...behind.filter((row) => isAll(row, closing))];
  return unpaid.flatMap((row) => lines[row]?.line ?? []);
}
