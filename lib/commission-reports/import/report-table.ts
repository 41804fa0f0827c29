import "server-only";
import { Failure } from "@/lib/base/failure";
import { type Currency, currency } from "@/lib/base/money";
import { isArchive } from "@/lib/csv-import/csv-encoding.model";
import { type CsvRow, openCsvFile } from "@/lib/csv-import/csv-file.model";
import { headersOf } from "@/lib/csv-import/csv-mapping.model";
import { xlsxRows } from "@/lib/extraction/documents/table-rows";
import { readStatementFile } from "@/lib/extraction/read-statement-file";
import { pdfTable } from "./pdf-table.model";
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
  readonly rows: readonly CsvRow[];
  /** Rows with an amount that are no lines of the table. */
  readonly leftOut: readonly string[];
  readonly stated: Stated;
};

const PDF = "%PDF-";
const MOST_ROWS = 20_000;
/** Titles, addresses and dates stand above a table. */
const PREAMBLE_ROWS = 25;

/** Reads a CSV file, a workbook or a PDF; INVALID_INPUT for what is none, holds nothing or is too large. */
export async function readReportTable(bytes: Uint8Array, name: string): Promise<ReportTable> {
  const table = isPdf(bytes) ? await pageTable(bytes, name) : await rowTable(bytes, name);
  const { rows } = table;
  if (rows.length === 0) throw refused("This file has no rows below its headers.");
  if (rows.length > MOST_ROWS)
    throw refused(`A report may have ${MOST_ROWS.toLocaleString("en-US")} lines at most.`);
  return table;
}

async function rowTable(bytes: Uint8Array, name: string): Promise<ReportTable> {
  const all = isArchive(bytes) ? await workbookRows(bytes, name) : textRows(bytes);
  const at = headerIn(all);
  const headers = headersOf(all[at]?.cells ?? []);
  return { headers, rows: all.slice(at + 1), leftOut: [], stated: {} };
}

async function pageTable(bytes: Uint8Array, name: string): Promise<ReportTable> {
  const { rows, notice, statement, supplierName } = await readStatementFile(bytes, name);
  if (notice) throw refused(notice);
  if (rows.length === 0) throw refused("This PDF holds no text: it may be a scanned picture.");
  const table = pdfTable(rows);
  if (!table) throw refused("This PDF shows no table of bookings and commissions.");
  const { referenceNumber, netAmount } = statement ?? {};
  const code = currency.safeParse(statement?.currency).data;
  return { ...table, stated: { supplierName, referenceNumber, netAmount, currency: code } };
}

function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, PDF.length)) === PDF;
}

function textRows(bytes: Uint8Array): CsvRow[] {
  const file = openCsvFile(bytes);
  return [{ row: 1, cells: file.headers }, ...file.rows()];
}

async function workbookRows(bytes: Uint8Array, name: string): Promise<CsvRow[]> {
  const { rows, notice } = await xlsxRows(bytes, name);
  if (notice) throw refused(notice);
  return rows.map(({ cells }, index) => {
    const filled: string[] = [];
    for (const { x, lines } of cells) filled[x] = lines.join(" ");
    return { row: index + 1, cells: Array.from(filled, (cell) => cell ?? "") };
  });
}

/** The first row near the top whose cells name what a report needs; the first of all where none does. */
function headerIn(rows: readonly CsvRow[]): number {
  const found = rows
    .slice(0, PREAMBLE_ROWS)
    .findIndex(({ cells }) => lackOf(suggestedReportMapping(headersOf(cells))) === null);
  return Math.max(found, 0);
}

function refused(message: string): Failure {
  return new Failure("INVALID_INPUT", message, { fields: { file: [message] } });
}
