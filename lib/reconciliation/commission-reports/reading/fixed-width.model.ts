import type { CsvRow } from "@/lib/imports/csv-file.model";
import { lackOf, suggestedReportMapping } from "../import/report-mapping.model";
import { headingIn } from "./heading.model";
import { isAmount, isRuled } from "./row-kinds.model";

/** A text and the columns of characters it stands in. */
type Span = { readonly text: string; readonly from: number; readonly to: number };

const APART = /\S+(?: \S+)*/g;
const WORD = /\S+/g;
const DASHES = /[-=_─═]{2,}/g;
const TAB = 8;
const LEAST_COLUMNS = 3;

const PIPED = /^\s*\|(?<cells>.*)\|\s*$/;

/** The rows of a table that is drawn with lines: "| GT-1 | 162.00 |"; null where it is none. */
export function drawnRows(text: string): CsvRow[] | null {
  const rows = text.split(/\r\n|[\n\r]/).flatMap((line, index) => {
    const inside = PIPED.exec(line)?.groups?.cells;
    const cells = inside === undefined ? [line] : inside.split("|");
    return isRuled([line]) ? [] : [{ row: index + 1, cells: cells.map((cell) => cell.trim()) }];
  });
  return headingIn(rows) ? rows : null;
}

/**
 * The rows of a text whose columns are kept apart by blanks, each text in the column that it stands under; null where no
 * headings with lines below are found. Rows above the headings are parted at wider gaps.
 */
export function fixedRows(text: string): CsvRow[] | null {
  const lines = text.split(/\r\n|[\n\r\f]/).map(untabbed);
  const rough = lines.map((line, index) => ({
    row: index + 1,
    cells: spansOf(line, APART).map((span) => span.text),
  }));
  for (const [at, { cells }] of rough.entries()) {
    if (!mayBeHeading(cells, rough[at + 1]?.cells ?? [])) continue;
    const rows = [...rough.slice(0, at), ...underHeading(lines, at)];
    const filled = rows.filter((row) => !isRuled(row.cells));
    const heading = headingIn(filled.filter(({ row }) => row > at));
    if (heading?.at === 0) return filled;
  }
  return null;
}

/** Whether a line, alone or with the one below, has the words of headings; asked before the whole text is parted by it. */
function mayBeHeading(cells: readonly string[], below: readonly string[]): boolean {
  if (cells.length < LEAST_COLUMNS || cells.some(isAmount)) return false;
  return [cells, [...cells, ...below]].some((words) => lackOf(suggestedReportMapping(words)) === null);
}

function underHeading(lines: readonly string[], at: number): CsvRow[] {
  const heading = spansOf(lines[at] ?? "", APART);
  const columns = drawn(lines[at + 1], heading) ?? drawn(lines[at + 2], heading) ?? heading;
  return lines.slice(at).map((line, offset) => ({
    row: at + offset + 1,
    cells: cellsUnder(columns, isRuled([line]) ? "" : line),
  }));
}

/** The columns that a line of dashes below the headings draws, where it draws at least as many. */
function drawn(line: string | undefined, heading: readonly Span[]): readonly Span[] | null {
  if (line === undefined || !isRuled([line])) return null;
  const dashes = spansOf(line, DASHES);
  return dashes.length >= Math.max(LEAST_COLUMNS, heading.length) ? dashes : null;
}

function cellsUnder(columns: readonly Span[], line: string): string[] {
  const cells = columns.map(() => "");
  const put = (span: Span) => {
    const distances = columns.map(({ from, to }) => Math.max(from - span.to, span.from - to));
    const nearest = distances.indexOf(Math.min(...distances));
    cells[nearest] = `${cells[nearest] ?? ""} ${span.text}`.trim();
  };
  for (const span of spansOf(line, APART)) {
    const under = columns.filter(({ from, to }) => span.from < to && span.to > from);
    if (under.length < 2) put(span);
    else
      for (const word of spansOf(span.text, WORD))
        put({ ...word, from: word.from + span.from, to: word.to + span.from });
  }
  return cells;
}

function spansOf(line: string, pattern: RegExp): Span[] {
  return [...line.matchAll(pattern)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
}

function untabbed(line: string): string {
  let text = "";
  for (const character of line)
    text += character === "\t" ? " ".repeat(TAB - (text.length % TAB)) : character;
  return text;
}
