import { namesTotal } from "@/lib/imports/words/cell-meaning.model";
import { isCalledDate } from "../csv/csv-columns.model";
import { isBalance } from "../row-words.model";
import { sizeOf } from "./printed-amounts.model";
import { namesAmount, saysOf } from "./printed-headings.model";
import { isDayPrinted, type PrintedTable } from "./printed-tables.model";

type Row = PrintedTable["rows"][number];
/** The index of each column of a table. */
type Places = {
  readonly day: number;
  readonly amount: number;
  readonly credit: number;
  readonly debit: number;
  readonly balance: number;
};

/** A row with the indexes of its columns. */
type PlacedRow = { readonly row: Row; readonly places: Places };

function placesOf(heading: readonly string[]): Places {
  const at = (of: "amount" | "credit" | "debit", ...not: readonly ("credit" | "debit")[]) =>
    heading.findIndex((name) => namesAmount(name) && saysOf(name, of) && !saysOf(name, ...not));
  return {
    day: heading.findIndex(isCalledDate),
    amount: at("amount", "credit", "debit"),
    credit: at("credit", "debit"),
    debit: at("debit", "credit"),
    balance: heading.findLastIndex((name) => saysOf(name, "balance")),
  };
}

/** Returns by how much a row moves the balance, or undefined if it isn't a payment. */
function moveOf({ cells }: Row, { amount, credit, debit }: Places): number | undefined {
  if (cells.some((cell) => namesTotal(cell) || isBalance(cell))) return undefined;
  const [whole, came, went] = [amount, credit, debit].map((at) => sizeOf(cells[at] ?? ""));
  if (came === undefined && went === undefined) return whole;
  return Math.abs(came ?? 0) - Math.abs(went ?? 0);
}

/** Whether each balance equals the one before plus all amounts since then. */
function runs(rows: readonly PlacedRow[]): boolean {
  const steps = [{ moved: 0, balance: undefined as number | undefined }];
  for (const { row, places } of rows) {
    const step = steps.at(-1);
    if (step) step.moved += moveOf(row, places) ?? 0;
    const balance = sizeOf(row.cells[places.balance] ?? "");
    if (step && balance !== undefined) {
      step.balance = balance;
      steps.push({ moved: 0, balance: undefined });
    }
  }
  const [first, ...others] = steps.slice(0, -1);
  const held = others.every(
    ({ moved, balance }, at) => (others[at - 1] ?? first)?.balance === (balance ?? 0) - moved,
  );
  return others.length > 0 && held && steps.at(-1)?.moved === 0;
}

/** Adds the day above to rows without one if the running balance proves that they are payments. */
export function withDaysAbove(tables: readonly PrintedTable[]): readonly PrintedTable[] {
  const dated = tables.map((table) => ({ table, places: placesOf(table.heading) }));
  const all = dated.flatMap(({ table, places }) => table.rows.map((row) => ({ row, places })));
  if (!all.some(({ row, places }) => isUndated(row, places)) || !runs(all)) return tables;
  let day = "";
  return dated.map(({ table, places }) => ({
    ...table,
    rows: table.rows.map((row) => {
      const own = row.cells[places.day] ?? "";
      if (isDayPrinted(own)) day = own;
      if (!isUndated(row, places)) return row;
      return { ...row, cells: row.cells.map((cell, at) => (at === places.day ? day : cell)) };
    }),
  }));
}

function isUndated(row: Row, places: Places): boolean {
  return (row.cells[places.day] ?? "") === "" && moveOf(row, places) !== undefined;
}

/**
 * Removes the amounts of repeated rows. Some programs print a row on both pages if a page break splits it. The row
 * isn't a second payment if the running balance matches only without it; its text is kept, without day and amount.
 */
export function withoutRepeatedRows(tables: readonly PrintedTable[]): readonly PrintedTable[] {
  const placed = tables.map(({ heading, rows }) => {
    const places = placesOf(heading);
    return rows.map((row): PlacedRow => ({ row, places }));
  });
  const all = placed.flat().filter(({ row }) => row.cells.some(Boolean));
  const repeated = new Set(all.filter((one, at) => repeats(one, all[at - 1])));
  if (repeated.size === 0 || runs(all) || !runs(all.filter((one) => !repeated.has(one)))) return tables;
  return tables.map((table, at) => ({
    ...table,
    rows: (placed[at] ?? []).map((one) => (repeated.has(one) ? toldOnly(one) : one.row)),
  }));
}

function repeats({ row, places }: PlacedRow, above: PlacedRow | undefined): boolean {
  const isSame = row.cells.every((cell, at) => cell === above?.row.cells[at]);
  return isSame && (moveOf(row, places) ?? 0) !== 0;
}

function toldOnly({ row, places }: PlacedRow): PlacedRow["row"] {
  const { day, ...money } = places;
  const emptied: readonly number[] = Object.values(money);
  const cells = row.cells.map((cell, at) =>
    at === day ? "Printed twice" : emptied.includes(at) ? "" : cell,
  );
  return { ...row, cells };
}
