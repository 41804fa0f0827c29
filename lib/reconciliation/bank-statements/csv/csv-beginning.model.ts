import { type DecimalMark, minorOf } from "@/lib/imports/csv-amount.model";
import type { MoneyQuestion, StatementLine } from "../statement.model";
import { statedAmount } from "./csv-cells.model";
import type { Chain, Numbers } from "./csv-chain.model";
import { type CsvColumn, isCounter } from "./csv-columns.model";
import type { CsvTable } from "./csv-table.model";

/**
 * Returns the question about the oldest row if its amount equals its balance and no earlier balance is known: it may be
 * the opening balance or the first payment. It is certainly a payment if each row has a unique number, or if the
 * account's balance is zero now and then.
 */
export function beginningQuestion(
  payments: readonly number[],
  { steps, isNewestFirst }: Chain,
  balance: Numbers,
  change: (row: number) => number,
  columns: readonly CsvColumn[],
): Extract<MoneyQuestion, { about: "opening" }>[] {
  const first = (isNewestFirst ? payments.at(-1) : payments[0]) ?? -1;
  const isTold = steps.some(({ rows }) => rows.includes(first));
  if (isTold || !balance[first] || balance[first] !== change(first)) return [];
  if (payments.some((row) => balance[row] === 0) || columns.some((one) => isNumbered(one, payments)))
    return [];
  const words = columns.map(({ cells }) => cells[first] ?? "").filter((cell) => /\p{L}{2}/u.test(cell));
  const example = [...words].sort((one, other) => other.length - one.length)[0] ?? "";
  return [{ about: "opening", example }];
}

const NUMBER = /^[^\s.,]*\d[^\s.,]*$/;

function isNumbered(column: CsvColumn, payments: readonly number[]): boolean {
  const cells = payments.map((row) => column.cells[row] ?? "");
  const isOwn = new Set(cells).size === cells.length && cells.length > 1;
  return isOwn && !column.isDate && !isCounter(column) && cells.every((cell) => NUMBER.test(cell));
}

/** Returns the line of that row among the lines that were read: the first or the last one. */
export function beginningLine(
  table: CsvTable,
  lines: readonly StatementLine[],
  mark: DecimalMark,
): number | undefined {
  const ends = [lines[0], lines.at(-1)].flatMap((line) => line ?? []);
  const cellsOf = new Map([...table.records()].map(({ line, cells }) => [line, cells]));
  const isAll = ({ line, amountMinor, currency }: StatementLine) => {
    const same = (cellsOf.get(line) ?? []).filter((cell) => {
      const typed = statedAmount(cell, mark);
      return typed !== undefined && minorOf(typed, currency) === amountMinor;
    });
    return same.length > 1;
  };
  return ends.sort((one, other) => one.bookedOn.localeCompare(other.bookedOn)).find(isAll)?.line;
}
