import "server-only";
import { Failure } from "@/lib/base/failure";
import { type Currency, currency } from "@/lib/base/money";
import { isArchive } from "@/lib/csv-import/csv-encoding.model";
import { type CsvRow, openCsvFile } from "@/lib/csv-import/csv-file.model";
import { headersOf } from "@/lib/csv-import/csv-mapping.model";
import type { RoughRow } from "@/lib/extraction/documents/document";
import { readApart } from "@/lib/extraction/documents/read-apart";
import { readStatementFile } from "@/lib/extraction/read-statement-file";
import { pdfTable } from "./pdf-table.model";
import type { TableRow } from "./report-lines.model";
import { lackOf, suggestedReportMapping } from "./report-mapping.model";

/** What a document says of itself, beside its lines. */
export type Stated = {
  readonly supplierName?: string | undefined;
  readonly referenceNumber?: string | undefined;
  readonly currency?: Currency | undefined;
  /** In major units. */
  readonly netAmount?: number | undefined;
};

/** A statement's table: its headers, wherever they stand, and the rows below. */
export type ReportTable = {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
  /** Rows with an amount that are no lines of the table. */
  readonly leftOut: readonly string[];
  readonly stated: Stated;
  /** What was left out of a workbook because it is hidden, in sentences. */
  readonly notes: readonly string[];
  /** The sheets of a workbook that hold a table; of several one has to be chosen. */
  readonly sheets: readonly string[];
  /** The one that was read. */
  readonly sheet: string | null;
};

const PDF = "%PDF-";
const MOST_ROWS = 20_000;
/** Titles, addresses and dates stand above a table. */
const PREAMBLE_ROWS = 25;

const FILE_MS = 20_000;

/**
 * Reads a CSV file, a workbook or a PDF; INVALID_INPUT for what is none, holds nothing or is too large. Of a workbook
 * `sheet` is read, else the only one with a table: while several have one, the answer has their names and no rows.
 */
export async function readReportTable(bytes: Uint8Array, name: string, sheet?: string): Promise<ReportTable> {
  const table = isPdf(bytes)
    ? await pageTable(bytes, name)
    : isArchive(bytes)
      ? await workbookTable(bytes, name, sheet)
      : rowTable(textRows(bytes));
  const { rows, sheets } = table;
  if (rows.length === 0 && (sheets.length < 2 || sheet !== undefined))
    throw refused("This file has no rows below its headers.");
  if (rows.length > MOST_ROWS)
    throw refused(`A report may have ${MOST_ROWS.toLocaleString("en-US")} lines at most.`);
  return table;
}

function rowTable(all: readonly TableRow[]): ReportTable {
  const at = headerIn(all);
  const headers = headersOf(all[at]?.cells ?? []);
  return { headers, rows: all.slice(at + 1), leftOut: [], stated: {}, notes: [], sheets: [], sheet: null };
}

async function workbookTable(bytes: Uint8Array, name: string, sheet?: string): Promise<ReportTable> {
  const { rows, notice, notes = [], sheets = [] } = await readApart({ kind: "xlsx", name, bytes }, FILE_MS);
  if (notice) throw refused(notice);
  const tables = sheets.filter(({ hasTable }) => hasTable).map((one) => one.name);
  const filled = new Set(rows.map(({ table }) => sheets[table - 1]?.name));
  const choices = tables.length > 0 ? tables : sheets.map((one) => one.name).filter((one) => filled.has(one));
  const chosen = sheet ?? (choices.length > 1 ? undefined : choices[0]);
  const at = sheets.findIndex((one) => one.name === chosen);
  if (sheet !== undefined && at < 0) throw refused(`This workbook shows no sheet "${sheet}".`, "sheet");
  const others = sheets.filter(({ name: other }) => other !== chosen && filled.has(other));
  const unread = others.map((one) => `The sheet "${one.name}" was not read.`);
  return {
    ...rowTable(rows.filter(({ table }) => table - 1 === at).map(tableRow)),
    notes: chosen === undefined ? notes : [...notes, ...unread, ...(sheets[at]?.notes ?? [])],
    sheets: choices,
    sheet: chosen ?? null,
  };
}

function tableRow({ row = 0, cells, faults = [] }: RoughRow): TableRow {
  const filled: string[] = [];
  for (const { x, lines } of cells) filled[x] = lines.join(" ");
  const texts = Array.from(filled, (cell) => cell ?? "");
  const reasons = new Map(faults.map(({ column, reason }) => [column, reason]));
  return { row, cells: texts, ...(reasons.size > 0 ? { faults: reasons } : {}) };
}

async function pageTable(bytes: Uint8Array, name: string): Promise<ReportTable> {
  const { rows, notice, statement, supplierName } = await readStatementFile(bytes, name);
  if (notice) throw refused(notice);
  if (rows.length === 0) throw refused("This PDF holds no text: it may be a scanned picture.");
  const table = pdfTable(rows);
  if (!table) throw refused("This PDF shows no table of bookings and commissions.");
  const { referenceNumber, netAmount } = statement ?? {};
  const code = currency.safeParse(statement?.currency).data;
  return {
    ...table,
    notes: [],
    sheets: [],
    sheet: null,
    stated: { supplierName, referenceNumber, netAmount, currency: code },
  };
}

function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, PDF.length)) === PDF;
}

function textRows(bytes: Uint8Array): CsvRow[] {
  const file = openCsvFile(bytes);
  return [{ row: 1, cells: file.headers }, ...file.rows()];
}

/** The first row near the top whose cells name what a report needs; the first of all where none does. */
function headerIn(rows: readonly CsvRow[]): number {
  const found = rows
    .slice(0, PREAMBLE_ROWS)
    .findIndex(({ cells }) => lackOf(suggestedReportMapping(headersOf(cells))) === null);
  return Math.max(found, 0);
}

function refused(message: string, field: "file" | "sheet" = "file"): Failure {
  return new Failure("INVALID_INPUT", message, { fields: { [field]: [message] } });
}
