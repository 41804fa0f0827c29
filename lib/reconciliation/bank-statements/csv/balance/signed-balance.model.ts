import { directionsOf } from "@/lib/imports/words/cell-meaning.model";
import { type CsvColumn, means } from "../csv-columns.model";
import type { NumberColumn } from "../csv-money.model";

/**
 * Returns the numbers with balances below zero where the column on their right says so: `Dr` for overdrawn. That column
 * tells nothing about the amounts if these have columns for debit and credit.
 */
export function withBalanceSigns(
  numbers: readonly NumberColumn[],
  all: readonly CsvColumn[],
): readonly NumberColumn[] {
  const hasSides = (["credit", "debit"] as const).every((side) =>
    numbers.some(({ column }) => means(column, side) && !means(column, "balance")),
  );
  return hasSides ? numbers.map((one) => (means(one.column, "balance") ? signed(one, all) : one)) : numbers;
}

function signed({ column, numbers }: NumberColumn, all: readonly CsvColumn[]): NumberColumn {
  const beside = all[all.indexOf(column) + 1];
  const ways = beside && !column.hasNegative ? directionsOf(beside.filled, beside.name) : undefined;
  if (!beside || !ways) return { column, numbers };
  const isOwed = (row: number) => ways.get(beside.cells[row] ?? "") === -1;
  return { column, numbers: numbers.map((size, row) => (size !== undefined && isOwed(row) ? -size : size)) };
}
