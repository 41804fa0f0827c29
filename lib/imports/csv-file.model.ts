import { type Encoding, textChunks } from "@/lib/platform/base/encodings/text-encoding";
import { invalidField } from "@/lib/platform/base/failure";
import { isArchive } from "@/lib/reader/documents/workbook/archive";
import { headersOf } from "./csv-mapping.model";
import { splitOf } from "./records/csv-delimiter.model";
import { encodingOf } from "./records/csv-encoding.model";
import { csvRecords, type Delimiter, EndlessRecord, isBlank } from "./records/csv-records.model";

/** A row of a file. `row` counts as in a spreadsheet, so the header row is row 1. */
export type CsvRow = { readonly row: number; readonly cells: readonly string[] };

/** A row that isn't imported, with its original cells and all reasons. */
export type FailedRow = CsvRow & {
  readonly errors: readonly { readonly field: string; readonly message: string }[];
};

/** A CSV file whose format is known, and whose rows can be read any number of times. */
export type CsvFile = {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  readonly headers: readonly string[];
  /** Yields the rows below the headers that aren't blank. Throws INVALID_INPUT at a row that never ends. */
  readonly rows: () => Generator<CsvRow>;
  /** Yields all rows that aren't blank, including the first, for files whose headers aren't in the first row. */
  readonly everyRow: () => Generator<CsvRow>;
};

const HEAD_LENGTH = 65_536;
/** The line at the top of a file that tells Excel the delimiter. */
export const SEPARATOR_LINE = /^sep=([,;\t|])\r?\n/i;

/**
 * Detects the encoding, delimiter and headers of a CSV file or its beginning. Throws INVALID_INPUT if it isn't a CSV
 * file.
 */
export function openCsvFile(bytes: Uint8Array): CsvFile {
  if (isArchive(bytes))
    throw invalidField("file", "This is an Excel workbook. Save it as CSV first, then import that file.");
  const encoding = encodingOf(bytes);
  const head = headOf(bytes, encoding);
  const stated = SEPARATOR_LINE.exec(head);
  const delimiter = (stated?.[1] as Delimiter | undefined) ?? splitOf(head).delimiter;
  const records = () => csvRecords(withoutLine(textChunks(bytes, encoding), stated?.[0] ?? ""), delimiter);
  const headers = headersIn(records());
  if (!headers) throw invalidField("file", "This file has no header row.");
  return {
    encoding,
    delimiter,
    headers,
    rows: () => rowsIn(records(), 1),
    everyRow: () => rowsIn(records(), 0),
  };
}

function headOf(bytes: Uint8Array, encoding: Encoding): string {
  const [first = ""] = textChunks(bytes, encoding);
  return first.slice(0, HEAD_LENGTH);
}

function headersIn(records: Generator<string[]>): string[] | undefined {
  try {
    for (const cells of records) if (!isBlank(cells)) return headersOf(cells);
  } catch (error) {
    throw readable(error);
  }
  return undefined;
}

function* rowsIn(records: Generator<string[]>, passed: number): Generator<CsvRow> {
  let row = 0;
  let filled = 0;
  try {
    for (const cells of records) {
      row += 1;
      if (isBlank(cells)) continue;
      filled += 1;
      if (filled > passed) yield { row, cells };
    }
  } catch (error) {
    throw readable(error);
  }
}

/** Removes Excel's delimiter line, which isn't part of the data. */
function* withoutLine(chunks: Generator<string>, line: string): Generator<string> {
  let skipped = false;
  for (const chunk of chunks) {
    yield skipped ? chunk : chunk.slice(line.length);
    skipped = true;
  }
}

function readable(error: unknown): unknown {
  return error instanceof EndlessRecord ? invalidField("file", error.message) : error;
}

/**
 * A backslash and a quote that don't end a value: the file escapes quotes with backslashes instead of doubling them as
 * CSV requires.
 */
export const ESCAPED_QUOTE = /\\"(?=[^,;\t|\r\n"])/;

/** Doubles the quotes that are escaped by backslashes. The chunks may be cut at any position. */
export function* withDoubledQuotes(chunks: Iterable<string>): Generator<string> {
  let rest = "";
  for (const chunk of chunks) {
    const text = (rest + chunk).replaceAll('\\"', '""');
    rest = text.endsWith("\\") ? "\\" : "";
    yield rest ? text.slice(0, -1) : text;
  }
  yield rest;
}
