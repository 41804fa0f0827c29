import { directionsOf } from "@/lib/imports/words/cell-meaning.model";
import type { Step } from "./balance/csv-chain.model";
import { type CsvColumn, means } from "./csv-columns.model";
import { NO_MONEY, type NumberColumn, type Reading, type RunningBalance } from "./csv-money.model";

type Sign = 1 | -1;
type Ways = Record<string, "in" | "out">;

/**
 * Returns readings of amounts without signs. The balance determines the signs, and thereby the meaning of the words in
 * another column. Without such a column, the balance gives the sign of each row, provided it is known for every row.
 */
export function unsignedReadings(
  columns: readonly NumberColumn[],
  run: RunningBalance,
  all: readonly CsvColumn[],
): Reading[] {
  return columns.flatMap((one): Reading[] => {
    const signs = one.column.hasNegative ? undefined : signsOf(one, run.chain.steps);
    if (!signs) return [];
    const roles = { ...NO_MONEY, amount: one.column.name };
    const stepped = new Set(run.chain.steps.flatMap(({ rows }) => rows));
    // A row without an amount may have it in another column, unless the balance tells that it moves nothing.
    const isOpen = run.rows.payments.some((row) => !one.numbers[row] && !stepped.has(row));
    const told = all.filter(
      (column) => !column.isDate && column !== one.column && column !== run.balance.column,
    );
    const worded = told
      .sort((a, b) => Number(means(b, "direction")) - Number(means(a, "direction")))
      .flatMap((column) => {
        const ways = waysIn(column, signs, run.rows.payments);
        return ways ? [{ column, ways }] : [];
      })[0];
    if (worded) {
      const { column, ways } = worded;
      const change = (row: number) =>
        (one.numbers[row] ?? 0) * (ways[column.cells[row] ?? ""] === "out" ? -1 : 1);
      return [{ roles: { ...roles, direction: column.name, ways }, columns: [one.column], change, isOpen }];
    }
    if (!run.rows.payments.every((row) => signs.has(row) || !one.numbers[row])) return [];
    const byBalance = { balance: run.balance.column.name, isNewestFirst: run.chain.isNewestFirst };
    const change = (row: number) => (one.numbers[row] ?? 0) * (signs.get(row) ?? 0);
    return [{ roles: { ...roles, ...byBalance }, columns: [one.column], change, isOpen }];
  });
}

function signsOf({ numbers }: NumberColumn, steps: readonly Step[]): ReadonlyMap<number, Sign> | undefined {
  const signs = new Map<number, Sign>();
  for (const { rows, moved } of steps) {
    const [row = 0] = rows;
    if (rows.length !== 1 || Math.abs(moved) !== Math.abs(numbers[row] ?? 0)) return undefined;
    if (moved !== 0) signs.set(row, moved > 0 ? 1 : -1);
  }
  return signs;
}

/**
 * Returns the direction of each word of a column if each word always has the same sign, and the words are known or
 * enough rows prove them.
 */
function waysIn(
  column: CsvColumn,
  signs: ReadonlyMap<number, Sign>,
  payments: readonly number[],
): Ways | undefined {
  const words = payments.map((row) => column.cells[row] ?? "");
  const seen = new Set(words);
  if (seen.has("") || seen.size * 2 > Math.max(payments.length + 1, 4)) return undefined;
  const known = directionsOf(seen, column.name);
  const ways = withSigns(new Map(known), column, signs);
  if (!ways || ways.size < seen.size || !(known || isProvenBy(signs, column))) return undefined;
  return Object.fromEntries([...ways].map(([word, sign]) => [word, sign === 1 ? "in" : "out"] as const));
}

/**
 * Whether enough rows prove the meaning of unknown words: one row for each sign if the heading means a direction,
 * otherwise many rows and exactly two words.
 */
function isProvenBy(signs: ReadonlyMap<number, Sign>, column: CsvColumn): boolean {
  const needed = means(column, "direction")
    ? 1
    : column.distinct.size === 2
      ? MANY
      : Number.POSITIVE_INFINITY;
  const count = (sign: Sign) => [...signs.values()].filter((one) => one === sign).length;
  return count(1) >= needed && count(-1) >= needed;
}

const MANY = 4;

/**
 * Adds the directions that the signs of rows prove to those already known. Returns undefined if they contradict each
 * other.
 */
function withSigns(
  ways: Map<string, Sign>,
  column: CsvColumn,
  signs: ReadonlyMap<number, Sign>,
): ReadonlyMap<string, Sign> | undefined {
  for (const [row, sign] of signs) {
    const word = column.cells[row] ?? "";
    if ((ways.get(word) ?? sign) !== sign) return undefined;
    ways.set(word, sign);
  }
  return ways;
}
