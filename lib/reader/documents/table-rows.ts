import Papa from "papaparse";
import { cleaned, type RoughRow } from "./document";
import type { FileReading } from "./reading-task";
import { isArchive, isBinaryWorkbook } from "./workbook/archive";
import { isMarkedUp, markedUpWorkbook } from "./workbook/marked-up-sheets";
import type { SheetRow } from "./workbook/sheet-rows";
import { UnreadableFile } from "./workbook/whole-markup";
import { isZipSizeSafe } from "./zip-guard";

const MAX_CSV_ROWS = 5_000;
const MAX_ROWS = 20_000;
const MAX_COLUMNS = 60;
const MAX_CSV = 2_000_000;
const MAX_XLSX = 5_000_000;
/** A summary has pairs; a table of bookings has rows with at least this many cells. */
const TABLE_COLUMNS = 3;
/** The name that banks also give to texts between tabs, because spreadsheet programs open them by it. */
const OLD_NAME = /\.xls$/i;

/** Returns the rows of a CSV or TSV attachment with any delimiter. */
export function csvRows(bytes: Uint8Array, name: string): FileReading {
  const text = decoded(bytes.subarray(0, MAX_CSV));
  const { data } = Papa.parse<string[]>(text, { preview: MAX_CSV_ROWS, skipEmptyLines: true });
  const isCut = data.length >= MAX_CSV_ROWS || bytes.byteLength > MAX_CSV;
  return { rows: data.flatMap(csvRow), ...cutNotice(isCut, MAX_CSV_ROWS, name) };
}

/**
 * Returns the rows of the visible sheets of a workbook, or of an HTML page saved as one. Each sheet is a separate
 * table, without hidden rows and columns. Never throws; a decompression bomb is not opened.
 */
export async function xlsxRows(bytes: Uint8Array, name: string): Promise<FileReading> {
  const isMarked = isMarkedUp(bytes);
  if (bytes.byteLength > MAX_XLSX || !(isMarked || isZipSizeSafe(bytes)))
    return { rows: [], notice: `${name} is too large to be read.` };
  if (!isMarked && !isArchive(bytes) && OLD_NAME.test(name)) return csvRows(bytes, name);
  try {
    const read = isMarked ? markedUpWorkbook : await workbookReader(bytes);
    const { sheets, notes } = read(bytes, { rows: MAX_ROWS + 1, columns: MAX_COLUMNS });
    return {
      rows: sheets.flatMap(({ rows }, index) =>
        rows.slice(0, MAX_ROWS).map((row) => sheetRow(row, index + 1)),
      ),
      sheets: sheets.map(({ rows, hiddenRows, ...sheet }, index) => ({
        ...sheet,
        hiddenRows: hiddenRows.map((row) => sheetRow(row, index + 1)),
        hasTable: rows.filter(({ cells }) => cells.length >= TABLE_COLUMNS).length > 1,
      })),
      notes,
      ...cutNotice(
        sheets.some(({ rows }) => rows.length > MAX_ROWS),
        MAX_ROWS,
        name,
      ),
    };
  } catch (error) {
    const why =
      error instanceof UnreadableFile
        ? error.message
        : "could not be read as a spreadsheet: save it as .xlsx or CSV.";
    return { rows: [], notice: `${name} ${why}` };
  }
}

/** Loads the reader of a format when a file needs it. */
async function workbookReader(bytes: Uint8Array) {
  return isBinaryWorkbook(bytes)
    ? (await import("./workbook/binary-workbook")).readBinaryWorkbook
    : (await import("./workbook/read-workbook")).readWorkbook;
}

function cutNotice(isCut: boolean, most: number, name: string): { notice?: string } {
  return isCut ? { notice: `Only the first ${most} rows of ${name} were read.` } : {};
}

function csvRow(values: readonly string[]): RoughRow[] {
  const cells = values.slice(0, MAX_COLUMNS).flatMap((value, column) => cellAt(column, value));
  return cells.length > 0 ? [{ cells, table: 1, indent: 0, gap: false }] : [];
}

function sheetRow({ row, cells }: SheetRow, table: number): RoughRow {
  const faults = cells.flatMap(({ column, fault }) => (fault ? [{ column, reason: fault }] : []));
  const whole = cells.flatMap(({ column, text, fault }) => (fault ? [] : cellAt(column, text)));
  return { cells: whole, table, indent: 0, gap: false, row, ...(faults.length > 0 ? { faults } : {}) };
}

function cellAt(column: number, value: string) {
  const text = cleaned(value).replace(/\s+/g, " ").trim();
  return text === "" ? [] : [{ lines: [text], x: column, right: column + 1, weight: 0 }];
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
