import "server-only";
import { Failure } from "@/lib/base/failure";
import { type Currency, currency } from "@/lib/base/money";
import { isArchive, textChunks } from "@/lib/csv-import/csv-encoding.model";
import { type CsvRow, openCsvFile } from "@/lib/csv-import/csv-file.model";
import type { Cell } from "@/lib/extraction/documents/document";
import { xlsxRows } from "@/lib/extraction/documents/table-rows";
import { readStatementFile } from "@/lib/extraction/read-statement-file";
import { drawnRows, fixedRows } from "../reading/fixed-width.model";
import { headingIn, likelyHeading } from "../reading/heading.model";
import { pdfTable } from "./pdf-table.model";

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
  /** The rows before the headings. */
  readonly above: readonly CsvRow[];
  /** The row that the headings stand in, and those that they may stand in: a person says which. */
  readonly headingRow: number | null;
  readonly mayBeHeadings: readonly CsvRow[];
  /** Rows with an amount that are no lines of the table. */
  readonly leftOut: readonly string[];
  readonly stated: Stated;
};

const PDF = "%PDF-";
const MOST_ROWS = 20_000;
/** So many of the first rows are shown for a person to say which one the headings are. */
const SHOWN_ROWS = 40;

/** Reads a CSV file, a workbook or a PDF; INVALID_INPUT for what is none, holds nothing or is too large. */
export async function readReportTable(
  bytes: Uint8Array,
  name: string,
  headingRow?: number,
): Promise<ReportTable> {
  const table = isPdf(bytes) ? await pageTable(bytes, name) : await rowTable(bytes, name, headingRow);
  const { rows } = table;
  if (rows.length === 0) throw refused("This file has no rows below its headers.");
  if (rows.length > MOST_ROWS)
    throw refused(`A report may have ${MOST_ROWS.toLocaleString("en-US")} lines at most.`);
  return table;
}

async function rowTable(bytes: Uint8Array, name: string, chosen?: number): Promise<ReportTable> {
  const all = isArchive(bytes) ? await workbookRows(bytes, name) : textRows(bytes);
  const heading = headingIn(all, chosen) ?? likelyHeading(all);
  return {
    headers: heading.headers,
    rows: all.slice(heading.end),
    above: all.slice(0, heading.at),
    headingRow: all[heading.at]?.row ?? null,
    mayBeHeadings: all.slice(0, SHOWN_ROWS),
    leftOut: [],
    stated: {},
  };
}

async function pageTable(bytes: Uint8Array, name: string): Promise<ReportTable> {
  const { rows, notice, statement, supplierName } = await readStatementFile(bytes, name);
  if (notice) throw refused(notice);
  if (rows.length === 0) throw refused("This PDF holds no text: it may be a scanned picture.");
  const table = pdfTable(rows);
  if (!table) throw refused("This PDF shows no table of bookings and commissions.");
  const { referenceNumber, netAmount } = statement ?? {};
  const code = currency.safeParse(statement?.currency).data;
  const first = table.rows[0]?.row ?? 1;
  const above = rows.slice(0, first - 1).map((row, at) => ({ row: at + 1, cells: row.cells.map(cellText) }));
  const head = { above, headingRow: null, mayBeHeadings: [] };
  return { ...table, ...head, stated: { supplierName, referenceNumber, netAmount, currency: code } };
}

function cellText({ lines }: Cell): string {
  return lines.map(({ text }) => text).join(" ");
}

function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, PDF.length)) === PDF;
}

/** Parted by a delimiter, or where that gives no table by the columns that its texts stand in. */
function textRows(bytes: Uint8Array): CsvRow[] {
  const file = openCsvFile(bytes);
  const rows = [...file.everyRow()];
  if (headingIn(rows)) return rows;
  const text = [...textChunks(bytes, file.encoding)].join("");
  return drawnRows(text) ?? fixedRows(text) ?? rows;
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

function refused(message: string): Failure {
  return new Failure("INVALID_INPUT", message, { fields: { file: [message] } });
}
