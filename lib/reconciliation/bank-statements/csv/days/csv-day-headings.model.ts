import type { DecimalMark } from "@/lib/imports/csv-amount.model";
import { statedAmount, thousandthsOf } from "../csv-cells.model";
import { isDay } from "../csv-columns.model";

const LEAST = 2;
const LEAST_HEADINGS = 3;

type Cells = readonly string[];

/**
 * Handles tables whose days are headings above the payments. Returns a function that adds each row's day in a new first
 * column, except to daily sums. It must receive every row exactly once and in order.
 */
export function dayHeadings(rows: readonly Cells[]): () => (cells: string[]) => string[] {
  const parts = partsOf(rows);
  const head = headOf(rows);
  const sums = parts.length < LEAST ? null : sumsOf(parts);
  if (!head || sums === null || rows.some(isDated)) return () => (cells) => cells;
  return () => withDays(head, sums);
}

function withDays(head: string, sums: string): (cells: string[]) => string[] {
  let day = "";
  const dayOf = (cells: Cells) => (hasAmount(cells) && labelOf(cells) !== sums ? day : "");
  return (cells) => {
    if (isDayAlone(cells)) {
      day = filledIn(cells)[0] ?? "";
      return [];
    }
    return [textOf(cells) === head ? "Date" : dayOf(cells), ...cells];
  };
}

/** Returns the table's headings: the last row above the first day that has enough names. */
function headOf(rows: readonly Cells[]): string | undefined {
  const above = rows.slice(0, Math.max(0, rows.findIndex(isDayAlone)));
  const head = above.findLast((cells) => filledIn(cells).length >= LEAST_HEADINGS && !hasAmount(cells));
  return head && textOf(head);
}

/** Groups the rows with amounts by the day above them. */
function partsOf(rows: readonly Cells[]): readonly (readonly Cells[])[] {
  const parts: Cells[][] = [];
  for (const cells of rows) {
    if (isDayAlone(cells)) parts.push([]);
    else if (hasAmount(cells)) parts.at(-1)?.push(cells);
  }
  return parts.filter((part) => part.length > 0);
}

/**
 * Returns the name of the sums that end each day, or an empty text if the days end in ordinary rows. Returns null if
 * each day ends in a row with the same name that isn't a sum, so that its meaning is unknown.
 */
function sumsOf(parts: readonly (readonly Cells[])[]): string | null {
  const [first, ...others] = parts.map(endOf);
  if (first === undefined || others.some((name) => name !== first)) return "";
  const isSummed = (mark: DecimalMark) => parts.every((part) => endsInSum(part, first, mark));
  return isSummed(".") || isSummed(",") ? first : null;
}

/** Returns the label of the row that ends a day. On the last day the closing balance may follow that row. */
function endOf(part: readonly Cells[], at: number, parts: readonly (readonly Cells[])[]): string {
  const before = labelOf(parts[0]?.at(-1) ?? []);
  const isThere = at === parts.length - 1 && part.some((cells) => labelOf(cells) === before);
  return isThere ? before : labelOf(part.at(-1) ?? []);
}

/**
 * Whether the row that ends a day has less text than the rows above and its amounts are their sums, or repeat a
 * balance.
 */
function endsInSum(part: readonly Cells[], name: string, mark: DecimalMark): boolean {
  const at = part.findIndex((cells) => labelOf(cells) === name);
  const [own = [], above] = [part[at], part.slice(0, at)];
  const amounts = own.flatMap((cell, place) => {
    const figures = above.map((cells) => thousandthsOf(cells[place] ?? "", mark) ?? 0);
    const figure = thousandthsOf(cell, mark);
    return figure === undefined
      ? []
      : [{ figure, sum: figures.reduce((all, one) => all + one, 0), last: figures.at(-1) }];
  });
  return (
    above.length > 0 &&
    above.every((cells) => filledIn(cells).length > filledIn(own).length) &&
    amounts.some(({ figure, sum }) => figure === sum) &&
    amounts.every(({ figure, sum, last }) => figure === sum || figure === last)
  );
}

function filledIn(cells: Cells): readonly string[] {
  return cells.map((cell) => cell.trim()).filter(Boolean);
}

/** Returns the first cell as a label, without the digits of a day that it may contain. */
function labelOf(cells: Cells): string {
  return (filledIn(cells)[0] ?? "").replace(/[\d./-]+/g, "").trim();
}

function textOf(cells: Cells): string {
  return cells.join("\n");
}

function isDayAlone(cells: Cells): boolean {
  const [only = "", ...others] = filledIn(cells);
  return others.length === 0 && isDay(only);
}

function isDated(cells: Cells): boolean {
  return cells.some(isDay) && hasAmount(cells);
}

function hasAmount(cells: Cells): boolean {
  return cells.some((cell) => !isDay(cell) && statedAmount(cell, ".") !== undefined);
}
