import type { StatementOptions, StatementRead } from "../statement.model";
import type { StatementMapping } from "../statement-mapping.model";
import { statementTally } from "../statement-tally.model";
import { agrees } from "../statement-totals.model";
import { asking, Unreadable } from "../unreadable.model";
import {
  balanceGaps,
  beginningLine,
  type HeldRows,
  heldRows,
  repeatedLines,
  unbookedLines,
  unpaidLines,
} from "./balance/csv-held.model";
import { provesLines } from "./balance/csv-proven-lines.model";
import { repeatedBalances } from "./balance/repeated-balances.model";
import { fileSigns } from "./csv-file-signs.model";
import {
  columnsOf,
  headersFor,
  NO_DAY,
  type Row,
  type RowInterpretation,
  RowReader,
} from "./csv-row-reader.model";
import { csvAmounts } from "./csv-signs.model";
import { type CsvTable, openCsvTable } from "./csv-table.model";
import { statedTotals, unnamedBalances } from "./csv-totals.model";

/**
 * Reads a CSV statement with a mapping, and asks for one if it is missing. Mapped columns that the file doesn't have
 * make it damaged. If only the first of several rows of a day shows the day, the other rows are read with it, provided
 * that the file's own totals match only that reading, or that its balance runs through all of these rows.
 */
export function readCsvStatement(bytes: Uint8Array, options: StatementOptions): StatementRead {
  const { read: plain } = readPayments(bytes, options, PLAIN);
  if (!plain.totals.every(agrees)) {
    const { read: carried } = readPayments(bytes, options, CARRIED);
    const isMore = carried.lines.length > plain.lines.length;
    return isMore && carried.totals.every(agrees) ? carried : plain;
  }
  return plain.skipped.some(({ reason }) => reason === NO_DAY)
    ? (provenByBalance(bytes, options, plain) ?? plain)
    : plain;
}

/** Reads the rows without a day too. Returns undefined if some can't be read, or if the balance proves none. */
function provenByBalance(bytes: Uint8Array, options: StatementOptions, plain: StatementRead) {
  try {
    const { read, held } = readPayments(bytes, options, CARRIED);
    const known = new Set(plain.lines.map(({ line }) => line));
    const more = new Set(read.lines.flatMap(({ line }) => (known.has(line) ? [] : [line])));
    return held && read.totals.every(agrees) && provesLines(held, more) ? read : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** Without the lines of which balances say that they are none, or stand twice. */
function readPayments(
  bytes: Uint8Array,
  options: StatementOptions,
  way: RowInterpretation,
): ReturnType<typeof readRowsOf> {
  const found = readRowsOf(bytes, options, way);
  const { balances, repeats, unbooked } = found;
  if (balances.length + repeats.length + unbooked.length === 0) return found;
  return readPayments(bytes, options, {
    ...way,
    balances: new Set([...way.balances, ...balances]),
    repeats: new Set([...way.repeats, ...repeats]),
    unbooked: new Set([...way.unbooked, ...unbooked]),
  });
}

const PLAIN: RowInterpretation = {
  carriesDays: false,
  balances: new Set(),
  repeats: new Set(),
  unbooked: new Set(),
};
const CARRIED: RowInterpretation = { ...PLAIN, carriesDays: true };

function readRowsOf(bytes: Uint8Array, options: StatementOptions, way: RowInterpretation) {
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
  const unnamed = new Set([...unnamedBalances(lines, totals.opening(lines)), ...repeatedBalances(lines)]);
  const held = heldRows(table, mapping, tally.read());
  const { breaks, unpaid, repeats, unbooked } = held ? saidByBalance(held, mapping, unnamed) : NOTHING_SAID;
  for (const { line, raw, reason } of breaks) tally.note(line, raw, reason);
  return { read: tally.read(), held, balances: [...unnamed, ...unpaid], repeats, unbooked };
}

const NOTHING_SAID = { breaks: [], unpaid: [], repeats: [], unbooked: [] };

function saidByBalance(held: HeldRows, mapping: StatementMapping, unnamed: ReadonlySet<number>) {
  const unbooked = unbookedLines(held);
  if (unbooked.length > 0) return { ...NOTHING_SAID, unbooked };
  const unpaid = unpaidLines(held);
  const isSettled = unpaid.length + unnamed.size > 0;
  return {
    breaks: balanceGaps(held),
    repeats: repeatedLines(held),
    unpaid: isSettled ? unpaid : beginningLine(held, mapping),
    unbooked,
  };
}

function readRows(table: CsvTable, row: Omit<Row, "headers" | "amounts" | "ways">): void {
  const { mapping } = row;
  let reader: RowReader | undefined;
  for (const record of table.records()) {
    if (reader) reader.take(record);
    else {
      const headers = headersFor(record, mapping);
      const signs = fileSigns(table, headers, mapping);
      reader = new RowReader({ ...row, headers, amounts: csvAmounts(mapping, signs), ways: signs.ways });
      if (!mapping.hasHeader) reader.take(record);
    }
  }
  reader?.end();
}
