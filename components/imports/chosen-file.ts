import { type CsvFile, openCsvFile } from "@/lib/imports/csv-file.model";
import { CSV_BYTES } from "@/lib/imports/csv-import.model";
import { Failure } from "@/lib/platform/base/failure";

/** A file chosen for import, with its headers and first row. */
export type ChosenFile = Pick<CsvFile, "headers" | "encoding" | "delimiter"> & {
  readonly file: File;
  readonly firstRow: readonly string[];
};

/** Enough for the headers and a first row, regardless of the file's size. */
const HEAD_BYTES = 524_288;
/** Windows reports a .csv file as an Excel workbook, or reports no type. */
const TYPES = new Set(["text/csv", "application/csv", "text/plain", "application/vnd.ms-excel", ""]);

/** Reads the beginning of a file. Throws an Error with a message for the user if the file can't be imported. */
export async function chooseFile(file: File): Promise<ChosenFile> {
  if (!/\.csv$/i.test(file.name) || !TYPES.has(file.type)) throw new Error("Only .csv files are accepted.");
  if (file.size > CSV_BYTES) throw new Error("A CSV file may have 25 MB at most.");
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  try {
    const { headers, encoding, delimiter, rows } = openCsvFile(head);
    const first = rows().next();
    if (first.done) throw new Error("This file has no rows below its headers.");
    return { file, headers, encoding, delimiter, firstRow: first.value.cells };
  } catch (error) {
    throw error instanceof Failure ? new Error(error.message) : error;
  }
}
