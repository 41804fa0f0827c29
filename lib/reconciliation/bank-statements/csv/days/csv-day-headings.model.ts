import type { DecimalMark } from "@/lib/imports/csv-amount.model";
import { statedAmount } from "../csv-cells.model";
import { isDay } from "../csv-columns.model";

const LEAST = 2;
const LEAST_HEADINGS = 3;

type Cells = readonly string[];

/**
 * Rows of a table whose days stand as headings above their payments, with the day of each in a column of its own in front; sums
 * of the days have none. What is given out goes through the rows in their order, once.
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

/** What stands right above the first day and has as many names as a table. */
function headOf(rows: readonly Cells[]): string | undefined {
  const above = rows.slice(0, Math.max(0, rows.findIndex(isDayAlone)));
  const head = above.findLast((cells) => filledIn(cells).length >= LEAST_HEADINGS && !hasAmount(cells));
  return head && textOf(head);
}

/** The rows with amounts below each day; what stands below the last blank label of all is its own. */
function partsOf(rows: readonly Cells[]): readonly (readonly Cells[])[] {
  const parts: Cells[][] = [];
  for (const cells of rows) {
    if (isDayAlone(cells)) parts.push([]);
    else if (hasAmount(cells)) parts.at(-1)?.push(cells);
  }
  return parts.filter((part) => part.length > 0);
}

/**
 * The name of the sums that end each day, empty where the days end in rows of their own; null where each ends in a row of one
 * name that is no sum, of which nobody knows what it is.
 */
function sumsOf(parts: readonly (readonly Cells[])[]): string | null {
  const [first, ...others] = parts.map(endOf);
  if (first === undefined || others.some((name) => name !== first)) return "";
  const isSummed = (mark: DecimalMark) => parts.every((part) => endsInSum(part, first, mark));
  return isSummed(".") || isSummed(",") ? first : null;
}

/** Behind the last day the closing balance may stand. */
function endOf(part: readonly Cells[], at: number, parts: readonly (readonly Cells[])[]): string {
  const before = labelOf(parts[0]?.at(-1) ?? []);
  const isThere = at === parts.length - 1 && part.some((cells) => labelOf(cells) === before);
  return isThere ? before : labelOf(part.at(-1) ?? []);
}

/** Whether it says less than the rows above it, which its amounts are the sums of, or a balance that is said again. */
function endsInSum(part: readonly Cells[], name: string, mark: DecimalMark): boolean {
  const at = part.findIndex((cells) => labelOf(cells) === name);
  const [own = [], above] = [part[at], part.slice(0, at)];
  const amounts = own.flatMap((cell, place) => {
    const figures = above.map((cells) => figureIn(cells[place] ?? "", mark) ?? 0);
    const figure = figureIn(cell, mark);
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

/** In thousandths. */
function figureIn(cell: string, mark: DecimalMark): number | undefined {
  const typed = statedAmount(cell, mark);
  if (!typed) return undefined;
  return Math.round(Number(`${typed.negative ? "-" : ""}${typed.whole}.${typed.fraction || "0"}`) * 1_000);
}

function filledIn(cells: Cells): readonly string[] {
  return cells.map((cell) => cell.trim()).filter(Boolean);
}

/** Without the figures of a day that it may name. */
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
