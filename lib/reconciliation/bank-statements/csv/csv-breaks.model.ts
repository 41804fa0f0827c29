import { headersOf } from "@/lib/imports/csv-mapping.model";
import type { PlacedRecord } from "@/lib/imports/csv-records.model";
import { type Currency, digitsOf, formatMoney } from "@/lib/platform/base/money";
import { balanceWord } from "../row-words.model";
import type { RefusedLine, StatementRead } from "../statement.model";
import type { StatementMapping } from "../statement-mapping.model";
import { chainsOf, proofOf } from "./csv-chain.model";
import { columnOf, means, numbersOf } from "./csv-columns.model";
import type { CsvTable } from "./csv-table.model";
import { openingAbove } from "./csv-totals.model";

const LEAST_HELD = 3;
/** The maximum number of lines that are checked; the steps of more would take too much memory. */
const MOST_LINES = 20_000;

/**
 * Returns notes for the rows at which a column headed as the balance moves by something other than the payments read,
 * although it runs with most of them. This is only reported, because banks omit rows from exports. Rounded payments
 * can't be compared with the balance.
 */
export function brokenBalances(
  table: CsvTable,
  mapping: StatementMapping,
  read: StatementRead,
): RefusedLine[] {
  if (read.notes.length > 0 || read.lines.length > MOST_LINES || !mapping.hasHeader) return [];
  const records = [...table.records()];
  const { lines, groups, ...places } = rowsIn(records, read);
  const rows = { ...places, opening: openingAbove(table, mapping.decimalMark), isNewestFirst: undefined };
  const change = (row: number) =>
    ((lines[row]?.amountMinor ?? 0) * 1_000) / 10 ** digitsOf(lines[row]?.currency ?? "");
  const [best] = headersOf(records[0]?.cells ?? [])
    .map((name, place) =>
      columnOf(
        name,
        records.map(({ cells }) => cells[place] ?? ""),
      ),
    )
    .filter((column) => means(column, "balance"))
    .map((column) => numbersOf(column, mapping.decimalMark))
    .flatMap((balance) =>
      chainsOf(balance, rows, groups).map(({ steps }) => ({ balance, steps, ...proofOf(steps, change) })),
    )
    .sort((a, b) => b.held - a.held);
  if (!best || best.held < LEAST_HELD || best.held <= best.broken) return [];
  const sizes = new Set([...best.balance, rows.opening].map((one) => Math.abs(one ?? Number.NaN)));
  return best.steps.flatMap(({ rows: over, moved }) => {
    const row = over.at(-1) ?? -1;
    const [line, now = 0] = [lines[row], best.balance[row]];
    const sum = over.reduce((total, one) => total + change(one), 0);
    // Rows of a day may be in another order, or all show the balance of the day. A balance below zero may have no sign.
    const isLedTo = [now - sum, now + sum].some((before) => sizes.has(Math.abs(before)));
    const isOfDay = [row - 1, row + 1].some((beside) => best.balance[beside] === now);
    if (!line || sum === moved || isLedTo || isOfDay) return [];
    return [{ line: line.line, raw: line.raw, reason: breakWords(moved, sum, line.currency) }];
  });
}

function breakWords(moved: number, sum: number, currency: Currency): string {
  const [balance, amounts] = [moved, sum].map((size) =>
    formatMoney({ minor: (size * 10 ** digitsOf(currency)) / 1_000, currency }),
  );
  return `The balance moves by ${balance} here, the amounts by ${amounts}: rows may be missing, or an amount is another.`;
}

/**
 * Groups rows whose balances run separately: by account and currency, and anew below rows that are neither payments nor
 * opening balances, such as totals and titles.
 */
function rowsIn(records: readonly PlacedRecord[], read: StatementRead) {
  const paid = new Map(read.lines.map((one) => [one.line, one]));
  const skipped = new Set(read.skipped.map(({ line }) => line));
  const isOne = read.accounts.length === 1;
  const balances = new Set<number>();
  let part = 0;
  const lines = records.map(({ line }) => paid.get(line));
  const cells = records.map(({ line, cells: texts }, row) => {
    const isOpening = texts.some((text) => balanceWord(text) === "opening");
    if (skipped.has(line) && isOpening) balances.add(row);
    else if (skipped.has(line)) part += 1;
    return isOne ? `${part}` : `${part} ${lines[row]?.currency} ${lines[row]?.account}`;
  });
  const payments = lines.flatMap((line, row) => (line ? [row] : []));
  const isWhole = new Set(payments.map((row) => cells[row])).size === 1;
  return { lines, payments, balances, groups: isWhole ? undefined : { cells } };
}
