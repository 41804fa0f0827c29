import { headersOf } from "@/lib/imports/csv-mapping.model";
import { csvLine } from "@/lib/imports/records/csv-records.model";
import { isBalance } from "../row-words.model";
import type { StatementMapping } from "../statement-mapping.model";
import { thousandthsOf } from "./csv-cells.model";
import { columnOf, isDayThere, means, numbersOf } from "./csv-columns.model";
import { guessCsvMapping } from "./csv-guess.model";
import { openCsvTable } from "./csv-table.model";
import { statedIn } from "./csv-totals.model";

/** A sheet of a workbook as CSV. */
export type Sheet = { readonly name: string; readonly bytes: Uint8Array };
/** Several sheets joined into one. */
export type Joined = { readonly names: readonly string[]; readonly bytes: Uint8Array };

/** The balance of a sheet's account before and after its rows, in thousandths. */
type Ends = { readonly opening: number; readonly closing: number };
type Mapping = Pick<StatementMapping, "amount" | "credit" | "debit" | "isSignTurned" | "decimalMark"> & {
  readonly date: string | null;
};
/** The rows below a sheet's headings, and the lines above. */
type Rows = {
  readonly headings: readonly string[];
  readonly body: readonly (readonly string[])[];
  readonly above: readonly (readonly string[])[];
};
type Known = Sheet & {
  readonly above: Rows["above"];
  readonly rows: Rows["body"];
  /**
   * The balances when the rows are read from top to bottom, and from bottom to top; null if they don't match that way.
   */
  readonly ends: readonly [down: Ends | null, up: Ends | null];
};

/**
 * Joins the sheets of an account's months: sheets with the same headings, each of which begins with the closing balance
 * of the one before. This is proved by a running balance in every row, or by named opening and closing balances.
 * `statements` are the sheets that could be a statement by themselves. Returns null if nothing joins them.
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

/**
 * Returns how to read a sheet, provided its amounts, or its credits and debits, alone determine how the balance moves.
 */
function mappingOf({ bytes }: Sheet): Mapping | null {
  const guess = guessCsvMapping(bytes);
  if ("damaged" in guess) return null;
  const { mapping } = guess;
  const isPlain = mapping.direction === null && mapping.fee === null && mapping.balance === null;
  return mapping.hasHeader && isPlain ? mapping : null;
}

/**
 * Joins the sheets in the order in which their balances connect. If the newest row comes first, so must the newest
 * sheet.
 */
function chained(known: readonly Known[]): Joined | null {
  const orders = [known, known.toReversed()];
  const joined =
    orders.find((sheets) => isChain(sheets.map(({ ends: [down] }) => down))) ??
    orders.find((sheets) => isChain(sheets.toReversed().map(({ ends: [, up] }) => up)));
  if (!joined) return null;
  // Uses the parsed rows, because a sheet's days may only be complete with the month named in that sheet.
  const lines = joined.flatMap(({ above, rows }, at) => [...(at === 0 ? above : []), ...rows].map(csvLine));
  return { names: joined.map(({ name }) => name), bytes: new TextEncoder().encode(lines.join("\n")) };
}

function isChain(ends: readonly (Ends | null)[]): boolean {
  return ends.every((own, at) => own !== null && (at === 0 || ends[at - 1]?.closing === own.opening));
}

/** Returns the sheet if it has these headings and a payment. */
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

/** Returns the opening and closing balance if a running balance matches in every row. */
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

/** Returns the stated opening and closing balance if the payments lead from one to the other. */
function namedEnds({ above, body }: Rows, { decimalMark }: Mapping, moved: readonly number[]): Ends | null {
  const stated = [...above, ...body].flatMap((cells) => statedIn(cells, decimalMark) ?? []);
  const sizeOf = (word: "opening" | "closing") =>
    thousandthsOf(stated.find((one) => one.word === word)?.amount ?? "", decimalMark) ?? Number.NaN;
  const [opening, closing] = [sizeOf("opening"), sizeOf("closing")];
  return opening + moved.reduce((sum, one) => sum + one, 0) === closing ? { opening, closing } : null;
}
