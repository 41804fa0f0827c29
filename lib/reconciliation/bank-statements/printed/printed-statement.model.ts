import type { Line } from "@/lib/imports/fixed-columns.model";
import { statedAmount } from "../csv/csv-cells.model";
import { isCalledDate } from "../csv/csv-columns.model";
import { listsBalances, namesAmount } from "./printed-headings.model";
import { type SectionsRead, sectionsRead } from "./printed-sections.model";
import {
  endsInMoney,
  isDayPrinted,
  isMoney,
  type PrintedTable,
  pairedTexts,
  printedTables,
} from "./printed-tables.model";
import { withDaysAbove, withoutRepeatedRows } from "./running-balance.model";

/**
 * Reads a statement printed in columns as rows of cells. Returns null if the text isn't one, or if an amount may belong
 * to another column than the one in which it would be put; returns the reason if its sections can't be proved.
 */
export function printedStatement(lines: readonly Line[]): SectionsRead | null {
  const found = printedTables(lines);
  const tables = found?.tables.map(withWordsBack) ?? [];
  if (!found || !tables.every(isSure)) return null;
  if (!tables.some(({ rows }) => rows.some(isPayment))) return null;
  const above = pairedTexts(found.above);
  return (
    sectionsRead(above, tables) ?? {
      rows: [...above, ...withDaysAbove(withoutRepeatedRows(tables)).flatMap(rowsOf)],
    }
  );
}

/** Moves words that extend under the heading of an amount back to the text before them. */
function withWordsBack(table: PrintedTable): PrintedTable {
  const money = table.heading.map(namesAmount);
  const isWords = (cell: string) => /\p{L}{2}/u.test(cell) && !/\d/.test(cell);
  const rows = table.rows.map((row) => {
    const cells = [...row.cells];
    for (const [place, cell] of row.cells.entries()) {
      const before = place - 1;
      const isAstray = money[place] === true && row.astray.includes(cell) && isWords(cell);
      if (!isAstray || money[before] !== false || !isWords(cells[before] ?? "")) continue;
      cells[before] = `${cells[before]} ${cell}`;
      cells[place] = "";
    }
    return { ...row, cells };
  });
  return { ...table, rows };
}

function isPayment({ cells }: PrintedTable["rows"][number]): boolean {
  return cells.some(isDayPrinted);
}

function isSure({ heading, rows }: PrintedTable): boolean {
  const money = heading.map(namesAmount);
  if (listsBalances(heading)) return true;
  return rows
    .filter(isPayment)
    .every(
      ({ cells, astray }) =>
        !astray.some(isMoney) &&
        cells.every((cell, place) => !money[place] || cell === "" || statedAmount(cell, ".") !== undefined) &&
        (cells.some((cell, place) => money[place] && cell !== "") || !cells.some(endsInMoney)),
    );
}

function rowsOf({ lead, heading, rows }: PrintedTable): readonly (readonly string[])[] {
  const money = heading.map(namesAmount);
  const days = heading.map(isCalledDate);
  return [
    ...lead,
    ...rows.map(({ cells }) => {
      const isMoved = cells.some((cell, place) => money[place] && statedAmount(cell, ".") !== undefined);
      return isMoved ? cells : withoutDates(cells, days);
    }),
  ];
}

/** Removes text printed on each page that extends under the heading of the days but isn't a day. */
function withoutDates(cells: readonly string[], days: readonly boolean[]): readonly string[] {
  return cells.map((cell, place) => (days[place] && /\d/.test(cell) && !isDayPrinted(cell) ? "" : cell));
}
