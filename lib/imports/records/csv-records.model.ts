/** Of those that split a file equally well, the first is taken. Commas also stand in amounts and names. */
export const DELIMITERS = [";", "\t", "|", ","] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The length above which a record can't be genuine: a quote in it is never closed, or line breaks are missing. */
const RECORD_LENGTH = 1_000_000;

/**
 * Thrown for a record that never ends. `record` counts from 1 and includes the headers; `line` is the line number in
 * the file. `reason` continues a sentence about that line.
 */
export class EndlessRecord extends Error {
  override readonly name = "EndlessRecord";
  readonly record: number;
  readonly line: number;
  readonly reason: string;

  constructor({ record, line }: Place, isQuoted: boolean) {
    const length = RECORD_LENGTH.toLocaleString("en-US");
    super(
      isQuoted
        ? `The quoted value that begins in row ${record} is not closed.`
        : `Row ${record} has more than ${length} characters: this file has no line breaks where its rows end.`,
    );
    this.record = record;
    this.line = line;
    this.reason = isQuoted
      ? "the quoted value that begins here isn't closed"
      : `the line has more than ${length} characters`;
  }
}

/** A record with the line in which it begins, counted from 1, and its raw text including the line break. */
export type PlacedRecord = { readonly line: number; readonly raw: string; readonly cells: string[] };

/**
 * Parses the records of a CSV text (RFC 4180) that arrives in chunks, and yields the cells of each, unchanged. Lines
 * end in CRLF, LF or CR. A quoted value may contain delimiters, line breaks and doubled quotes; a quote inside an
 * unquoted value is an ordinary character. An empty line is a record with one empty cell. Throws EndlessRecord.
 */
export function* csvRecords(chunks: Iterable<string>, delimiter: Delimiter): Generator<string[]> {
  for (const { cells } of placedRecords(chunks, delimiter)) yield cells;
}

/** Like `csvRecords`, but yields each record with its line and raw text. Throws EndlessRecord. */
export function* placedRecords(chunks: Iterable<string>, delimiter: Delimiter): Generator<PlacedRecord> {
  let rest = "";
  let at = { record: 1, line: 1 };
  for (const chunk of chunks) {
    const scanner = new CsvScanner(rest + chunk, delimiter, false);
    at = yield* complete(scanner, rest + chunk, at);
    rest = (rest + chunk).slice(scanner.position);
    if (rest.length > RECORD_LENGTH) throw new EndlessRecord(at, scanner.endsInQuotes);
  }
  const last = new CsvScanner(rest, delimiter, true);
  at = yield* complete(last, rest, at);
  if (last.position < rest.length) throw new EndlessRecord(at, true);
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

/** Counts the line breaks of a record. Only records with quoted values can contain more than the one that ends them. */
function linesIn(raw: string): number {
  return raw.includes('"') ? (raw.match(/\r\n|\n|\r/g)?.length ?? 0) : 1;
}

/** Whether all cells of a record are blank. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}

/** Formats a record as a CSV line, with each cell in quotes and quotes within cells doubled. */
export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => (cell === "" ? "" : `"${cell.replaceAll('"', '""')}"`)).join(",");
}

/** The positions at which a line break begins and the next line begins. */
type Break = { readonly start: number; readonly end: number };
type Cell = { readonly value: string; readonly next: number; readonly last: boolean };

const NOWHERE = Number.POSITIVE_INFINITY;

/** Takes complete records from the front of a text. With `atEnd`, the last record needs no line break. */
export class CsvScanner {
  /** The position at which the first incomplete record begins. */
  position = 0;
  /** Whether the text ends within a quoted value. */
  endsInQuotes = false;
  private readonly quoteFrom: (from: number) => number;
  private readonly feedFrom: (from: number) => number;
  private readonly returnFrom: (from: number) => number;
  private readonly delimiterFrom: (from: number) => number;
  private readonly text: string;
  private readonly delimiter: string;
  private readonly atEnd: boolean;

  constructor(text: string, delimiter: string, atEnd: boolean) {
    this.text = text;
    this.delimiter = delimiter;
    this.atEnd = atEnd;
    this.quoteFrom = nextIndex(text, '"');
    this.feedFrom = nextIndex(text, "\n");
    this.returnFrom = nextIndex(text, "\r");
    this.delimiterFrom = nextIndex(text, delimiter);
  }

  /** Returns the cells of the next record, or undefined if the record is incomplete. */
  next(): string[] | undefined {
    if (this.position >= this.text.length) return undefined;
    const line = this.lineBreak(this.position);
    if (!line || this.quoteFrom(this.position) < line.start) return this.cellByCell();
    const cells = this.text.slice(this.position, line.start).split(this.delimiter);
    this.position = line.end;
    return cells;
  }

  private cellByCell(): string[] | undefined {
    const cells: string[] = [];
    let cursor = this.position;
    for (;;) {
      const cell = this.cellAt(cursor);
      if (!cell) return undefined;
      cells.push(cell.value);
      cursor = cell.next;
      if (cell.last) {
        this.position = cursor;
        return cells;
      }
    }
  }

  /** Reads the cell at a position. Text between a closing quote and the delimiter belongs to the value. */
  private cellAt(cursor: number): Cell | undefined {
    const quoted = this.text[cursor] === '"' ? this.quotedAt(cursor) : { value: "", end: cursor };
    if (!quoted) return undefined;
    const line = this.lineBreak(quoted.end);
    const split = this.delimiterFrom(quoted.end);
    const valueTo = (stop: number) => quoted.value + this.text.slice(quoted.end, stop);
    if (split < (line?.start ?? NOWHERE)) {
      return { value: valueTo(split), next: split + this.delimiter.length, last: false };
    }
    return line && { value: valueTo(line.start), next: line.end, last: true };
  }

  private quotedAt(cursor: number): { value: string; end: number } | undefined {
    for (let quote = this.quoteFrom(cursor + 1); quote !== NOWHERE; quote = this.quoteFrom(quote + 2)) {
      const after = this.text[quote + 1];
      if (after === undefined && !this.atEnd) return undefined;
      if (after !== '"') {
        return { value: this.text.slice(cursor + 1, quote).replaceAll('""', '"'), end: quote + 1 };
      }
    }
    this.endsInQuotes = true;
    return undefined;
  }

  private lineBreak(from: number): Break | undefined {
    const start = Math.min(this.feedFrom(from), this.returnFrom(from));
    const { length } = this.text;
    if (start === NOWHERE) return this.atEnd ? { start: length, end: length } : undefined;
    if (this.text[start] === "\n") return { start, end: start + 1 };
    if (start + 1 === length && !this.atEnd) return undefined;
    return { start, end: this.text[start + 1] === "\n" ? start + 2 : start + 1 };
  }
}

/**
 * Like `indexOf`, but examines every character only once as long as `from` only grows. Returns infinity if there is no
 * match.
 */
function nextIndex(text: string, character: string): (from: number) => number {
  let known = -1;
  return (from) => {
    if (known < from) {
      const found = text.indexOf(character, from);
      known = found === -1 ? NOWHERE : found;
    }
    return known;
  };
}
