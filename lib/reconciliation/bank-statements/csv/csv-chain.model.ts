import type { CsvColumn } from "./csv-columns.model";

/** The rows of a file that can hold payments, and what is known of them before their columns are. */
export type CsvRows = {
  /** Places of rows that are taken as payments. */
  readonly payments: readonly number[];
  /** Places of rows that state a balance and no payment. */
  readonly balances: ReadonlySet<number>;
  /** The balance before the first payment, in thousandths, where the file states it above its table. */
  readonly opening: number | undefined;
  /** Whether the newest stand first, where the days say it. */
  readonly isNewestFirst: boolean | undefined;
};

/** To which account or currency each row belongs. */
type Groups = Pick<CsvColumn, "cells">;
export type Numbers = readonly (number | undefined)[];
/** What a balance moved by, and over which rows: one, unless rows between have no balance. */
export type Step = { readonly rows: readonly number[]; readonly moved: number };
export type Chain = { readonly steps: readonly Step[]; readonly isNewestFirst: boolean };

/**
 * How a balance moves from row to row, from the oldest on: as the rows stand, from the last up, or both where the days don't
 * say which. A balance that stands before the first payment may be the closing one, where the newest payments stand first.
 */
export function chainsOf(balance: Numbers, rows: CsvRows, groups: Groups | undefined): Chain[] {
  const orders = rows.isNewestFirst === undefined ? [false, true] : [rows.isNewestFirst];
  return orders.flatMap((isNewestFirst) => {
    const places = [...rows.payments, ...rows.balances].sort((a, b) => (isNewestFirst ? b - a : a - b));
    const first = places.findIndex((place) => !rows.balances.has(place));
    const ways = first > 0 ? [places, places.slice(first)] : [places];
    return ways.map((some) => ({ isNewestFirst, steps: stepsOf(balance, rows, groups, some) }));
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

function stepBetween(before: number | undefined, now: number | undefined, rows: readonly number[]): Step[] {
  return before === undefined || now === undefined ? [] : [{ rows, moved: now - before }];
}

/** The digits that agree, and the steps that hold and don't. */
export type Proof = { readonly digits: number; readonly held: number; readonly broken: number };

/**
 * How much the steps of a balance prove a reading; no digits where it is broken more than now and then. Banks leave rows
 * out of an export, so that one step of ten is forgiven.
 */
export function proofOf(steps: readonly Step[], change: (row: number) => number): Proof {
  let [held, broken, digits] = [0, 0, 0];
  for (const { rows, moved } of steps) {
    const sum = rows.reduce((total, row) => total + change(row), 0);
    if (sum === moved) held += 1;
    else broken += 1;
    if (sum === moved) digits += tellingDigits(moved);
  }
  return { held, broken, digits: broken * FORGIVEN <= held ? digits : 0 };
}

const FORGIVEN = 10;

/** Small and round numbers come together by chance. */
function tellingDigits(moved: number): number {
  return moved === 0 ? 0 : String(Math.abs(moved)).replace(/0+$/, "").length;
}
