import { type DecimalMark, minorOf } from "@/lib/imports/csv-amount.model";
import type { Currency } from "@/lib/platform/base/money";
import { type BalanceWord, balanceWord } from "../row-words.model";
import type { StatedTotal, StatementLine } from "../statement.model";
import { agrees, statedTotal, sumsOf } from "../statement-totals.model";
import { statedAmount, thousandthsOf } from "./csv-cells.model";
import { isDay } from "./csv-columns.model";
import type { CsvTable } from "./csv-table.model";

type Stated = { readonly word: BalanceWord; readonly amount: string };

/**
 * Returns the total that a record states for the whole file: the word for it and its only amount. Returns undefined if
 * it has no amount or several.
 */
export function statedIn(cells: readonly string[], mark: DecimalMark): Stated | undefined {
  const word = cells.map(balanceWord).find((found) => found !== undefined);
  if (!word) return undefined;
  const amounts = cells
    .map((cell) => cell.trim())
    .filter((cell) => !isDay(cell) && statedAmount(cell, mark) !== undefined);
  const money = amounts.filter((cell) => /[.,]\d/.test(cell));
  const found = new Set(money.length > 0 ? money : amounts);
  const [amount] = found;
  return amount !== undefined && found.size === 1 ? { word, amount } : undefined;
}

/** Returns the opening balance stated above the table, in thousandths. */
export function openingAbove(table: CsvTable, mark: DecimalMark): number | undefined {
  for (const { cells } of table.preamble()) {
    const stated = statedIn(cells, mark);
    if (stated?.word === "opening") return thousandthsOf(stated.amount, mark);
  }
  return undefined;
}

/** Collects the totals that a file states, to compare them with the lines that were read. */
export function statedTotals(mark: DecimalMark) {
  const all = new Map<Said, string[]>();
  const add = (word: Said, amount: string) => all.set(word, [...(all.get(word) ?? []), amount]);
  return {
    /** Adds the total of a record that isn't a payment, if it states one. `isOwed` tells that its balance is overdrawn. */
    look(cells: readonly string[], isOwed = false): void {
      const stated = statedIn(cells, mark);
      if (stated)
        add(stated.word, isOwed && isBalanceOf(stated) ? overdrawn(stated.amount, mark) : stated.amount);
    },
    /** Adds a row of totals or an opening balance, with its cells in the credit and debit columns. */
    sides(of: "turnover" | "opening", came: string, went: string): void {
      if (came !== "") add(of === "turnover" ? "in" : "openingIn", came);
      if (went !== "") add(of === "turnover" ? "out" : "openingOut", went);
    },
    /** Returns the opening balance in the smallest unit if the file has only one currency. */
    opening: (lines: readonly StatementLine[]): number | undefined => {
      const [code, ...others] = new Set(lines.map((line) => line.currency));
      return code && others.length === 0 ? minorsIn(all, code, mark, "opening")[0] : undefined;
    },
    /** Compares the totals. This requires that the file has only one currency. */
    compared: (lines: readonly StatementLine[]) => compared(all, lines, mark),
  };
}

function isBalanceOf({ word }: Stated): boolean {
  return word === "opening" || word === "closing";
}

function overdrawn(amount: string, mark: DecimalMark): string {
  return statedAmount(amount, mark)?.negative ? amount : `-${amount}`;
}

type Said = BalanceWord | "in" | "out" | "openingIn" | "openingOut";
type All = ReadonlyMap<Said, readonly string[]>;

function compared(
  all: All,
  lines: readonly StatementLine[],
  mark: DecimalMark,
): readonly (StatedTotal | undefined)[] {
  const codes = new Set(lines.map((line) => line.currency));
  const [code] = codes;
  if (codes.size !== 1 || code === undefined) return [];
  const minors = (...words: Said[]) => minorsIn(all, code, mark, ...words);
  const { came, went, moved } = sumsOf(lines.map(({ amountMinor }) => amountMinor));
  const sizesOf = (...words: Said[]) => minors(...words).map((one) => Math.abs(one));
  const ways = withAndWithout(minors("turnoverIn", "in"), minors("openingIn")).flatMap((statedIn) =>
    withAndWithout(sizesOf("turnoverOut", "out"), sizesOf("openingOut")).map((statedOut) => {
      const reversed = reversedIn(lines, came - (statedIn ?? came), -went - (statedOut ?? -went));
      return [
        statedTotal("in", statedIn, came - reversed, code),
        statedTotal("out", statedOut, -went - reversed, code),
      ];
    }),
  );
  const met = ways.find((totals) => totals.every((one) => one === undefined || agrees(one)));
  return [...(met ?? ways[0] ?? []), closingTotal(minors("opening"), minors("closing"), moved, code)];
}

function minorsIn(all: All, code: Currency, mark: DecimalMark, ...words: readonly Said[]): number[] {
  return words
    .flatMap((word) => all.get(word) ?? [])
    .flatMap((raw) => {
      const typed = statedAmount(raw, mark);
      return typed ? (minorOf(typed, code) ?? []) : [];
    });
}

/** The minimum number of significant digits, because round amounts are equal by chance. */
const TELLING_DIGITS = 4;
const LEAST_ABOVE = 2;

/**
 * Returns the lines whose amount equals the opening balance plus all lines above. They are balances, whatever they are
 * called.
 */
export function unnamedBalances(
  lines: readonly StatementLine[],
  opening: number | undefined,
): ReadonlySet<number> {
  const found = new Set<number>();
  if (opening === undefined) return found;
  let balance = opening;
  for (const [at, { amountMinor, line }] of lines.entries()) {
    const digits = String(Math.abs(amountMinor)).replace(/0+$/, "").length;
    if (at >= LEAST_ABOVE && amountMinor === balance && digits >= TELLING_DIGITS) found.add(line);
    else balance += amountMinor;
  }
  return found;
}

/**
 * Returns the amount of reversals that explains the same excess on both sides. Some banks deduct a reversal from one
 * side, while it counts on the other side here.
 */
function reversedIn(lines: readonly StatementLine[], ofIn: number, ofOut: number): number {
  return ofIn === ofOut && lines.some(({ amountMinor }) => Math.abs(amountMinor) === Math.abs(ofIn))
    ? ofIn
    : 0;
}

/**
 * Returns a stated total with and without the opening balance, because some files include the opening balance in it.
 */
function withAndWithout(
  stated: readonly number[],
  [opening]: readonly number[],
): readonly (number | undefined)[] {
  const total = onlyOne(stated);
  return total === undefined || opening === undefined ? [total] : [total, total - opening];
}

/** Returns the only total. Several different ones belong to pages or accounts. */
function onlyOne(stated: readonly number[]): number | undefined {
  return new Set(stated).size === 1 ? stated[0] : undefined;
}

/** Compares the closing balance. The newest balance may come first. */
function closingTotal(
  opening: readonly number[],
  closing: readonly number[],
  moved: number,
  code: Currency,
): StatedTotal | undefined {
  const pairs = [
    [opening[0], closing.at(-1)],
    [opening.at(-1), closing[0]],
  ] as const;
  const [first, last] = pairs.find(([from, to]) => from !== undefined && from + moved === to) ?? pairs[0];
  return first === undefined ? undefined : statedTotal("closing", last, first + moved, code);
}
