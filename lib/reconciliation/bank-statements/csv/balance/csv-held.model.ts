import { headersOf } from "@/lib/imports/csv-mapping.model";
import type { PlacedRecord } from "@/lib/imports/records/csv-records.model";
import { digitsOf } from "@/lib/platform/base/money";
import { balanceWord } from "../../row-words.model";
import type { StatementLine, StatementRead } from "../../statement.model";
import type { StatementMapping } from "../../statement-mapping.model";
import { type CsvColumn, columnOf, means, numbersOf } from "../csv-columns.model";
import type { CsvTable } from "../csv-table.model";
import { openingAbove } from "../csv-totals.model";
import { isNewestFirst } from "../days/csv-row-order.model";
import { type Chain, type CsvRows, chainsOf, type Numbers, type Proof, proofOf } from "./csv-chain.model";

/** The steps of more would take too much memory. */
const MOST_LINES = 20_000;

/** The lines read, row by row, compared with the balance column with which they agree best. */
export type HeldRows = Chain &
  Proof & {
    readonly rows: CsvRows;
    readonly balance: Numbers;
    readonly lines: readonly (StatementLine | undefined)[];
    readonly change: (row: number) => number;
    readonly columns: readonly CsvColumn[];
    /** Whether all rows are of one account, in one part. */
    readonly isWhole: boolean;
  };

/** Compares the lines read with the columns headed as a balance. Returns null if there is none, or if amounts were rounded. */
export function heldRows(table: CsvTable, mapping: StatementMapping, read: StatementRead): HeldRows | null {
  if (read.notes.length > 0 || read.lines.length > MOST_LINES || !mapping.hasHeader) return null;
  const records = [...table.records()];
  const { lines, groups, ...places } = rowsIn(records, read);
  const order = isNewestFirst(read.lines.map(({ bookedOn }) => bookedOn));
  const rows = { ...places, opening: openingAbove(table, mapping.decimalMark), isNewestFirst: order };
  const change = (row: number) =>
    ((lines[row]?.amountMinor ?? 0) * 1_000) / 10 ** digitsOf(lines[row]?.currency ?? "");
  const cellsAt = (place: number) => records.map(({ cells }) => cells[place] ?? "");
  const columns = headersOf(records[0]?.cells ?? []).map((name, place) =>
    columnOf(name, cellsAt(place), (row) => lines[row] !== undefined),
  );
  // A balance may continue across page headings and day totals.
  const groupings = read.accounts.length === 1 && groups ? [groups, undefined] : [groups];
  const [best = null] = columns
    .filter((column) => means(column, "balance"))
    .map((column) => numbersOf(column, mapping.decimalMark))
    .flatMap((balance) =>
      groupings.flatMap((parts) =>
        chainsOf(balance, rows, parts).map((chain) => ({
          ...chain,
          ...proofOf(chain.steps, change),
          ...{ rows, balance, lines, change, columns, isWhole: parts === undefined },
        })),
      ),
    )
    .sort((a, b) => b.held - a.held);
  return best;
}

/** Each account and currency runs by itself, and anew below rows that are neither payments nor opening balances: totals, titles. */
function rowsIn(records: readonly PlacedRecord[], read: StatementRead) {
  const paid = new Map(read.lines.map((one) => [one.line, one]));
  const skipped = new Set(read.skipped.map(({ line }) => line));
  const isOne = read.accounts.length === 1;
  const balances = new Set<number>();
  let part = 0;
  const lines = records.map(({ line }) => paid.get(line));
  const cells = records.map(({ line, cells: texts }, row) => {
    const isOpening = texts.some((text) => balanceWord(text) === "opening");
    if (skipped.has(line) && isOpening) balances.add(row);
    else if (skipped.has(line)) part += 1;
    return isOne ? `${part}` : `${part} ${lines[row]?.currency} ${lines[row]?.account}`;
  });
  const payments = lines.flatMap((line, row) => (line ? [row] : []));
  const isWhole = new Set(payments.map((row) => cells[row])).size === 1;
  return { lines, payments, balances, groups: isWhole ? undefined : { cells } };
}
