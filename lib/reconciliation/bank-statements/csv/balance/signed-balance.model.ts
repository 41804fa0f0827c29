import { directionsOf } from "@/lib/imports/words/cell-meaning.model";
import { type CsvColumn, means } from "../csv-columns.model";
import type { NumberColumn } from "../csv-money.model";

/**
 * Returns the numbers with balances below zero where the column on their right says so: `Dr` for overdrawn, or `Cr` in
 * a ledger, in which a bank account with money has a debit balance. That column tells nothing about the amounts if
 * these have columns for debit and credit.
 */
export function withBalanceSigns(
  numbers: readonly NumberColumn[],
  all: readonly CsvColumn[],
  isLedger: boolean,
): readonly NumberColumn[] {
  const hasSides = (["credit", "debit"] as const).every((side) =>
    numbers.some(({ column }) => means(column, side) && !means(column, "balance")),
  );
  const owed = isLedger ? 1 : -1;
  return hasSides
    ? numbers.map((one) => (means(one.column, "balance") ? signed(one, all, owed) : one))
    : numbers;
}

/** A dash, by which some banks fill what is empty, is no sign. */
const WORD = /\p{L}/u;

function signed({ column, numbers }: NumberColumn, all: readonly CsvColumn[], owed: 1 | -1): NumberColumn {
  const beside = all[all.indexOf(column) + 1];
  const isTold = beside && !column.hasNegative && beside.filled.every((cell) => WORD.test(cell));
  const ways = isTold ? directionsOf(beside.filled, beside.name) : undefined;
  if (!beside || !ways) return { column, numbers };
  const isOwed = (row: number) => ways.get(beside.cells[row] ?? "") === owed;
  return { column, numbers: numbers.map((size, row) => (size !== undefined && isOwed(row) ? -size : size)) };
}
