import type { PlacedRecord } from "@/lib/imports/records/csv-records.model";
import { directionsOf } from "@/lib/imports/words/cell-meaning.model";
import { isBalance } from "../row-words.model";
import type { StatementMapping } from "../statement-mapping.model";
import { chainsOf } from "./balance/csv-chain.model";
import { isZero, statedAmount } from "./csv-cells.model";
import { columnOf, isBalanceBefore, isDayThere, numbersOf } from "./csv-columns.model";
import type { FileSigns } from "./csv-signs.model";
import type { CsvTable } from "./csv-table.model";
import { openingAbove } from "./csv-totals.model";

/**
 * Examines a whole file for everything that determines the signs of its amounts. `headers` are the names by which the
 * mapping refers to columns.
 */
export function fileSigns(table: CsvTable, headers: readonly string[], mapping: StatementMapping): FileSigns {
  const place = (name: string | null) => (name === null ? -1 : headers.indexOf(name));
  const places = {
    credit: place(mapping.credit),
    debit: place(mapping.debit),
    direction: place(mapping.direction),
  };
  const date = place(mapping.date);
  const words = new Set<string>();
  const signs = { credit: 0, debit: 0 };
  const isPayment = ({ cells }: PlacedRecord) =>
    isDayThere((cells[date] ?? "").trim()) && !cells.some(isBalance);
  for (const { cells } of [...table.records()].filter(isPayment)) {
    const word = (cells[places.direction] ?? "").trim();
    if (word !== "") words.add(word);
    for (const side of ["credit", "debit"] as const) signs[side] += signOf(cells[places[side]], mapping);
  }
  const ways = waysIn(words, mapping);
  return {
    isTurned: (column) => column !== null && (column === mapping.debit ? signs.debit < 0 : signs.credit < 0),
    ways,
    unknown: [...words].filter((word) => !ways.has(word)),
    byBalance: mapping.balance === null ? null : signsByBalance(table, headers, mapping),
  };
}

function signOf(cell: string | undefined, { decimalMark }: StatementMapping): number {
  const typed = statedAmount(cell ?? "", decimalMark);
  return typed && !isZero(typed) ? (typed.negative ? -1 : 1) : 0;
}

/**
 * Returns the direction of each word: as the mapping says, then by the words of the column together if all are known,
 * otherwise by each known word alone.
 */
function waysIn(
  words: ReadonlySet<string>,
  { ways, direction }: StatementMapping,
): ReadonlyMap<string, 1 | -1> {
  const said = new Map(
    Object.entries(ways ?? {}).map(([word, way]) => [word, way === "in" ? 1 : -1] as const),
  );
  const rest = [...words].filter((word) => !said.has(word));
  const known =
    directionsOf(rest, direction ?? "") ?? new Map(rest.flatMap((word) => [...(directionsOf([word]) ?? [])]));
  return new Map([...known, ...said]);
}

function signsByBalance(table: CsvTable, headers: readonly string[], mapping: StatementMapping) {
  const records = [...table.records()].slice(mapping.hasHeader ? 1 : 0);
  const numbers = (name: string | null) => {
    const place = headers.indexOf(name ?? "");
    const cells = records.map((record) => record.cells[place] ?? "");
    return numbersOf(columnOf(name ?? "", cells), mapping.decimalMark);
  };
  const places = rowsIn(records, headers.indexOf(mapping.date));
  const opening = openingAbove(table, mapping.decimalMark);
  const rows = { ...places, opening, isNewestFirst: mapping.isNewestFirst };
  const amounts = numbers(mapping.amount);
  const [chain] = chainsOf(numbers(mapping.balance), rows, undefined, isBalanceBefore(mapping.balance ?? ""));
  const told = (chain?.steps ?? []).filter(
    (step) => step.rows.length === 1 && Math.abs(amounts[step.rows[0] ?? 0] ?? 0) === Math.abs(step.moved),
  );
  return new Map(
    told.map((step) => [records[step.rows[0] ?? 0]?.line ?? 0, step.moved < 0 ? -1 : 1] as const),
  );
}

function rowsIn(records: readonly PlacedRecord[], date: number) {
  const [payments, balances] = [[] as number[], new Set<number>()];
  records.forEach(({ cells }, row) => {
    if (cells.some(isBalance)) balances.add(row);
    else if (isDayThere((cells[date] ?? "").trim())) payments.push(row);
  });
  return { payments, balances };
}
