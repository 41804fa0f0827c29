import { headersOf } from "@/lib/imports/csv-mapping.model";
import { isBalance } from "../row-words.model";
import { statedAmount } from "./csv-cells.model";
import { columnOf, isDayThere, means, numbersOf } from "./csv-columns.model";
import { type CsvGuess, guessCsvMapping } from "./csv-guess.model";
import { type CsvTable, openCsvTable } from "./csv-table.model";
import { statedIn } from "./csv-totals.model";

/** A sheet of a workbook as CSV. */
export type Sheet = { readonly name: string; readonly bytes: Uint8Array };

/** Several sheets as one. */
export type Joined = { readonly names: readonly string[]; readonly bytes: Uint8Array };

/** What a sheet's account held before and after its rows, in thousandths. */
type Ends = { readonly opening: number; readonly closing: number };
type Known = Sheet & {
  /** By the rows from the top down, and from the bottom up; null where that doesn't hold. */
  readonly ends: readonly [falling: Ends | null, rising: Ends | null];
  readonly lines: readonly string[];
  readonly headingLine: number;
};

/**
 * Sheets of an account's months as one: those with the same headings of which each begins with the balance that the one
 * before ended with, by a balance that runs in every row or by both balances that are named. `statements` are those of which
 * each may be a statement by itself; null where nothing joins them.
 */
export function joinedSheets(all: readonly Sheet[], statements: readonly Sheet[]): Joined | null {
  const [model] = statements;
  const guess = model && guessCsvMapping(model.bytes);
  if (!model || !guess || "damaged" in guess || !guess.mapping.hasHeader) return null;
  const headings = headingsOf(model);
  const known = all.flatMap((sheet) => read(sheet, guess, headings) ?? []);
  const isWhole = statements.every(({ name }) => known.some((sheet) => sheet.name === name));
  if (known.length < 2 || !isWhole) return null;
  for (const way of [0, 1] as const) {
    for (const ordered of [known, known.toReversed()]) {
      // Where the newest row stands first the newest sheet has to as well.
      const oldestFirst = way === 0 ? ordered : ordered.toReversed();
      if (isChain(oldestFirst.map(({ ends }) => ends[way]))) return asOne(ordered);
    }
  }
  return null;
}

function isChain(ends: readonly (Ends | null)[]): boolean {
  return ends.every((own, at) => {
    const before = ends[at - 1];
    return own !== null && (at === 0 || before?.closing === own.opening);
  });
}

function asOne(sheets: readonly Known[]): Joined {
  return {
    names: sheets.map(({ name }) => name),
    bytes: new TextEncoder().encode(
      sheets
        .flatMap(({ lines, headingLine }, at) => (at === 0 ? lines : lines.slice(headingLine - 1)))
        .join("\n"),
    ),
  };
}

function headingsOf({ bytes }: Sheet): readonly string[] {
  const [first] = openCsvTable(bytes).records();
  return headersOf(first?.cells ?? []);
}

/** A sheet with these headings and a payment. */
function read(sheet: Sheet, { mapping }: CsvGuess, headings: readonly string[]): Known | null {
  const table = openCsvTable(sheet.bytes, headings);
  const [head, ...rows] = table.records();
  if (!head || JSON.stringify(headersOf(head.cells)) !== JSON.stringify(headings)) return null;
  const [headingLine, body] = [head.line, rows.map(({ cells }) => cells)];
  const columns = headings.map((name, at) =>
    columnOf(
      name,
      body.map((cells) => cells[at] ?? ""),
    ),
  );
  const numbersIn = (name: string | null) => {
    const column = columns.find((one) => one.name === name);
    return column ? numbersOf(column, mapping.decimalMark) : [];
  };
  const [amount, credit, debit] = [mapping.amount, mapping.credit, mapping.debit].map(numbersIn);
  const date = headings.indexOf(mapping.date ?? "\u0000");
  const payments = body.flatMap((cells, row) =>
    isDayThere(cells[date]?.trim() ?? "") && !cells.some(isBalance) ? [row] : [],
  );
  if (payments.length === 0) return null;
  const turn = mapping.isSignTurned ? -1 : 1;
  const change = (row: number) =>
    mapping.amount === null
      ? Math.abs(credit?.[row] ?? 0) - Math.abs(debit?.[row] ?? 0)
      : turn * (amount?.[row] ?? 0);
  const isPlain = mapping.direction === null && mapping.fee === null && mapping.balance === null;
  const balances = columns.filter((column) => means(column, "balance"));
  const running = balances.map((column) => numbersOf(column, mapping.decimalMark));
  const moved = payments.map(change);
  const ends = ([false, true] as const).map((isRising) => {
    const order = isRising ? payments.toReversed() : payments;
    const found = running.flatMap((balance) => runningEnds(order, balance, change) ?? []);
    return isPlain ? (found[0] ?? namedEnds(table, body, mapping.decimalMark, moved)) : null;
  });
  const lines = new TextDecoder().decode(sheet.bytes).trimEnd().split("\n");
  return { ...sheet, ends: [ends[0] ?? null, ends[1] ?? null], lines, headingLine };
}

/** By a balance that runs in every row. */
function runningEnds(
  rows: readonly number[],
  balance: readonly (number | undefined)[],
  change: (row: number) => number,
): Ends | null {
  const [first, last] = [rows[0], rows.at(-1)];
  const [start, closing] = [first, last].map((row) => (row === undefined ? undefined : balance[row]));
  if (first === undefined || start === undefined || closing === undefined) return null;
  let now = start - change(first);
  const opening = now;
  for (const row of rows) {
    now += change(row);
    if (balance[row] !== now) return null;
  }
  return { opening, closing };
}

/** By an opening and a closing balance that lead to each other. */
function namedEnds(
  table: CsvTable,
  body: readonly (readonly string[])[],
  mark: "." | ",",
  moved: readonly number[],
): Ends | null {
  const stated = [...[...table.preamble()].map(({ cells }) => cells), ...body].flatMap(
    (cells) => statedIn(cells, mark) ?? [],
  );
  const [opening, closing] = (["opening", "closing"] as const).map((word) => {
    const typed = statedAmount(stated.find((one) => one.word === word)?.amount ?? "", mark);
    return (
      typed && Math.round(Number(`${typed.negative ? "-" : ""}${typed.whole}.${typed.fraction}`) * 1_000)
    );
  });
  if (opening === undefined || closing === undefined) return null;
  return opening + moved.reduce((sum, one) => sum + one, 0) === closing ? { opening, closing } : null;
}
