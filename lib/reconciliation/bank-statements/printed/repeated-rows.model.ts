import type { PrintedTable } from "./printed-tables.model";
import { moveOf, type PlacedRow, placesOf, runs } from "./running-balance.model";

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
