import { parentPort } from "node:worker_threads";
import type { RoughRow } from "./document.ts";
import { pdfRows, preparePdfs } from "./pdf-rows.ts";
import { csvRows, xlsxRows } from "./table-rows.ts";

/** A file to be read, and what was read of it. */
export type FileToRead = {
  readonly kind: "pdf" | "xlsx" | "csv";
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};
export type FileReading = { readonly rows: readonly RoughRow[]; readonly notice?: string };

/** What is handed over at the most: more than a mail's attachments may have together. */
const MAX_TEXT = 500_000;
const MAX_LINE = 4_000;
const READERS = { pdf: pdfRows, xlsx: xlsxRows, csv: csvRows };

/** The other end of `readApart`: reads one file after the other, and is ended when one takes too long. */
parentPort?.on("message", async ({ kind, bytes, name }: FileToRead) => {
  const reading = await READERS[kind](bytes, name);
  parentPort?.postMessage({ ...reading, rows: bounded(reading.rows) });
});
await preparePdfs();
parentPort?.postMessage("ready");

function bounded(rows: readonly RoughRow[]): RoughRow[] {
  const kept: RoughRow[] = [];
  let text = 0;
  for (const row of rows) {
    if (text > MAX_TEXT) break;
    const cells = row.cells.map((cell) => ({
      ...cell,
      lines: cell.lines.map((line) => line.slice(0, MAX_LINE)),
    }));
    text += cells.reduce((sum, { lines }) => sum + lines.reduce((all, line) => all + line.length, 0), 0);
    kept.push({ ...row, cells });
  }
  return kept;
}
