import type { CsvRow } from "@/lib/imports/csv-file.model";
import { namesTotal } from "@/lib/imports/words/cell-meaning.model";
import { RECALLED } from "@/lib/reader/words/recall-words";
import { SUMS } from "../import/report-format.model";
import type { LineReading } from "../import/report-lines.model";
import { unpaidRule } from "./doubts/status-doubts.model";
import { withMerged } from "./layouts/merged-rows.model";
import { isAmount, isCarriedWord } from "./row-kinds.model";
import type { SortedRows } from "./sorted-rows.model";

type Line = SortedRows["lines"][number];

/**
 * Returns the ways in which the lines of a table can be meant, the plain one first. In the others, lines that mention a
 * recall, or are under a title that does, or all lines of one section, are negative although they have no minus; unpaid
 * lines aren't counted; rows with an amount but no number continue the booking above, as lines of their own or merged
 * with it, even if their words mean a sum carried over; and a row split by a page break is printed on both pages. Only
 * a printed total that agrees with one of them decides for it.
 */
export function waysToRead(sorted: SortedRows, reading: Reading): readonly SortedRows[] {
  const counted = withCarriedCounted(sorted);
  return [sorted, ...(counted ? [counted] : [])].flatMap((one) => waysOf(one, reading));
}

type Reading = Pick<LineReading, "headers" | "mapping" | "format">;

function waysOf(sorted: SortedRows, { headers, mapping, format }: Reading): readonly SortedRows[] {
  const places = SUMS.map((field) => headers.indexOf(mapping[field] ?? "\u0000")).filter((at) => at >= 0);
  const isTurned = (line: Line) => isRecall(line, places);
  const isUnpaid = unpaidRule({ headers, mapping });
  const number = headers.indexOf(mapping.confirmationNumber ?? "\u0000");
  const merged = withMerged(sorted, { headers, mapping, decimalMark: format.decimalMark });
  return [
    sorted,
    ...(sorted.lines.some(isTurned) ? [withRecalls(sorted, isTurned, places)] : []),
    ...sectionsIn(sorted).map((title) =>
      withRecalls(sorted, (line) => line.section === title && isUnsigned(line, places), places),
    ),
    ...(sorted.lines.some(isUnpaid) ? [withoutLines(sorted, isUnpaid)] : []),
    ...withContinued(sorted, number, places),
    ...(merged ? [withTotals(merged)] : []),
    ...withoutRepeated(sorted),
  ];
}

/** Returns the rows with those that are named like a sum carried over, in case this is what was booked. */
function withCarriedCounted(sorted: SortedRows): SortedRows | null {
  const isCarried = ({ cells }: CsvRow) => cells.some(isCarriedWord) && !cells.some(namesTotal);
  const carried = sorted.totals.filter(isCarried);
  if (carried.length === 0) return null;
  const leftOut = [...sorted.leftOut, ...carried].sort((one, other) => one.row - other.row);
  return { ...sorted, totals: sorted.totals.filter((total) => !carried.includes(total)), leftOut };
}

/** Removes lines that are identical to the one directly above. */
function withoutRepeated(sorted: SortedRows): readonly SortedRows[] {
  const said = ({ cells }: Line) => JSON.stringify(cells);
  const lines = sorted.lines.filter((line, at) => {
    const above = sorted.lines[at - 1];
    return above === undefined || said(above) !== said(line);
  });
  return lines.length < sorted.lines.length ? [withTotals({ ...sorted, lines })] : [];
}

/** Makes these lines negative, together with totals that only cover such lines. */
function withRecalls(
  sorted: SortedRows,
  isTurned: (line: Line) => boolean,
  places: readonly number[],
): SortedRows {
  const turn = <Row extends CsvRow>(row: Row) => ({ ...row, cells: negated(row.cells, places) });
  const since = (at: number) =>
    sorted.lines.slice(sorted.totals[at - 1]?.after ?? 0, sorted.totals[at]?.after);
  return {
    ...sorted,
    lines: sorted.lines.map((line) => (isTurned(line) ? turn(line) : line)),
    totals: sorted.totals.map((total, at) =>
      since(at).length > 0 && since(at).every(isTurned) ? turn(total) : total,
    ),
  };
}

/** Removes lines, together with totals directly below them. */
function withoutLines(sorted: SortedRows, isLeftOut: (line: Line) => boolean): SortedRows {
  const lines = sorted.lines.filter((line) => !isLeftOut(line));
  const isTheirs = ({ after }: SortedRows["totals"][number]) => {
    const above = sorted.lines[after - 1];
    return above !== undefined && isLeftOut(above);
  };
  return withTotals({ ...sorted, lines, totals: sorted.totals.filter((total) => !isTheirs(total)) });
}

function withTotals(sorted: SortedRows): SortedRows {
  const after = (row: number) => sorted.lines.filter((line) => line.row < row).length;
  return { ...sorted, totals: sorted.totals.map((total) => ({ ...total, after: after(total.row) })) };
}

function isRecall({ cells, section }: Line, places: readonly number[]): boolean {
  const isSaid =
    RECALLED.test(section ?? "") ||
    cells.some((cell, at) => !places.includes(at) && cell.length < 40 && RECALLED.test(cell));
  return isSaid && isUnsigned({ cells }, places);
}

function isUnsigned({ cells }: Pick<Line, "cells">, places: readonly number[]): boolean {
  return places.every((at) => !/[-(\u2212]/.test(cells[at] ?? ""));
}

/** The maximum number of sections, few enough to try each. A single section doesn't count. */
const MOST_SECTIONS = 6;

function sectionsIn({ lines }: SortedRows): readonly string[] {
  const titles = new Set(lines.map(({ section }) => section));
  const isParted = titles.size > 1 && titles.size <= MOST_SECTIONS;
  return isParted ? [...titles].filter((title) => title !== null) : [];
}

function negated(cells: readonly string[], places: readonly number[]): string[] {
  return cells.map((cell, at) => (places.includes(at) && isAmount(cell) ? `-${cell.trim()}` : cell));
}

function withContinued(sorted: SortedRows, number: number, places: readonly number[]): readonly SortedRows[] {
  // A row below a total of the lines above applies to all of them.
  const isBelowSum = ({ row }: CsvRow) => {
    const above = sorted.lines.findLast((line) => line.row < row)?.row ?? 0;
    return sorted.totals.some((total) => total.row > above && total.row < row);
  };
  // So is an amount below the last line with words instead of a number.
  const last = sorted.lines.at(-1)?.row ?? 0;
  const isOfAll = ({ row, cells }: CsvRow) => row > last && (cells[number] ?? "").trim() !== "";
  const continued = sorted.leftOut.filter(
    (row) => !isBelowSum(row) && !isOfAll(row) && places.some((at) => isAmount(row.cells[at] ?? "")),
  );
  if (continued.length === 0) return [];
  const lines: Line[] = [];
  for (const row of [...sorted.lines, ...continued].sort((one, other) => one.row - other.row)) {
    const above = lines.at(-1);
    const isLine = "section" in row;
    if (isLine) lines.push(row as Line);
    else if (above)
      lines.push({
        ...above,
        row: row.row,
        cells: row.cells.map((cell, at) => (at === number ? (above.cells[at] ?? "") : cell)),
      });
  }
  const leftOut = sorted.leftOut.filter((row) => !continued.includes(row));
  return [withTotals({ ...sorted, lines, leftOut })];
}
