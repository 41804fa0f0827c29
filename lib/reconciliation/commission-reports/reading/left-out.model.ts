import type { CsvRow } from "@/lib/imports/csv-file.model";
import type { LineReading } from "../import/report-lines.model";
import type { ReportTable } from "../import/report-table.model";
import type { LineAmounts } from "./line-amounts.model";
import type { Doubt } from "./line-checks.model";
import { isToldOnly, namedSumOf, unnamedSumOf } from "./named-sums.model";
import { COLUMNS, minorIn, sumOf, type Writing } from "./printed-sums.model";
import type { ReadLines } from "./read-lines.model";
import type { SortedRows } from "./sorted-rows.model";
import type { StatementSums } from "./statement-sums.model";

const LONGEST = 200;
const LEFT_OUT = "An amount that is no line is left out";
const DECIMALS = /[.,]\d{2}\b/;

/** Returns the lines that this way of reading leaves out as unpaid. */
export function unread(plain: SortedRows | undefined, { lines }: SortedRows): readonly CsvRow[] {
  const rows = new Set(lines.map(({ row }) => row));
  return plain?.lines.filter(({ row }) => !rows.has(row)) ?? [];
}

/** Drops amounts carried over to the next page, which equal the lines above and must not be added. */
export function withoutCarried(way: SortedRows, { checked }: ReadLines, format: Writing): SortedRows {
  const isCarried = (row: CsvRow) => {
    const minor = minorIn(unnamedSumOf(row)?.amount ?? "", format);
    const above = checked.filter((line) => line.row < row.row).map(({ amounts }) => amounts);
    return above.length > 0 && [COLUMNS.gross, COLUMNS.net].some((column) => sumOf(above, column) === minor);
  };
  return { ...way, leftOut: way.leftOut.filter((row) => !isCarried(row)) };
}

/**
 * Recognizes rows as totals, whatever their names, if their amounts in several columns equal the sums of the lines
 * above.
 */
export function withSumsFound(
  way: SortedRows,
  { checked }: ReadLines,
  { headers, mapping, format }: Pick<LineReading, "headers" | "mapping"> & { readonly format: Writing },
): SortedRows {
  const fields = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  const isSum = ({ row, cells }: CsvRow) => {
    const above = checked.filter((line) => line.row < row).map(({ amounts }) => amounts);
    const told = fields.flatMap((field) => {
      const minor = minorIn(cells[headers.indexOf(mapping[field] ?? "\u0000")] ?? "", format);
      return minor === undefined ? [] : [Math.abs(minor) === Math.abs(sumOf(above, COLUMNS[field]))];
    });
    return told.length > 1 && told.every(Boolean);
  };
  const found = way.leftOut.filter(isSum);
  if (found.length === 0) return way;
  const after = (row: number) => way.lines.filter((line) => line.row < row).length;
  const totals = [...way.totals, ...found.map((row) => ({ ...row, after: after(row.row) }))];
  return {
    ...way,
    totals: totals.sort((one, other) => one.row - other.row),
    leftOut: way.leftOut.filter((row) => !found.includes(row)),
  };
}

/**
 * Returns doubts about amounts that belong to nothing, unless a printed total proves that the lines are complete. An amount
 * below the totals may still be a charge, unless one of them is the amount paid.
 */
export function leftOutDoubts(
  { leftOut, totals, lines }: SortedRows,
  { isProved, provesPaid }: StatementSums,
): readonly Doubt[] {
  const last = Math.max(totals.at(-1)?.row ?? 0, lines.at(-1)?.row ?? 0);
  const mayBeCharge = (row: CsvRow) => {
    const sum = row.row > last ? unnamedSumOf(row) : null;
    return sum !== null && DECIMALS.test(sum.amount) && sum.words !== "" && !isToldOnly(sum.words);
  };
  const open = isProved ? leftOut.filter((row) => !provesPaid && mayBeCharge(row)) : leftOut;
  return open.map((row) => ({ row: row.row, message: `${LEFT_OUT}: ${textOf(row)}` }));
}

/**
 * Returns doubts about unknown sums beside a PDF's table that differ from all known ones. Such a sum may be the amount
 * paid.
 */
export function unknownSums(
  { leftOut }: ReportTable,
  amounts: readonly LineAmounts[],
  sums: StatementSums,
  format: Writing,
): readonly Doubt[] {
  const known = new Set([sums.netMinor, sumOf(amounts, COLUMNS.gross), sumOf(amounts, COLUMNS.net)]);
  return leftOut.flatMap((text, at) => {
    const row = { row: at, cells: [text] };
    const sum = namedSumOf(row) ? null : unnamedSumOf(row);
    const minor = sum && DECIMALS.test(sum.amount) && sum.words && minorIn(sum.amount, format);
    return minor && !known.has(minor)
      ? [{ row: null, message: `${LEFT_OUT}: ${text.slice(0, LONGEST)}` }]
      : [];
  });
}

const TELLING = /[1-9]\d{2,}0*$/;

/**
 * Returns doubts about lines without a client whose amount equals the sum of the lines above, all of which name a
 * client. Such a line may be a total.
 */
export function sumDoubts(checked: ReadLines["checked"]): readonly Doubt[] {
  return checked.flatMap(({ row, entry, amounts }, at) => {
    const above = checked.slice(0, at);
    const isSum =
      amounts.netMinor ===
      sumOf(
        above.map((line) => line.amounts),
        COLUMNS.net,
      );
    const isNobodys = entry.clientName === null && above.every((line) => line.entry.clientName !== null);
    return above.length > 1 && isNobodys && isSum && TELLING.test(String(amounts.netMinor))
      ? [{ row, message: "This line is just what the lines above it come to, and may be their sum" }]
      : [];
  });
}

export function textOf({ cells }: CsvRow): string {
  return cells
    .filter((cell) => cell.trim() !== "")
    .join(" ")
    .slice(0, LONGEST);
}
