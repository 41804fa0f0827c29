import { namesTotal } from "@/lib/imports/words/cell-meaning.model";
import { isCalledDate } from "../csv/csv-columns.model";
import { balanceWord } from "../row-words.model";
import { sizeOf } from "./printed-amounts.model";
import { namesAmount, saysOf } from "./printed-headings.model";
import type { PrintedTable } from "./printed-tables.model";

export type Row = PrintedTable["rows"][number];
/** The index of each column of a table. */
export type Places = {
  readonly day: number;
  readonly amount: number;
  readonly credit: number;
  readonly debit: number;
  readonly balance: number;
};

/** A row with the indexes of its columns. */
export type PlacedRow = { readonly row: Row; readonly places: Places };

export function placesOf(heading: readonly string[]): Places {
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
export function moveOf({ cells }: Row, { amount, credit, debit }: Places): number | undefined {
  if (cells.some((cell) => namesTotal(cell) || balanceWord(cell) !== undefined)) return undefined;
  const [whole, came, went] = [amount, credit, debit].map((at) => sizeOf(cells[at] ?? ""));
  if (came === undefined && went === undefined) return whole;
  return Math.abs(came ?? 0) - Math.abs(went ?? 0);
}

/** Whether each balance equals the one before plus all amounts since then. */
export function runs(rows: readonly PlacedRow[]): boolean {
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
