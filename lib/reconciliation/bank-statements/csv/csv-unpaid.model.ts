import type { HeldRows } from "./csv-held.model";

/**
 * Lines of rows by which the balance doesn't move, whatever they are called: all of it stands in them, or of rows of which the
 * last alone has a balance that moved by this one.
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
