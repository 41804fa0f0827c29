import type { CsvRow } from "@/lib/imports/csv-file.model";
import { type Line, linesUnder, printedLines, textsOf } from "@/lib/imports/fixed-columns.model";
import { suggestedReportMapping } from "../../import/report-mapping.model";
import { headingIn } from "../heading.model";
import { isAmount, isRuled } from "../row-kinds.model";
import { inOneLine } from "./lines-in-pairs.model";

const LEAST_COLUMNS = 3;

const PIPED = /^\s*\|(?<cells>.*)\|\s*$/;

/** Returns the rows of a table drawn with lines, such as "| GT-1 | 162.00 |", or null if it isn't one. */
export function drawnRows(text: string): CsvRow[] | null {
  const rows = text.split(/\r\n|[\n\r]/).flatMap((line, index) => {
    const inside = PIPED.exec(line)?.groups?.cells;
    const cells = inside === undefined ? [line] : inside.split("|");
    return isRuled([line]) ? [] : [{ row: index + 1, cells: cells.map((cell) => cell.trim()) }];
  });
  return headingIn(rows) ? rows : null;
}

/** Splits a text into lines, each with its separate texts as cells. */
export function printedRows(text: string): CsvRow[] {
  return printedLines(text).map((line, index) => ({ row: index + 1, cells: textsOf(line) }));
}

/**
 * Reads a text whose columns are separated by spaces, each text in the column under which it stands. Returns null if it
 * has no headings with lines below them. Rows above the headings are split at wider gaps.
 */
export function fixedRows(text: string): CsvRow[] | null {
  const lines = printedLines(text);
  const paired = inOneLine(lines);
  return rowsUnder(lines) ?? (paired && rowsUnder(paired));
}

/**
 * Whether a word continues a day such as "14 MAY 2026", whose parts stay together whatever columns they extend under.
 */
function staysWith(word: string, before: string): boolean {
  const isMonth = /^\p{L}{3,9}[.,]?$/u.test(word) && /^\d{1,2}\.?$/.test(before);
  return isMonth || (/^(?:19|20)\d\d$/.test(word) && /^(?:\p{L}{3,9}[.,]?|\d{1,2}[.,]?)$/u.test(before));
}

/** Like `fixedRows`, for the lines of a printed page. */
export function rowsUnder(lines: readonly Line[]): CsvRow[] | null {
  const rough = lines.map((line, index): CsvRow => ({ row: index + 1, cells: textsOf(line) }));
  for (const [at, { cells }] of rough.entries()) {
    if (!mayBeHeading(cells, rough[at + 1]?.cells ?? [])) continue;
    const under = linesUnder(lines, at, staysWith).map((below, offset) => ({
      row: at + offset + 1,
      cells: [...below.cells],
    }));
    const filled = [...rough.slice(0, at), ...under].filter((row) => !isRuled(row.cells));
    const heading = headingIn(filled.filter(({ row }) => row > at));
    if (heading?.at === 0) return filled;
  }
  return null;
}

/**
 * Whether a line, alone or with the next one, contains words of a commission's headings. This is checked before the
 * whole text is split by its columns.
 */
function mayBeHeading(cells: readonly string[], below: readonly string[]): boolean {
  if (cells.length < LEAST_COLUMNS || cells.some(isAmount)) return false;
  // Two headings may stand a blank apart: "COMMISSION CUR".
  return [cells, [...cells, ...below], cells.flatMap((cell) => cell.split(" "))].some((words) => {
    const { gross, net } = suggestedReportMapping(words);
    return gross !== undefined || net !== undefined;
  });
}
