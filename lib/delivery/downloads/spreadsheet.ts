import "server-only";
import { Readable } from "node:stream";
import { withFormulaQuote } from "@/lib/platform/base/formula-quote";
import type { Batches, Cell, Sheet } from "@/lib/platform/base/sheet";
import { xlsxParts } from "./xlsx";
import { zipped } from "./zip";

const encoder = new TextEncoder();

/** Returns a file to download that is written while its rows are read. */
export function spreadsheet(format: "csv" | "xlsx", name: string, { header, batches }: Sheet): Response {
  const file =
    format === "csv" ? Readable.from(csvChunks(header, batches)) : zipped(xlsxParts(header, batches));
  const type =
    format === "csv"
      ? "text/csv; charset=utf-8"
      : "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return new Response(Readable.toWeb(file) as ReadableStream<Uint8Array>, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}.${format}"`,
      "cache-control": "no-store",
    },
  });
}

/** Writes CSV with a byte order mark, so that Excel reads it as UTF-8. */
async function* csvChunks(header: readonly string[], batches: Batches): AsyncGenerator<Uint8Array> {
  yield encoder.encode(`\ufeff${csvLine(header)}`);
  for await (const rows of batches) {
    if (rows.length > 0) yield encoder.encode(rows.map(csvLine).join(""));
  }
}

/**
 * Returns a line of CSV. Puts an apostrophe before a text that a spreadsheet would interpret as a formula; imports
 * remove it.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const safe = withFormulaQuote(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
