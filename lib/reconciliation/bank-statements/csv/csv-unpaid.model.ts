import { cellMeanings } from "@/lib/imports/words/cell-meaning.model";
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

/**
 * Returns the lines of rows that stand twice: equal to the row beside them, balance included, where the balance runs
 * through all other rows. Exports repeat a row where two pages of them meet.
 */
export function repeatedLines({ steps, balance, lines, change }: HeldRows): readonly number[] {
  const isSame = (row: number, other: number) => {
    const [one, beside] = [lines[row], lines[other]];
    return one !== undefined && beside?.raw.trim() === one.raw.trim() && balance[row] === balance[other];
  };
  const twice = steps.flatMap(({ rows: [row = -1, ...others], moved }) =>
    others.length === 0 && moved === 0 && change(row) !== 0 && (isSame(row, row - 1) || isSame(row, row + 1))
      ? [row]
      : [],
  );
  const runs = steps.every(
    ({ rows, moved }) =>
      twice.includes(rows[0] ?? -1) || rows.reduce((total, row) => total + change(row), 0) === moved,
  );
  return runs && steps.length > twice.length * 2 ? twice.flatMap((row) => lines[row]?.line ?? []) : [];
}

/** A word and the mark that sets it apart from the rest: "PENDING - FUEL STOP", "[Vorgemerkt] Miete". */
const WORD_APART = /^[([*]?([^\p{N}\p{P}\p{S}]{3,30}?)(?:\s+[-\u2013\u2014]\s|\s*[:*)\]])/u;

/**
 * Returns the lines of rows without a balance whose text begins with a word for a payment that isn't booked, provided that
 * the balance runs without them.
 */
export function unbookedLines({
  steps,
  balance,
  rows,
  lines,
  change,
  columns,
  held,
  broken,
}: HeldRows): readonly number[] {
  const isMarked = (row: number) =>
    balance[row] === undefined && columns.some(({ cells }) => isSaidPending(cells[row] ?? ""));
  const sum = (some: readonly number[]) => some.reduce((total, row) => total + change(row), 0);
  const marked = rows.payments.filter(isMarked);
  if (marked.length === 0) return [];
  const over = steps.filter((step) => step.rows.some(isMarked));
  const mended = over.filter(
    ({ rows: all, moved }) => sum(all.filter((row) => !isMarked(row))) === moved && sum(all) !== moved,
  );
  if (held + mended.length <= broken - mended.length || mended.length < over.length) return [];
  return marked.flatMap((row) => lines[row]?.line ?? []);
}

function isSaidPending(text: string): boolean {
  const word = WORD_APART.exec(text.trim())?.[1];
  return word !== undefined && cellMeanings(word).has("pending");
}
