import { ESCAPED_QUOTE, SEPARATOR_LINE, withDoubledQuotes } from "@/lib/imports/csv-file.model";
import { headersOf } from "@/lib/imports/csv-mapping.model";
import { yearsOfEra } from "@/lib/imports/dates/csv-era.model";
import { type OpenYear, openYearIn } from "@/lib/imports/dates/csv-year.model";
import { splitOf } from "@/lib/imports/records/csv-delimiter.model";
import { encodingOf } from "@/lib/imports/records/csv-encoding.model";
import {
  CsvScanner,
  DELIMITERS,
  type Delimiter,
  EndlessRecord,
  isBlank,
  type PlacedRecord,
  placedRecords,
} from "@/lib/imports/records/csv-records.model";
import { textChunks } from "@/lib/platform/base/encodings/text-encoding";
import type { StatementMapping } from "../statement-mapping.model";
import { unreadableAt } from "../unreadable.model";
import { plainCell, statedAmount } from "./csv-cells.model";
import { isDay } from "./csv-columns.model";
import { firstOfTable, headOf, PREAMBLE_LINES } from "./csv-table-start.model";
import { dayHeadings } from "./days/csv-day-headings.model";
import { completeDaysOfMonth, dayParts, splitDayCells } from "./days/csv-day-parts.model";

/** A CSV statement as a table, which banks put below lines about the account. */
export type CsvTable = {
  /** Yields the records above the table, which aren't payments. */
  readonly preamble: () => Generator<PlacedRecord>;
  /** Yields the records of the table, including its headers but no blank ones. */
  readonly records: () => Generator<PlacedRecord>;
  /** The missing year of the days if they have none. */
  readonly openYear: OpenYear | null;
};

/** How to read the days, if a mapping says so. */
type Days = Pick<StatementMapping, "year" | "dateOrder">;
const UNKNOWN: Days = { year: null, dateOrder: "DMY" };
/** The number of rows examined to find out whether days have years. */
const LOOKED_AT = 500;
const HEAD_LENGTH = 65_536;
const RULED = /^(\s*|[*=_~-]{3,})$/;

/**
 * Finds the table: it begins at the line whose headers include all named columns, otherwise above the first rows that
 * look like transactions, otherwise at the line from which most records have the same number of cells.
 */
export function openCsvTable(
  bytes: Uint8Array,
  columns: readonly string[] = [],
  days: Days = UNKNOWN,
): CsvTable {
  const encoding = encodingOf(bytes);
  const [first = ""] = textChunks(bytes, encoding);
  const isEscaped = ESCAPED_QUOTE.test(first.slice(0, HEAD_LENGTH));
  const text = () =>
    isEscaped ? withDoubledQuotes(textChunks(bytes, encoding)) : textChunks(bytes, encoding);
  const [start = ""] = text();
  const head = start.slice(0, HEAD_LENGTH);
  const stated = SEPARATOR_LINE.exec(head);
  const skipped = stated?.[0].length ?? 0;
  const candidates = stated ? [stated[1] as Delimiter] : DELIMITERS;
  const { delimiter, line } = tableIn(head.slice(skipped), candidates);
  const firstLine = stated ? 2 : 1;
  const looked = headOf(tillUnclosed(placedRecords(without(text(), skipped), delimiter)), 1, LOOKED_AT).map(
    ({ cells }) => cells.map(plainCell),
  );
  const [dated, parted, headed] = [completeDaysOfMonth(looked), splitDayCells(looked), dayHeadings(looked)];
  const joined = dayParts(looked);
  const inFull = yearsOfEra(looked);
  const apart = () => {
    const withDay = headed();
    return (cells: string[]) => withDay(dated(parted(joined(cells)))).map(inFull);
  };
  const openYear = openYearIn(looked.map(apart()), isDay, (cell) => statedAmount(cell, ".") !== undefined);
  const inYear = (cell: string) => openYear?.dated(cell, days.year, days.dateOrder) ?? cell;
  function* all(): Generator<PlacedRecord> {
    const placed = apart();
    try {
      for (const record of placedRecords(without(text(), skipped), delimiter)) {
        const cells = placed(record.cells.map(plainCell)).map(inYear);
        if (!isDrawn(cells)) yield { ...record, cells, line: record.line + firstLine - 1 };
      }
    } catch (error) {
      if (!(error instanceof EndlessRecord)) throw error;
      throw unreadableAt(error.line + firstLine - 1, error.reason);
    }
  }
  const begins = headersIn(all(), columns) ?? firstOfTable(all(), line + firstLine - 1);
  return {
    preamble: () => filtered(all(), (record) => record.line < begins),
    records: () => filtered(all(), (record) => record.line >= begins),
    openYear,
  };
}

/** Whether a record is blank or a line drawn between rows. */
function isDrawn(cells: readonly string[]): boolean {
  return isBlank(cells) || cells.every((cell) => RULED.test(cell));
}

function headersIn(records: Generator<PlacedRecord>, columns: readonly string[]): number | undefined {
  if (columns.length === 0) return undefined;
  return headOf(records, 1).find(({ cells }) => {
    const headers = headersOf(cells);
    return columns.every((column) => headers.includes(column));
  })?.line;
}

/** Yields records up to one that never ends. The damage is reported when the whole file is read. */
function* tillUnclosed(records: Generator<PlacedRecord>): Generator<PlacedRecord> {
  try {
    yield* records;
  } catch (error) {
    if (!(error instanceof EndlessRecord)) throw error;
  }
}

function* filtered(
  records: Generator<PlacedRecord>,
  keeps: (record: PlacedRecord) => boolean,
): Generator<PlacedRecord> {
  for (const record of records) if (keeps(record)) yield record;
}

type Table = { readonly delimiter: Delimiter; readonly line: number };

/** Returns the delimiter and the line, counted from 1, of the most even table. */
function tableIn(head: string, delimiters: readonly Delimiter[]): Table {
  let best: Table = { delimiter: ",", line: 1 };
  let bestScore = 0;
  const starts = lineStarts(head);
  starts.forEach((start, index) => {
    const rest = head.slice(start);
    if (isBlankLine(rest)) return;
    const { delimiter, evenness } = splitOf(rest, delimiters);
    if (evenness > bestScore) [best, bestScore] = [{ delimiter, line: index + 1 }, evenness];
  });
  return withHeaders(head, starts, best);
}

/** Moves the start of the table up by a line if all rows end in one delimiter more than the headers above them. */
function withHeaders(head: string, starts: readonly number[], table: Table): Table {
  const [above, first] = [table.line - 2, table.line - 1].map((index) => widthAt(head, starts[index], table));
  return above && first && above > 2 && first === above + 1 ? { ...table, line: table.line - 1 } : table;
}

function widthAt(head: string, start: number | undefined, { delimiter }: Table): number | undefined {
  if (start === undefined) return undefined;
  return new CsvScanner(head.slice(start), delimiter, true).next()?.length;
}

function lineStarts(head: string): number[] {
  const starts = [0];
  for (const { index, 0: lineBreak } of head.matchAll(/\r\n|\n|\r/g)) {
    if (starts.length >= PREAMBLE_LINES) break;
    starts.push(index + lineBreak.length);
  }
  return starts;
}

function isBlankLine(text: string): boolean {
  return /^[ \t,;|"]*(\r|\n|$)/.test(text.slice(0, 200));
}

function* without(chunks: Iterable<string>, length: number): Generator<string> {
  let left = length;
  for (const chunk of chunks) {
    yield chunk.slice(left);
    left = 0;
  }
}
