import "server-only";
import { Failure } from "@/lib/base/failure";
import { isArchive } from "@/lib/csv-import/csv-encoding.model";
import { type CsvRow, openCsvFile } from "@/lib/csv-import/csv-file.model";
import { headersOf } from "@/lib/csv-import/csv-mapping.model";
import { xlsxRows } from "@/lib/extraction/documents/table-rows";
import { lackOf, suggestedReportMapping } from "./report-mapping.model";

/** A statement's table: its headers, wherever they stand, and the rows below. */
export type ReportTable = { readonly headers: readonly string[]; readonly rows: readonly CsvRow[] };

const MOST_ROWS = 20_000;
/** Titles, addresses and dates stand above a table. */
const PREAMBLE_ROWS = 25;

/** Reads a CSV file or a workbook; INVALID_INPUT for what is neither, holds nothing or is too large. */
export async function readReportTable(bytes: Uint8Array, name: string): Promise<ReportTable> {
  const all = isArchive(bytes) ? await workbookRows(bytes, name) : textRows(bytes);
  const at = headerIn(all);
  const headers = headersOf(all[at]?.cells ?? []);
  const rows = all.slice(at + 1);
  if (rows.length === 0) throw refused("This file has no rows below its headers.");
  if (rows.length > MOST_ROWS)
    throw refused(`A report may have ${MOST_ROWS.toLocaleString("en-US")} lines at most.`);
  return { headers, rows };
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
