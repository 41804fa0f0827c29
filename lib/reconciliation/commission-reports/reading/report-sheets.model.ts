import { roundedMinorOf, typedAmount } from "@/lib/imports/csv-amount.model";
import type { TableRow } from "../import/report-lines.model";
import type { ReportTable } from "../import/report-table.model";
import type { LineAmounts } from "./line-amounts.model";
import type { ReportReading } from "./report-reading.model";
import { isOpenWord } from "./row-kinds.model";

const DECIMALS = /[.,]\d{2}(?!\d)/;

/** Whether a reading has no questions, doubts or problems. */
export function isSure({ lacks, questions, doubts, problems }: ReportReading): boolean {
  return lacks === null && questions.length + doubts.length + problems.length === 0;
}

/**
 * Joins the sheets of a workbook that are parts of one statement, such as those of branches. They must have the same
 * headings, each must match its printed total, and none may have a number of its own or a booking that occurs in
 * another sheet. Any other sheet must be a summary, with only amounts that are totals of the parts. Returns null
 * otherwise.
 */
export function joinedParts(
  sheets: readonly ReportTable[],
  read: (table: ReportTable) => ReportReading,
): ReportReading | null {
  const tables = mostAlike(sheets);
  const parts = tables.map(read);
  const summaries = sheets.filter((sheet) => !tables.includes(sheet));
  const isPart = (part: ReportReading) =>
    isSure(part) && part.agreed.length > 0 && part.adjustmentAmount === 0;
  const hasOneNumber = new Set(parts.map(({ stated }) => stated.referenceNumber)).size === 1;
  if (parts.length < 2 || !parts.every(isPart) || !hasOneNumber || !areApart(parts)) return null;
  const whole = read(asOne(tables, summaries));
  const isWhole =
    isSure(whole) &&
    parts.every(({ format }) => format.currency === whole.format.currency) &&
    netOf(whole) === parts.reduce((all, part) => all + netOf(part), 0);
  return isWhole && summaries.every((table) => sumsUp(table, [...parts, whole], whole)) ? whole : null;
}

/**
 * Reads the only sheet with bookings whose name doesn't mean unpaid, provided it matches its printed total. Returns
 * null otherwise.
 */
export function paidSheet(
  sheets: readonly ReportTable[],
  names: readonly string[],
  read: (table: ReportTable) => ReportReading,
): ReportReading | null {
  const all = sheets.map((table, at) => ({ name: names[at] ?? "", table, lacks: read(table).lacks }));
  const like = all.filter(({ lacks }) => lacks === null);
  const [only, ...others] = like.filter(({ name }) => !isOpenWord(name));
  if (!only || others.length > 0 || like.length < 2) return null;
  const { name, table } = only;
  const covers = all.filter(({ lacks }) => lacks !== null).flatMap((cover) => wordsIn(cover.table));
  const reading = read({ ...table, above: [...covers, ...table.above] });
  const note = `The sheet "${name}" was read; what the others hold isn't paid yet.`;
  return isSure(reading) && reading.agreed.length > 0
    ? { ...reading, sheet: name, notes: [...reading.notes, note] }
    : null;
}

/** Returns the text of a sheet without amounts, which may name the payer and the currency. */
function wordsIn({ above, rows }: ReportTable) {
  return [...above, ...rows].filter(({ cells }) => !cells.some((cell) => DECIMALS.test(cell)));
}

/** Returns the sheets with the most common headings. */
function mostAlike(sheets: readonly ReportTable[]): readonly ReportTable[] {
  const alike = sheets.map(({ headers }) =>
    sheets.filter((other) => other.headers.join("\n") === headers.join("\n")),
  );
  return [...alike].sort((one, other) => other.length - one.length)[0] ?? [];
}

/** Joins sheets into one table, with the summaries above the first headings. */
function asOne(parts: readonly ReportTable[], summaries: readonly ReportTable[]): ReportTable {
  const [first, ...others] = parts;
  if (!first) throw new Error("There is no sheet.");
  const rowsOf = ({ above, headers, rows }: ReportTable): TableRow[] => [
    ...above,
    { row: 0, cells: headers },
    ...rows,
  ];
  const above = [...summaries.flatMap(rowsOf), ...first.above];
  const rows = [...first.rows, ...others.flatMap(rowsOf)];
  return {
    ...first,
    above: above.map((row, at) => ({ ...row, row: at + 1 })),
    rows: rows.map((row, at) => ({ ...row, row: above.length + at + 2 })),
  };
}

function areApart(parts: readonly ReportReading[]): boolean {
  const bookings = parts.map(({ entries }) => new Set(entries.map((entry) => entry.confirmationNumber)));
  return (
    new Set(bookings.flatMap((some) => [...some])).size === bookings.reduce((all, { size }) => all + size, 0)
  );
}

function netOf({ amounts }: ReportReading): number {
  return amounts.reduce((all, { netMinor }) => all + netMinor, 0);
}

const SUMS: readonly ((line: LineAmounts) => number)[] = [
  ({ grossMinor }) => grossMinor,
  ({ feeMinor }) => feeMinor,
  ({ taxMinor }) => taxMinor,
  ({ netMinor }) => netMinor,
];

function sumsUp(
  { above, headers, rows }: ReportTable,
  readings: readonly ReportReading[],
  { format }: ReportReading,
): boolean {
  const sums = new Set(
    readings.flatMap(({ amounts }) =>
      SUMS.map((of) => Math.abs(amounts.reduce((all, line) => all + of(line), 0))),
    ),
  );
  const cells = [...above, { cells: headers }, ...rows].flatMap((row) => row.cells);
  return cells
    .filter((cell) => DECIMALS.test(cell))
    .every((cell) => {
      const typed = typedAmount(cell, format.decimalMark);
      const minor = typed && roundedMinorOf(typed, format.currency)?.minor;
      return minor !== undefined && sums.has(Math.abs(minor));
    });
}
