import type { CsvRow } from "@/lib/imports/csv-file.model";
import { type Line, linesUnder, printedLines, textsOf } from "@/lib/imports/fixed-columns.model";
import { suggestedReportMapping } from "../../import/report-mapping.model";
import { headingIn } from "../heading.model";
import { isAmount, isRuled } from "../row-kinds.model";

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

const LEAST_AMOUNTS = 2;
const LEAST_PAIRS = 2;
const GAP = 4;

/**
 * Joins the pairs of lines of a text in which each booking has two lines, one with its details and one with its
 * amounts, below headings in two lines as well. The second line of each pair is moved to the right of the first.
 * Returns null if there are no such pairs.
 */
function inOneLine(all: readonly Line[]): Line[] | null {
  const lines = all.map((line) => (isRuled(textsOf(line)) ? [] : line));
  const filled = lines.flatMap((line, at) => (line.length > 0 ? [at] : []));
  const nextOf = (at: number) => lines[filled[filled.indexOf(at) + 1] ?? -1] ?? [];
  const isPair = (at: number) => isWords(lines[at] ?? []) && areAmounts(nextOf(at));
  const starts = filled.filter(isPair);
  const lower = filled[filled.indexOf(starts[0] ?? -1) - 1] ?? -1;
  const upper = filled[filled.indexOf(lower) - 1] ?? -1;
  if (starts.length < LEAST_PAIRS || ![upper, lower].every((at) => isWords(lines[at] ?? []))) return null;
  const right = Math.max(...lines.flat().map(({ to }) => to)) + GAP;
  const moved = (line: Line): Line =>
    line.map((span) => ({ ...span, from: span.from + right, to: span.to + right }));
  const firsts = new Set([upper, ...starts]);
  return lines.map((line, at) => {
    if (firsts.has(at)) return [...line, ...moved(nextOf(at))];
    if (firsts.has(filled[filled.indexOf(at) - 1] ?? -1)) return [];
    const sums = line.filter(({ text }) => isAmount(text));
    return sums.length < LEAST_AMOUNTS
      ? line
      : [...line.filter((span) => !sums.includes(span)), ...moved(sums)];
  });
}

function isWords(line: Line): boolean {
  return line.length > 1 && !line.some(({ text }) => isMoney(text));
}

function areAmounts(line: Line): boolean {
  return (
    line.length >= LEAST_AMOUNTS &&
    line.every(({ text }) => isAmount(text)) &&
    line.some(({ text }) => isMoney(text))
  );
}

/** Whether a text is an amount, as opposed to a day or a number that could be read as one. */
function isMoney(text: string): boolean {
  return (
    isAmount(text) && /[.,]\d{2}\b/.test(text) && !/\d[./-]\d+[./-]\d/.test(text.replace(/[.,]\d{2}$/, ""))
  );
}
