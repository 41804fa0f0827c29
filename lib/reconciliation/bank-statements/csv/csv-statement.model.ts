import type { StatementOptions, StatementRead } from "../statement.model";
import { statementTally } from "../statement-tally.model";
import { agrees } from "../statement-totals.model";
import { asking } from "../unreadable.model";
import { beginningLine } from "./csv-beginning.model";
import { brokenBalances } from "./csv-breaks.model";
import { fileSigns } from "./csv-file-signs.model";
import { columnsOf, headersFor, type Row, RowReader, type Way } from "./csv-row-reader.model";
import { csvAmounts } from "./csv-signs.model";
import { type CsvTable, openCsvTable } from "./csv-table.model";
import { statedTotals, unnamedBalances } from "./csv-totals.model";

/**
 * Reads a CSV statement with a mapping, and asks for one if it is missing. Mapped columns that the file doesn't have
 * make it damaged. If only the first of several rows of a day shows the day, the other rows are read with it, provided
 * only that reading matches the file's own totals.
 */
export function readCsvStatement(bytes: Uint8Array, options: StatementOptions): StatementRead {
  const plain = readRowsOf(bytes, options, PLAIN);
  if (plain.balances.size > 0) return readRowsOf(bytes, options, { ...PLAIN, balances: plain.balances }).read;
  if (plain.read.totals.every(agrees)) return plain.read;
  const carried = readRowsOf(bytes, options, { ...PLAIN, carriesDays: true }).read;
  const isMore = carried.lines.length > plain.read.lines.length;
  return isMore && carried.totals.every(agrees) ? carried : plain.read;
}

const PLAIN: Way = { carriesDays: false, balances: new Set() };

function readRowsOf(bytes: Uint8Array, options: StatementOptions, way: Way) {
  const { mapping } = options;
  if (!mapping) throw asking("csv", { about: "mapping" });
  const table = openCsvTable(bytes, mapping.hasHeader ? columnsOf(mapping) : [], mapping);
  const { openYear } = table;
  if (openYear && openYear.proven === null && mapping.year === null)
    throw asking("csv", { about: "year", example: openYear.example });
  const tally = statementTally("csv");
  const totals = statedTotals(mapping.decimalMark);
  const above = new Set<string>();
  for (const { line, raw, cells } of table.preamble()) {
    totals.look(cells);
    for (const cell of cells) above.add(cell.trim());
    tally.skip(line, raw, "It stands above the table.");
  }
  readRows(table, { mapping, tally, totals, above, currency: options.currency, way });
  const { lines } = tally.read();
  tally.compare(...totals.compared(lines));
  for (const note of brokenBalances(table, mapping, tally.read()))
    tally.note(note.line, note.raw, note.reason);
  const unnamed = unnamedBalances(lines, totals.opening(lines));
  const beginning = mapping.beginsWithBalance ? beginningLine(table, lines, mapping.decimalMark) : undefined;
  return {
    read: tally.read(),
    balances: beginning === undefined ? unnamed : new Set([...unnamed, beginning]),
  };
}

function readRows(table: CsvTable, row: Omit<Row, "headers" | "amounts">): void {
  const { mapping } = row;
  let reader: RowReader | undefined;
  for (const record of table.records()) {
    if (reader) reader.take(record);
    else {
      const headers = headersFor(record, mapping);
      const amounts = csvAmounts(mapping, fileSigns(table, headers, mapping));
      reader = new RowReader({ ...row, headers, amounts });
      if (!mapping.hasHeader) reader.take(record);
    }
  }
  reader?.end();
}
