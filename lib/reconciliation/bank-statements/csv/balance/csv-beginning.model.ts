import type { StatementMapping } from "../../statement-mapping.model";
import { asking } from "../../unreadable.model";
import { type CsvColumn, isCounter } from "../csv-columns.model";
import type { HeldRows } from "./csv-held.model";

const NUMBER = /^[^\s.,]*\d[^\s.,]*$/;

/**
 * Returns the line of the oldest row if its amount equals its balance, no earlier balance is known, and the mapping says that
 * it is the opening balance; asks if the mapping doesn't say. It is certainly a payment if each row has a unique number, or if
 * the account's balance is zero now and then.
 */
export function beginningLine(found: HeldRows, { beginsWithBalance }: StatementMapping): readonly number[] {
  const { rows, balance, lines, columns, isNewestFirst } = found;
  const { payments } = rows;
  const first = (isNewestFirst ? payments.at(-1) : payments[0]) ?? -1;
  const isPayment =
    payments.some((row) => balance[row] === 0) || columns.some((one) => isNumbered(one, payments));
  if (!isAllOfBalance(found, first) || isPayment) return [];
  const words = columns.map(({ cells }) => cells[first] ?? "").filter((cell) => /\p{L}{2}/u.test(cell));
  const example = [...words].sort((one, other) => other.length - one.length)[0] ?? "";
  if (beginsWithBalance === null) throw asking("csv", { about: "opening", example });
  return beginsWithBalance ? [lines[first]?.line ?? 0] : [];
}

function isAllOfBalance({ steps, balance, change, isWhole, held, broken }: HeldRows, first: number): boolean {
  const isTold = steps.some(({ rows }) => rows.includes(first));
  return isWhole && held > broken && !isTold && balance[first] !== 0 && balance[first] === change(first);
}

function isNumbered(column: CsvColumn, payments: readonly number[]): boolean {
  const cells = payments.map((row) => column.cells[row] ?? "");
  const isOwn = new Set(cells).size === cells.length && cells.length > 1;
  return isOwn && !column.isDate && !isCounter(column) && cells.every((cell) => NUMBER.test(cell));
}
