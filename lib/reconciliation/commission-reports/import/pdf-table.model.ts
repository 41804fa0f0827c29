import type { CsvRow } from "@/lib/imports/csv-file.model";
import { headersOf } from "@/lib/imports/csv-mapping.model";
import { splitHeadings } from "@/lib/imports/fixed-columns.model";
import { type Cell, type Row, rowText } from "@/lib/reader/documents/document";
import { fits, LOOKED_AT } from "../reading/heading.model";
import { addsUp } from "../reading/row-kinds.model";
import { type Place, type PlacedText, partedBy, touches } from "./melted-cells.model";
import { lackOf, type ReportField, suggestedReportMapping } from "./report-mapping.model";

/** The table in a PDF. `leftOut` lists rows with an amount that aren't lines of the table. */
export type PdfTable = {
  readonly headers: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly leftOut: readonly string[];
  /** The index of the row in which the headings begin. */
  readonly at: number;
};

type Columns = readonly PlacedText[];

const MANY_CELLS = 3;
const LONGEST_LEFT_OUT = 200;
const AMOUNT = /\d[.,]\d{2,3}(?!\d)/;
const DIGIT = /\d/;

/**
 * Finds the table of bookings in the rows of a PDF, across all its pages. Returns null if there is none. `chosen` is
 * the row of the headings, counted from 1, if a person has chosen it.
 */
export function pdfTable(rows: readonly Row[], chosen?: number): PdfTable | null {
  const found = headerIn(rows, chosen);
  if (!found) return null;
  const { at, end } = found;
  const columns = partedColumns(found.columns, rows.slice(end));
  const headers = headersOf(columns.map(({ text }) => text));
  const kindOf = rowKinds(columns, headers);
  const lines: { row: number; cells: string[] }[] = [];
  const leftOut: string[] = [];
  for (const [offset, row] of rows.slice(end).entries()) {
    const cells = cellsUnder(columns, row);
    const last = lines.at(-1);
    const kind = kindOf(row, cells, last?.cells);
    if (kind === "line" || kind === "part") lines.push({ row: end + offset + 1, cells });
    if (kind === "more" && last) append(last.cells, cells);
    if (kind === "amount") leftOut.push(rowText(row).slice(0, LONGEST_LEFT_OUT));
  }
  return { headers, rows: lines, leftOut, at };
}

/** Splits headings that were read as one because they are only a space apart, by the columns below them. */
function partedColumns(columns: Columns, below: readonly Row[]): Columns {
  const lineOf = (all: Columns) => all.map(({ text, x, right }) => ({ text, from: x, to: right }));
  const lines = below.map((row) => lineOf(columnsOf(row)));
  return splitHeadings(lineOf(columns), lines).map(({ text, from, to }) => ({ text, x: from, right: to }));
}

type Kind = "heading" | "line" | "part" | "more" | "amount" | "words";

/**
 * Classifies a row below the headings: repeated headings, a line, an amount below a booking, a continuation of the line
 * above, another amount, or words.
 */
function rowKinds(columns: Columns, headers: readonly string[]) {
  const isLine = lineRule(headers);
  const isPart = partRule(headers);
  const kindBelow = (above: readonly string[], row: Row, cells: readonly string[]): Kind | null => {
    if (!row.gap && goesOn(cells, above, headers)) return "more";
    return !addsUp(above) && isPart(cells) ? "part" : null;
  };
  return (row: Row, cells: readonly string[], above: readonly string[] | undefined): Kind => {
    if (cells.every((text, index) => columns[index]?.text.includes(text))) return "heading";
    if (isLine(cells) || addsUp(cells)) return "line";
    const below = above && kindBelow(above, row, cells);
    if (below) return below;
    return AMOUNT.test(rowText(row)) ? "amount" : "words";
  };
}

type Heading = { readonly columns: Columns; readonly at: number; readonly end: number };

/**
 * Returns the first headings that fit the lines below them, in one row or two, otherwise the first that name what a
 * report requires, otherwise the first of the widest rows.
 */
function headerIn(rows: readonly Row[], chosen = 0): Heading | null {
  const byHand = rows[chosen - 1];
  if (byHand) return { columns: columnsOf(byHand), at: chosen - 1, end: chosen };
  const named = [...rows.keys()].flatMap((at) => headingAt(rows, at) ?? []);
  const [first] = named;
  const heading = named.find((one) => hasLines(one, rows)) ?? first;
  if (heading) return heading;
  const most = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const widest = rows.findIndex(({ cells }) => cells.length === most);
  const row = rows[widest];
  return row && most >= MANY_CELLS ? { columns: columnsOf(row), at: widest, end: widest + 1 } : null;
}

function headingAt(rows: readonly Row[], at: number): Heading | null {
  const [row, next] = [rows[at], rows[at + 1]];
  const columns = row ? columnsOf(row) : [];
  const isUpper =
    next !== undefined &&
    next.cells.length >= MANY_CELLS &&
    next.cells.length > columns.length &&
    !isHeading(columnsOf(next));
  const both =
    isUpper && row
      ? under(columnsOf(next), row)
      : next && columns.length >= MANY_CELLS
        ? together(columns, next)
        : null;
  if (both && isHeading(both)) return { columns: both, at, end: at + 2 };
  return isHeading(columns) ? { columns, at, end: at + 1 } : null;
}

function hasLines({ columns, end }: Heading, rows: readonly Row[]): boolean {
  const headers = headersOf(columns.map(({ text }) => text));
  return fits(
    headers,
    rows.slice(end, end + LOOKED_AT).map((row) => ({ cells: cellsUnder(columns, row) })),
  );
}

function columnsOf({ cells }: Row): Columns {
  return cells.map((cell) => ({ text: textOf(cell), x: cell.x, right: cell.right }));
}

function isHeading(columns: Columns): boolean {
  if (columns.length < 2 || columns.some(({ text }) => AMOUNT.test(text))) return false;
  return lackOf(suggestedReportMapping(headersOf(columns.map(({ text }) => text)))) === null;
}

/** Joins headings in two lines: "Confirmation" above "number". */
function together(columns: Columns, below: Row): Columns | null {
  if (below.gap || below.cells.some((cell) => DIGIT.test(textOf(cell)))) return null;
  const more = cellsUnder(columns, below);
  return columns.map((column, index) => ({ ...column, text: `${column.text} ${more[index] ?? ""}`.trim() }));
}

/**
 * Like `together`, if the upper line has only some of the headings: "Commission" above "(ex GST)". A heading that is
 * centred over both lines may be in the upper one, with nothing below it.
 */
function under(columns: Columns, above: Row): Columns {
  const isOver = (upper: Place) => columns.some((column) => touches(column, upper));
  const alone = columnsOf(above).filter((upper) => !isOver(upper));
  const more = cellsUnder(columns, { ...above, cells: above.cells.filter(isOver) });
  const both = columns.map((column, index) => ({
    ...column,
    text: `${more[index] ?? ""} ${column.text}`.trim(),
  }));
  return [...alone, ...both].sort((one, other) => one.x - other.x);
}

/**
 * Returns a check whether a row is a line: it has a confirmation number and an amount or, if the headings are unknown,
 * most of the columns.
 */
function lineRule(headers: readonly string[]): (cells: readonly string[]) => boolean {
  const mapping = suggestedReportMapping(headers);
  const at = (field: ReportField) => headers.indexOf(mapping[field] ?? "\u0000");
  if (lackOf(mapping) !== null) {
    return (cells) => cells.filter(Boolean).length * 2 > headers.length && cells.some(hasDigit);
  }
  const [number, gross, net] = [at("confirmationNumber"), at("gross"), at("net")];
  return (cells) => hasDigit(cells[number]) && (hasDigit(cells[gross]) || hasDigit(cells[net]));
}

/**
 * Returns a check whether a row belongs to the booking above: it has an amount of commission but no confirmation
 * number.
 */
function partRule(headers: readonly string[]): (cells: readonly string[]) => boolean {
  const { confirmationNumber, gross, net } = suggestedReportMapping(headers);
  const [number, ...sums] = [confirmationNumber, gross, net].map((name) => headers.indexOf(name ?? "\u0000"));
  return (cells) => cells[number ?? -1] === "" && sums.some((at) => AMOUNT.test(cells[at] ?? ""));
}

function hasDigit(text: string | undefined): boolean {
  return text !== undefined && DIGIT.test(text);
}

/** Whether a row merely continues the text of the line above. */
function goesOn(cells: readonly string[], above: readonly string[], headers: readonly string[]): boolean {
  const filled = cells.flatMap((text, index) => (text === "" ? [] : [index]));
  const isFew = filled.length > 0 && filled.length * 2 <= headers.length;
  return isFew && filled.every((index) => above[index] && !AMOUNT.test(cells[index] ?? ""));
}

function append(line: string[], more: readonly string[]): void {
  for (const [index, text] of more.entries()) if (text) line[index] = `${line[index]} ${text}`;
}

/** Returns a row's texts, each in the column under which it stands or the nearest one. */
function cellsUnder(columns: Columns, row: Row): string[] {
  const texts = columns.map(() => "");
  const cells = row.cells.map((cell) => ({ text: textOf(cell), x: cell.x, right: cell.right }));
  for (const { text, x, right } of cells.flatMap((cell) => partedBy(columns, cell, cells))) {
    const distances = columns.map((column) => Math.max(column.x - right, x - column.right));
    const nearest = distances.indexOf(Math.min(...distances));
    texts[nearest] = `${texts[nearest] ?? ""} ${text}`.trim();
  }
  return texts;
}

function textOf({ lines }: Cell): string {
  return lines
    .map(({ text }) => text)
    .join(" ")
    .trim();
}
