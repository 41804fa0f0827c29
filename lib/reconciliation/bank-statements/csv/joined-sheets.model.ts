import { headersOf } from "@/lib/imports/csv-mapping.model";
import { csvLine } from "@/lib/imports/csv-records.model";
import { isBalance } from "../row-words.model";
import type { StatementMapping } from "../statement-mapping.model";
import { statedAmount } from "./csv-cells.model";
import { columnOf, isDayThere, means, numbersOf } from "./csv-columns.model";
import { guessCsvMapping } from "./csv-guess.model";
import { openCsvTable } from "./csv-table.model";
import { statedIn } from "./csv-totals.model";

/** A sheet of a workbook as CSV. */
export type Sheet = { readonly name: string; readonly bytes: Uint8Array };
/** Several sheets as one. */
export type Joined = { readonly names: readonly string[]; readonly bytes: Uint8Array };

/** What a sheet's account held before and after its rows, in thousandths. */
type Ends = { readonly opening: number; readonly closing: number };
type Mapping = Pick<StatementMapping, "amount" | "credit" | "debit" | "isSignTurned" | "decimalMark"> & {
  readonly date: string | null;
};
/** The rows below a sheet's headings, and all that stands around them. */
type Rows = {
  readonly headings: readonly string[];
  readonly body: readonly (readonly string[])[];
  readonly above: readonly (readonly string[])[];
};
type Known = Sheet & {
  readonly above: Rows["above"];
  readonly rows: Rows["body"];
  /** By the rows from the top down, and from the bottom up; null where that doesn't hold. */
  readonly ends: readonly [down: Ends | null, up: Ends | null];
};

/**
 * Sheets of an account's months as one: those with the same headings of which each begins with the balance that the one
 * before ended with, by a balance that runs in every row or by both balances that are named. `statements` are those of which
 * each may be a statement by itself; null where nothing joins them.
 */
export function joinedSheets(all: readonly Sheet[], statements: readonly Sheet[]): Joined | null {
  const [model] = statements;
  const mapping = model ? mappingOf(model) : null;
  if (!model || !mapping) return null;
  const [head] = openCsvTable(model.bytes).records();
  const headings = headersOf(head?.cells ?? []);
  const known = all.flatMap((sheet) => knownOf(sheet, headings, mapping) ?? []);
  const isWhole = statements.every(({ name }) => known.some((sheet) => sheet.name === name));
  return known.length > 1 && isWhole ? chained(known) : null;
}

/** How a sheet is read, where nothing but its amounts, or its credits and debits, say what it moved. */
function mappingOf({ bytes }: Sheet): Mapping | null {
  const guess = guessCsvMapping(bytes);
  if ("damaged" in guess) return null;
  const { mapping } = guess;
  const isPlain = mapping.direction === null && mapping.fee === null && mapping.balance === null;
  return mapping.hasHeader && isPlain ? mapping : null;
}

/** Where the newest row stands first the newest sheet has to as well. */
function chained(known: readonly Known[]): Joined | null {
  const orders = [known, known.toReversed()];
  const joined =
    orders.find((sheets) => isChain(sheets.map(({ ends: [down] }) => down))) ??
    orders.find((sheets) => isChain(sheets.toReversed().map(({ ends: [, up] }) => up)));
  if (!joined) return null;
  // As they were read: the days of a month have it in their own sheet alone.
  const lines = joined.flatMap(({ above, rows }, at) => [...(at === 0 ? above : []), ...rows].map(csvLine));
  return { names: joined.map(({ name }) => name), bytes: new TextEncoder().encode(lines.join("\n")) };
}

function isChain(ends: readonly (Ends | null)[]): boolean {
  return ends.every((own, at) => own !== null && (at === 0 || ends[at - 1]?.closing === own.opening));
}

/** A sheet with these headings and a payment. */
function knownOf(sheet: Sheet, headings: readonly string[], mapping: Mapping): Known | null {
  const table = openCsvTable(sheet.bytes, headings);
  const [head, ...body] = table.records();
  if (!head || headersOf(head.cells).join("\n") !== headings.join("\n")) return null;
  const [above, below] = [[...table.preamble()], body].map((records) => records.map(({ cells }) => cells));
  const rows: Rows = { headings, above: above ?? [], body: below ?? [] };
  const date = headings.indexOf(mapping.date ?? "\u0000");
  const payments = rows.body.flatMap((cells, row) =>
    isDayThere(cells[date]?.trim() ?? "") && !cells.some(isBalance) ? [row] : [],
  );
  if (payments.length === 0) return null;
  const ends = endsOf(rows, payments, mapping);
  return { ...sheet, above: rows.above, rows: [head.cells, ...rows.body], ends };
}

function endsOf(rows: Rows, payments: readonly number[], mapping: Mapping): Known["ends"] {
  const columns = rows.headings.map((name, at) =>
    columnOf(
      name,
      rows.body.map((cells) => cells[at] ?? ""),
    ),
  );
  const numbers = new Map(columns.map((column) => [column.name, numbersOf(column, mapping.decimalMark)]));
  const numberIn = (name: string | null, row: number) => numbers.get(name ?? "\u0000")?.[row] ?? 0;
  const turn = mapping.isSignTurned ? -1 : 1;
  const change = (row: number) =>
    mapping.amount === null
      ? Math.abs(numberIn(mapping.credit, row)) - Math.abs(numberIn(mapping.debit, row))
      : turn * numberIn(mapping.amount, row);
  const running = columns.filter((column) => means(column, "balance")).map(({ name }) => numbers.get(name));
  const by = (order: readonly number[]) =>
    running.map((balance) => runningEnds(order, balance ?? [], change)).find(Boolean) ??
    namedEnds(rows, mapping, order.map(change));
  return [by(payments), by(payments.toReversed())];
}

/** By a balance that runs in every row. */
function runningEnds(
  rows: readonly number[],
  balance: readonly (number | undefined)[],
  change: (row: number) => number,
): Ends | null {
  const [first = 0] = rows;
  const opening = (balance[first] ?? Number.NaN) - change(first);
  let closing = opening;
  for (const row of rows) {
    closing += change(row);
    if (balance[row] !== closing) return null;
  }
  return { opening, closing };
}

/** By an opening and a closing balance that lead to each other. */
function namedEnds({ above, body }: Rows, { decimalMark }: Mapping, moved: readonly number[]): Ends | null {
  const stated = [...above, ...body].flatMap((cells) => statedIn(cells, decimalMark) ?? []);
  const sizeOf = (word: "opening" | "closing") => {
    const typed = statedAmount(stated.find((one) => one.word === word)?.amount ?? "", decimalMark);
    if (!typed) return Number.NaN;
    return Math.round(Number(`${typed.negative ? "-" : ""}${typed.whole}.${typed.fraction}`) * 1_000);
  };
  const [opening, closing] = [sizeOf("opening"), sizeOf("closing")];
  return opening + moved.reduce((sum, one) => sum + one, 0) === closing ? { opening, closing } : null;
}
