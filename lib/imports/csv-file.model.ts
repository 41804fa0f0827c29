import { type Encoding, textChunks } from "@/lib/platform/base/encodings/text-encoding";
import { invalidField } from "@/lib/platform/base/failure";
import { encodingOf, isArchive } from "./csv-encoding.model";
import { headersOf } from "./csv-mapping.model";
import { csvRecords, type Delimiter, delimiterOf, isBlank, UnclosedQuote } from "./csv-records.model";

/** A row of a file; `row` counts as a spreadsheet does, so the headers are row 1. */
export type CsvRow = { readonly row: number; readonly cells: readonly string[] };

/** A row that is not imported, as it stands in the file, and every reason. */
export type FailedRow = CsvRow & {
  readonly errors: readonly { readonly field: string; readonly message: string }[];
};

/** A CSV file that is ready to be read, as often as needed. */
export type CsvFile = {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  readonly headers: readonly string[];
  /** The rows below the headers that aren't blank; fails with INVALID_INPUT at a quote that is never closed. */
  readonly rows: () => Generator<CsvRow>;
  /** All rows that aren't blank, the first too, as they stand: where the headers aren't in the first. */
  readonly everyRow: () => Generator<CsvRow>;
};

const HEAD_LENGTH = 65_536;
/** Excel's line that names the delimiter. */
export const SEPARATOR_LINE = /^sep=([,;\t|])\r?\n/i;

/** Finds out how a CSV file, or its beginning, is written. INVALID_INPUT when it is none. */
export function openCsvFile(bytes: Uint8Array): CsvFile {
  if (isArchive(bytes))
    throw invalidField("file", "This is an Excel workbook. Save it as CSV first, then import that file.");
  const encoding = encodingOf(bytes);
  const head = headOf(bytes, encoding);
  const stated = SEPARATOR_LINE.exec(head);
  const delimiter = (stated?.[1] as Delimiter | undefined) ?? delimiterOf(head);
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

/** Excel's line that names the delimiter is not part of the data. */
function* withoutLine(chunks: Generator<string>, line: string): Generator<string> {
  let skipped = false;
  for (const chunk of chunks) {
    yield skipped ? chunk : chunk.slice(line.length);
    skipped = true;
  }
}

function readable(error: unknown): unknown {
  return error instanceof UnclosedQuote ? invalidField("file", error.message) : error;
}

/** A quote after a backslash that ends no value: the file escapes its quotes so, where CSV doubles them. */
export const ESCAPED_QUOTE = /\\"(?=[^,;\t|\r\n"])/;

/** The text with such quotes doubled, which may be cut anywhere. */
export function* withDoubledQuotes(chunks: Iterable<string>): Generator<string> {
  let rest = "";
  for (const chunk of chunks) {
    const text = (rest + chunk).replaceAll('\\"', '""');
    rest = text.endsWith("\\") ? "\\" : "";
    yield rest ? text.slice(0, -1) : text;
  }
  yield rest;
}
