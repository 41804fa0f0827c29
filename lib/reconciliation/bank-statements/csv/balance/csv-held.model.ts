import { headersOf } from "@/lib/imports/csv-mapping.model";
import type { PlacedRecord } from "@/lib/imports/records/csv-records.model";
import { cellMeanings } from "@/lib/imports/words/cell-meaning.model";
import { type Currency, digitsOf, formatMoney } from "@/lib/platform/base/money";
import { balanceWord } from "../../row-words.model";
import type { RefusedLine, StatementLine, StatementRead } from "../../statement.model";
import type { StatementMapping } from "../../statement-mapping.model";
import { asking } from "../../unreadable.model";
import { type CsvColumn, columnOf, isBalanceBefore, isCounter, means, numbersOf } from "../csv-columns.model";
import type { CsvTable } from "../csv-table.model";
import { openingAbove } from "../csv-totals.model";
import { isNewestFirst } from "../days/csv-row-order.model";
import {
  type Chain,
  type CsvRows,
  chainsOf,
  type Numbers,
  type Proof,
  proofOf,
  sumOver,
} from "./csv-chain.model";

/** The steps of more would take too much memory. */
const MOST_LINES = 20_000;

/** The lines read, row by row, compared with the balance column with which they agree best. */
export type HeldRows = Chain &
  Proof & {
    readonly rows: CsvRows;
    readonly balance: Numbers;
    readonly lines: readonly (StatementLine | undefined)[];
    readonly change: (row: number) => number;
    readonly columns: readonly CsvColumn[];
    /** Whether all rows are of one account, in one part. */
    readonly isWhole: boolean;
  };

/** Compares the lines read with the columns headed as a balance. Returns null if there is none, or if amounts were rounded. */
export function heldRows(table: CsvTable, mapping: StatementMapping, read: StatementRead): HeldRows | null {
  if (read.notes.length > 0 || read.lines.length > MOST_LINES || !mapping.hasHeader) return null;
  const records = [...table.records()];
  const { lines, groups, ...places } = rowsIn(records, read);
  const order = isNewestFirst(read.lines.map(({ bookedOn }) => bookedOn));
  const rows = { ...places, opening: openingAbove(table, mapping.decimalMark), isNewestFirst: order };
  const change = (row: number) =>
    ((lines[row]?.amountMinor ?? 0) * 1_000) / 10 ** digitsOf(lines[row]?.currency ?? "");
  const cellsAt = (place: number) => records.map(({ cells }) => cells[place] ?? "");
  const columns = headersOf(records[0]?.cells ?? []).map((name, place) =>
    columnOf(name, cellsAt(place), (row) => lines[row] !== undefined),
  );
  // A balance may continue across page headings and day totals.
  const groupings = read.accounts.length === 1 && groups ? [groups, undefined] : [groups];
  const [best = null] = columns
    .filter((column) => means(column, "balance"))
    .map((column) => [numbersOf(column, mapping.decimalMark), isBalanceBefore(column.name)] as const)
    .flatMap(([balance, isBefore]) =>
      groupings.flatMap((parts) =>
        chainsOf(balance, rows, parts, isBefore).map((chain) => ({
          ...chain,
          ...proofOf(chain.steps, change),
          ...{ rows, balance, lines, change, columns, isWhole: parts === undefined },
        })),
      ),
    )
    .sort((a, b) => b.held - a.held);
  return best;
}

/** Each account and currency runs by itself, and anew below rows that are neither payments nor opening balances: totals, titles. */
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

const NUMBER = /^[^\s.,]*\d[^\s.,]*$/;

/**
 * Returns the line of the oldest row if its amount equals its balance, no earlier balance is known, and the mapping says that
 * it is the opening balance; asks if the mapping doesn't say. It is certainly a payment if each row has a unique number, or if
 * the account's balance is zero now and then.
 */
export function beginningLine(found: HeldRows, { beginsWithBalance }: StatementMapping): readonly number[] {
  const { rows, balance, lines, columns, isNewestFirst } = found;
  const { payments } = rows;
  const first = (isNewestFirst ? payments.at(-1) : payments[0]) ?? -1;
  const isPayment =
    payments.some((row) => balance[row] === 0) || columns.some((one) => isNumbered(one, payments));
  if (!isAllOfBalance(found, first) || isPayment) return [];
  const words = columns.map(({ cells }) => cells[first] ?? "").filter((cell) => /\p{L}{2}/u.test(cell));
  const example = [...words].sort((one, other) => other.length - one.length)[0] ?? "";
  if (beginsWithBalance === null) throw asking("csv", { about: "opening", example });
  return beginsWithBalance ? [lines[first]?.line ?? 0] : [];
}

function isAllOfBalance({ steps, balance, change, isWhole, held, broken }: HeldRows, first: number): boolean {
  const isTold = steps.some(({ rows }) => rows.includes(first));
  return isWhole && held > broken && !isTold && balance[first] !== 0 && balance[first] === change(first);
}

function isNumbered(column: CsvColumn, payments: readonly number[]): boolean {
  const cells = payments.map((row) => column.cells[row] ?? "");
  const isOwn = new Set(cells).size === cells.length && cells.length > 1;
  return isOwn && !column.isDate && !isCounter(column) && cells.every((cell) => NUMBER.test(cell));
}

const LEAST_HELD = 3;
const WITHOUT_BALANCE =
  "The row has no balance, though others beside it have one: it may not be booked, or be no payment.";

/**
 * Where a balance moves by something else than the payments that were read, though it runs with most of them. That is only
 * told, as banks leave rows out of exports.
 */
export function balanceGaps(found: HeldRows): readonly RefusedLine[] {
  const { held, broken, steps, rows, balance, lines, change } = found;
  if (held < LEAST_HELD || held <= broken) return [];
  const sizes = new Set([...balance, rows.opening].map((one) => Math.abs(one ?? Number.NaN)));
  const unbalanced = withoutBalance(found).flatMap((row) => {
    const line = lines[row];
    return line ? [{ line: line.line, raw: line.raw, reason: WITHOUT_BALANCE }] : [];
  });
  const breaks = steps.flatMap(({ rows: over, moved }) => {
    const row = over.at(-1) ?? -1;
    const [line, now = 0] = [lines[row], balance[row]];
    const sum = sumOver(over, change);
    // Rows of a day may be in another order, or all show the balance of the day. A balance below zero may have no sign.
    const isLedTo = [now - sum, now + sum].some((before) => sizes.has(Math.abs(before)));
    const isOfDay = [row - 1, row + 1].some((beside) => balance[beside] === now);
    if (!line || sum === moved || isLedTo || isOfDay) return [];
    return [{ line: line.line, raw: line.raw, reason: breakWords(moved, sum, line.currency) }];
  });
  return [...breaks, ...unbalanced];
}

function breakWords(moved: number, sum: number, currency: Currency): string {
  const [balance, amounts] = [moved, sum].map((size) =>
    formatMoney({ minor: (size * 10 ** digitsOf(currency)) / 1_000, currency }),
  );
  return `The balance moves by ${balance} here, the amounts by ${amounts}: rows may be missing, or an amount is another.`;
}

/**
 * Returns the lines of rows that the balance proves to be no payments, whatever their words: their amount is the whole balance,
 * which they don't change, or the balance of the row below has changed by that row alone.
 */
export function unpaidLines(found: HeldRows): readonly number[] {
  const { steps, balance, lines, change, held, broken } = found;
  if (held < broken) return [];
  const isAll = (row: number, now: number | undefined) =>
    now !== undefined && change(row) !== 0 && Math.abs(change(row)) === Math.abs(now);
  const closing = balance[steps.at(-1)?.rows.at(-1) ?? -1];
  const within = steps.flatMap(({ rows: over, moved }) => {
    const last = over.at(-1) ?? -1;
    if (sumOver(over, change) === moved) return [];
    if (over.length > 1 && moved !== 0 && change(last) === moved) return over.slice(0, -1);
    return moved === 0 && over.length === 1 && isAll(last, balance[last]) ? [last] : [];
  });
  const unpaid = [...within, ...withoutBalance(found).filter((row) => isAll(row, closing))];
  return unpaid.flatMap((row) => lines[row]?.line ?? []);
}

/**
 * Returns the lines of rows that stand twice: equal to the row beside them, balance included, where the balance runs
 * through all other rows. Exports repeat a row where two pages of them meet.
 */
export function repeatedLines({ steps, balance, lines, change }: HeldRows): readonly number[] {
  const isSame = (row: number, other: number) => {
    const [one, beside] = [lines[row], lines[other]];
    return one !== undefined && beside?.raw.trim() === one.raw.trim() && balance[row] === balance[other];
  };
  const twice = steps.flatMap(({ rows: [row = -1, ...others], moved }) =>
    others.length === 0 && moved === 0 && change(row) !== 0 && (isSame(row, row - 1) || isSame(row, row + 1))
      ? [row]
      : [],
  );
  const runs = steps.every(
    ({ rows, moved }) => twice.includes(rows[0] ?? -1) || sumOver(rows, change) === moved,
  );
  return runs && steps.length > twice.length * 2 ? twice.flatMap((row) => lines[row]?.line ?? []) : [];
}

/** Returns the payments that show no balance and that no later balance of their account includes. */
function withoutBalance({ steps, rows, balance }: HeldRows): readonly number[] {
  const told = new Set(steps.flatMap(({ rows: over }) => over));
  return rows.payments.filter((row) => !told.has(row) && balance[row] === undefined);
}

/** A word and the mark that sets it apart from the rest: "PENDING - FUEL STOP", "[Vorgemerkt] Miete". */
const WORD_APART = /^[([*]?([^\p{N}\p{P}\p{S}]{3,30}?)(?:\s+[-\u2013\u2014]\s|\s*[:*)\]])/u;

/**
 * Returns the lines of rows without a balance whose text begins with a word for a payment that isn't booked, provided that
 * the balance runs without them.
 */
export function unbookedLines({
  steps,
  balance,
  rows,
  lines,
  change,
  columns,
  held,
  broken,
}: HeldRows): readonly number[] {
  const isMarked = (row: number) =>
    balance[row] === undefined && columns.some(({ cells }) => isSaidPending(cells[row] ?? ""));
  const marked = rows.payments.filter(isMarked);
  if (marked.length === 0) return [];
  const over = steps.filter((step) => step.rows.some(isMarked));
  const mended = over.filter(
    ({ rows: all, moved }) =>
      sumOver(
        all.filter((row) => !isMarked(row)),
        change,
      ) === moved && sumOver(all, change) !== moved,
  );
  if (held + mended.length <= broken - mended.length || mended.length < over.length) return [];
  return marked.flatMap((row) => lines[row]?.line ?? []);
}

function isSaidPending(text: string): boolean {
  const word = WORD_APART.exec(text.trim())?.[1];
  return word !== undefined && cellMeanings(word).has("pending");
}
