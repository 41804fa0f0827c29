import type { StatementMapping } from "../statement-mapping.model";
import { asking } from "../unreadable.model";
import { type CsvColumn, isCounter } from "./csv-columns.model";
import type { HeldRows } from "./csv-held.model";

const NUMBER = /^[^\s.,]*\d[^\s.,]*$/;

/**
 * The line of the oldest row where its amount is all of its balance, of which none before is known, and it is no payment, as
 * the mapping says, which it is asked for. It is one where each has a number of its own, or where the account is emptied now and then.
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
