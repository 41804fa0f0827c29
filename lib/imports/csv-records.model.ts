import { CsvScanner } from "./csv-scanner.model";

export const DELIMITERS = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Longer than any honest row: what gets here is a quote that nobody closed. */
const RECORD_LENGTH = 1_000_000;
const SNIFFED_RECORDS = 20;

/** A quote that opens a value and is never closed: `record` counts from 1, the headers included, `line` is the file's. */
export class UnclosedQuote extends Error {
  override readonly name = "UnclosedQuote";
  readonly record: number;
  readonly line: number;

  constructor(record: number, line: number) {
    super(`The quoted value that begins in row ${record} is not closed.`);
    this.record = record;
    this.line = line;
  }
}

/** A record with the line it begins in, from 1, and its text as it stands, line break included. */
export type PlacedRecord = { readonly line: number; readonly raw: string; readonly cells: string[] };

/**
 * The records of a CSV text (RFC 4180) that arrives in pieces, each a list of its cells as they stand. Lines end in
 * CRLF, LF or CR; a quoted value may hold delimiters, line breaks and doubled quotes; a quote inside an unquoted value
 * is a character like any other. An empty line is a record of one empty cell. Throws UnclosedQuote.
 */
export function* csvRecords(chunks: Iterable<string>, delimiter: Delimiter): Generator<string[]> {
  for (const { cells } of placedRecords(chunks, delimiter)) yield cells;
}

/** As `csvRecords`, each with its place. Throws UnclosedQuote. */
export function* placedRecords(chunks: Iterable<string>, delimiter: Delimiter): Generator<PlacedRecord> {
  let rest = "";
  let at = { record: 1, line: 1 };
  for (const chunk of chunks) {
    const scanner = new CsvScanner(rest + chunk, delimiter, false);
    at = yield* complete(scanner, rest + chunk, at);
    rest = (rest + chunk).slice(scanner.position);
    if (rest.length > RECORD_LENGTH) throw new UnclosedQuote(at.record, at.line);
  }
  const last = new CsvScanner(rest, delimiter, true);
  at = yield* complete(last, rest, at);
  if (last.position < rest.length) throw new UnclosedQuote(at.record, at.line);
}

type Place = { readonly record: number; readonly line: number };

function* complete(scanner: CsvScanner, text: string, from: Place): Generator<PlacedRecord, Place> {
  let { record, line } = from;
  let start = scanner.position;
  for (let cells = scanner.next(); cells; cells = scanner.next()) {
    const raw = text.slice(start, scanner.position);
    yield { line, raw, cells };
    record += 1;
    line += linesIn(raw);
    start = scanner.position;
  }
  return { record, line };
}

/** Only a quoted value can hold more line breaks than the one that ends its record. */
function linesIn(raw: string): number {
  return raw.includes('"') ? (raw.match(/\r\n|\n|\r/g)?.length ?? 0) : 1;
}

/** The delimiter that splits the first records most evenly into most cells; a comma when none does. */
export function delimiterOf(head: string): Delimiter {
  let best: Delimiter = ",";
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const score = evenness(head, delimiter);
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

/** Cells of a record, counted once for every record that has as many, where that comes to most; 0 where the delimiter splits nothing. */
export function evenness(head: string, delimiter: Delimiter): number {
  const scanner = new CsvScanner(head, delimiter, false);
  const counts: number[] = [];
  for (let cells = scanner.next(); cells && counts.length < SNIFFED_RECORDS; cells = scanner.next()) {
    if (!isBlank(cells)) counts.push(cells.length);
  }
  // A title above the table is no record of it.
  const widths = counts.length > 0 ? counts : [countIn(head, delimiter) + 1];
  const split = Map.groupBy(
    widths.filter((width) => width > 1),
    (width) => width,
  );
  return Math.max(0, ...[...split].map(([width, some]) => width * some.length));
}

/** Whether a record holds nothing at all. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}

function countIn(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** A record as CSV: each cell in quotes, which stand twice within. */
export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => (cell === "" ? "" : `"${cell.replaceAll('"', '""')}"`)).join(",");
}
