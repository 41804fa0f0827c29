import { withYear } from "@/lib/imports/dates/csv-year.model";
import { type Line, linesUnder, type PrintedLine, textsOf } from "@/lib/imports/fixed-columns.model";
import { blocksOf, blockWidth } from "@/lib/imports/side-by-side.model";
import { statedAmount } from "../csv/csv-cells.model";
import { isDay } from "../csv/csv-columns.model";
import { headingsIn, namesAmount, type PrintedHeading, wayOfTitle } from "./printed-headings.model";

/**
 * A table of a printed statement. `title` is the text above it, or a title between its rows if it has sections; `lead`
 * contains the lines of its headings or of that title.
 */
export type PrintedTable = {
  readonly title: string | null;
  readonly lead: readonly (readonly string[])[];
  readonly heading: readonly string[];
  readonly rows: readonly PrintedLine[];
};

const MONEY = /\d[.,]\d{2}\)?\s*(?:[-+]|cr|dr|[cd])?$/i;
const ANY_YEAR = 2096;
const TITLE_LINES = 3;

/** Returns the tables of a printed statement and the lines above them, or null if it has no headings of payments. */
export function printedTables(all: readonly Line[]) {
  const headings = headingsIn(all);
  const [first] = headings;
  if (!first) return null;
  const lines = withoutRepeats(all, first.at);
  const tables = headings.flatMap((heading, at) => {
    const until = headings[at + 1]?.at ?? lines.length;
    return partsOf(lines, heading, until).map(apart).map(withPlainDays);
  });
  return { above: lines.slice(0, first.at), tables };
}

/**
 * Removes lines about the account that each page repeats from above the first headings, even if their numbers and days
 * differ.
 */
function withoutRepeats(lines: readonly Line[], first: number): readonly Line[] {
  const printed = (line: Line) =>
    textsOf(line)
      .join(" ")
      .replace(/[\d\s]+/g, " ");
  const isDated = (line: Line) => line.some(({ text }) => /\d/.test(text));
  const above = new Set(lines.slice(0, first).filter(isDated).map(printed));
  return lines.map((line, at) => (at >= first && isDated(line) && above.has(printed(line)) ? [] : line));
}

/** A day and a month that end without a point, and may also be an amount. */
const BARE_DAY = /^(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])$/;

/** Ends days such as "01.10" with a point, as other banks print them, if a column of no amounts holds nothing else. */
function withPlainDays(table: PrintedTable): PrintedTable {
  const isOfDays = table.heading.map((name, place) => {
    const filled = table.rows.map(({ cells }) => cells[place] ?? "").filter((cell) => /^[\d.,]+$/.test(cell));
    return !namesAmount(name) && filled.length > 0 && filled.every((cell) => BARE_DAY.test(cell));
  });
  if (!isOfDays.includes(true)) return table;
  const rows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, place) => (isOfDays[place] && BARE_DAY.test(cell) ? `${cell}.` : cell)),
  }));
  return { ...table, rows };
}

export function isMoney(word: string): boolean {
  return MONEY.test(word) && statedAmount(word, ".") !== undefined;
}

/**
 * Whether a text ends with an amount, which may belong to the text or to the row. "578.38 dr" is an amount by itself.
 */
export function endsInMoney(cell: string): boolean {
  return /\s\S+$/.test(cell) && MONEY.test(cell) && !isMoney(cell);
}

/** Whether a cell is a day, with or without its year. */
export function isDayPrinted(cell: string): boolean {
  return isDay(cell) || withYear(cell, ANY_YEAR) !== undefined;
}

/**
 * Whether a word stays with the one before. Words of a memo may extend under the headings of amounts, as may numbers
 * without decimals at its end.
 */
function staysWith(word: string, before: string): boolean {
  return ![word, before].some((one) => isMoney(one) || isDayPrinted(one));
}

/** Splits a table at the titles between its rows. */
function partsOf(
  lines: readonly Line[],
  { columns, at, end }: PrintedHeading,
  until: number,
): PrintedTable[] {
  const below = lines.slice(end, until);
  const [heading, ...rows] = linesUnder([columns, ...below], 0, staysWith);
  const names = heading?.cells ?? [];
  const lead = [names, ...lines.slice(at + 1, end).map(() => [])];
  const parts = [{ title: titleAbove(lines, at), lead, rows: [] as PrintedLine[] }];
  const left = columns[0]?.to ?? 0;
  for (const [index, line] of below.entries()) {
    const [only, ...others] = line;
    const isTitle = only && others.length === 0 && only.from < left && (wayOfTitle(only.text) ?? 0) !== 0;
    if (isTitle && !/\d/.test(only.text)) parts.push({ title: only.text, lead: [[only.text]], rows: [] });
    else parts.at(-1)?.rows.push(rows[index] ?? { cells: [], astray: [] });
  }
  return parts.map((part) => ({ ...part, heading: names }));
}

/**
 * Returns the title above headings, a line with a single text: preferably one that names a direction, otherwise the
 * nearest.
 */
function titleAbove(lines: readonly Line[], at: number): string | null {
  const titles: string[] = [];
  let looked = 0;
  for (let place = at - 1; place >= 0 && looked < TITLE_LINES; place -= 1) {
    const [only, ...others] = lines[place] ?? [];
    if (!only) continue;
    looked += 1;
    if (others.length > 0 || isMoney(only.text)) break;
    titles.push(only.text);
  }
  return titles.find((title) => wayOfTitle(title) !== null) ?? titles[0] ?? null;
}

/** Puts rows that are printed side by side under repeated headings below each other. */
function apart(table: PrintedTable): PrintedTable {
  const { heading, rows } = table;
  const width = blockWidth(heading);
  if (width === null) return table;
  const single = rows.flatMap(({ cells, astray }) =>
    blocksOf(cells, width)
      .map((own) => ({ cells: own, astray }))
      .filter((row) => row.cells.some((cell) => cell !== "")),
  );
  return { ...table, heading: heading.slice(0, width), rows: single };
}

/**
 * Returns the texts of lines. A row of names above a row of amounts becomes pairs of both: "Opening balance  Closing
 * balance".
 */
export function pairedTexts(lines: readonly Line[]): readonly (readonly string[])[] {
  return lines.flatMap((line, at) => {
    const above = lines[at - 1] ?? [];
    const isRow = line.length > 1 && above.length === line.length && line.every(({ text }) => isMoney(text));
    return isRow ? line.map(({ text }, place) => [above[place]?.text ?? "", text]) : [textsOf(line)];
  });
}
