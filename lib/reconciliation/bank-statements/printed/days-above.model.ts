import { isDayPrinted, type PrintedTable } from "./printed-tables.model";
import { moveOf, type Places, placesOf, type Row, runs } from "./running-balance.model";

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
