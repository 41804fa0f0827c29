import type { PrintedTable } from "./printed-tables.model";
import { moveOf, type PlacedRow, placesOf, runs } from "./running-balance.model";

/**
 * A row that a page breaks is printed on both pages by some programs. It is no second payment where the running balance holds
 * without such rows and not with them; what they say is left, without a day and an amount.
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
