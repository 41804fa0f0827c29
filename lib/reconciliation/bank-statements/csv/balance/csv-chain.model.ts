import type { CsvColumn } from "../csv-columns.model";

/** The rows of a file that can contain payments, and what is known about them before their columns are identified. */
export type CsvRows = {
  /** Indexes of the rows that are taken as payments. */
  readonly payments: readonly number[];
  /** Indexes of the rows that state a balance and no payment. */
  readonly balances: ReadonlySet<number>;
  /** The balance before the first payment, in thousandths, if the file states it above its table. */
  readonly opening: number | undefined;
  /** Whether the newest rows come first; undefined if the days don't tell. */
  readonly isNewestFirst: boolean | undefined;
};

/** The account or currency to which each row belongs. */
type Groups = Pick<CsvColumn, "cells">;
export type Numbers = readonly (number | undefined)[];
/** The change of a balance, and the rows that caused it: one row, unless rows in between have no balance. */
export type Step = { readonly rows: readonly number[]; readonly moved: number };
export type Chain = { readonly steps: readonly Step[]; readonly isNewestFirst: boolean };

/**
 * Returns how a balance moves from row to row, oldest first: in file order, in reverse order, or both if the days don't
 * tell which. A balance that comes before the first payment may also be the closing balance if the newest payments come
 * first, so the steps are tried with and without it. If each row states the balance before it (`isBefore`), a row changes
 * the balance of the next.
 */
export function chainsOf(
  balance: Numbers,
  rows: CsvRows,
  groups: Groups | undefined,
  isBefore: boolean,
): Chain[] {
  const orders = rows.isNewestFirst === undefined ? [false, true] : [rows.isNewestFirst];
  return orders.flatMap((isNewestFirst) => {
    const places = [...rows.payments, ...rows.balances].sort((a, b) => (isNewestFirst ? b - a : a - b));
    const first = places.findIndex((place) => !rows.balances.has(place));
    const ways = first > 0 ? [places, places.slice(first)] : [places];
    const steps = isBefore ? stepsBack : stepsOf;
    return ways.map((some) => ({ isNewestFirst, steps: steps(balance, rows, groups, some) }));
  });
}

type Open = { readonly balance: number | undefined; readonly rows: readonly number[] };

function stepsOf(
  balance: Numbers,
  rows: CsvRows,
  groups: Groups | undefined,
  places: readonly number[],
): Step[] {
  const open = new Map<string, Open>();
  const start = { balance: groups ? undefined : rows.opening, rows: [] };
  return places.flatMap((place) => {
    const group = groups?.cells[place] ?? "";
    const before = open.get(group) ?? start;
    const isPayment = !rows.balances.has(place);
    const passed = isPayment ? [...before.rows, place] : before.rows;
    const now = balance[place];
    open.set(group, now === undefined ? { ...before, rows: passed } : { balance: now, rows: [] });
    return isPayment ? stepBetween(before.balance, now, passed) : [];
  });
}

/** Goes from the newest row to the oldest: the balance before a row and before the next differ by that row. */
function stepsBack(
  balance: Numbers,
  rows: CsvRows,
  groups: Groups | undefined,
  places: readonly number[],
): Step[] {
  const newest = stepsOf(balance, { ...rows, opening: undefined }, groups, places.toReversed());
  return newest.map((step) => ({ ...step, moved: -step.moved })).toReversed();
}

function stepBetween(before: number | undefined, now: number | undefined, rows: readonly number[]): Step[] {
  return before === undefined || now === undefined ? [] : [{ rows, moved: now - before }];
}

/** The number of matching digits, and the numbers of steps that agree and disagree with a reading. */
export type Proof = { readonly digits: number; readonly held: number; readonly broken: number };

/**
 * Measures how well the steps of a balance prove a reading. Because banks omit rows from exports, up to one step that
 * disagrees for every ten that agree is tolerated; beyond that, the digits are 0.
 */
export function proofOf(steps: readonly Step[], change: (row: number) => number): Proof {
  let [held, broken, digits] = [0, 0, 0];
  for (const { rows, moved } of steps) {
    if (sumOver(rows, change) === moved) [held, digits] = [held + 1, digits + significantDigits(moved)];
    else broken += 1;
  }
  return { held, broken, digits: broken * FORGIVEN <= held ? digits : 0 };
}

const FORGIVEN = 10;

export function sumOver(rows: readonly number[], change: (row: number) => number): number {
  return rows.reduce((total, row) => total + change(row), 0);
}

/** Counts the significant digits. Small and round numbers match by chance. */
function significantDigits(moved: number): number {
  return moved === 0 ? 0 : String(Math.abs(moved)).replace(/0+$/, "").length;
}
