import { type DecimalMark, minorOf } from "@/lib/imports/csv-amount.model";
import type { Currency } from "@/lib/platform/base/money";
import { type BalanceWord, balanceWord } from "../row-words.model";
import type { StatedTotal, StatementLine } from "../statement.model";
import { agrees, statedTotal, sumsOf } from "../statement-totals.model";
import { statedAmount } from "./csv-cells.model";
import { isDay } from "./csv-columns.model";
import type { CsvTable } from "./csv-table.model";

type Stated = { readonly word: BalanceWord; readonly amount: string };

/** What a record says of the whole file: the word for it, and its one amount; undefined where it has several or none. */
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

/** The opening balance stated above the table, in thousandths. */
export function openingAbove(table: CsvTable, mark: DecimalMark): number | undefined {
  for (const { cells } of table.preamble()) {
    const stated = statedIn(cells, mark);
    const typed = stated?.word === "opening" ? statedAmount(stated.amount, mark) : undefined;
    if (typed)
      return Math.round(
        Number(`${typed.negative ? "-" : ""}${typed.whole}.${typed.fraction || "0"}`) * 1_000,
      );
  }
  return undefined;
}

/** Gathers what a file says of itself, to be held against what was read of it. */
export function statedTotals(mark: DecimalMark) {
  const all = new Map<Said, string[]>();
  const add = (word: Said, amount: string) => all.set(word, [...(all.get(word) ?? []), amount]);
  return {
    /** A record that is no payment. */
    look(cells: readonly string[]): void {
      const stated = statedIn(cells, mark);
      if (stated) add(stated.word, stated.amount);
    },
    /** A row of totals or of the opening balance, with what it has in the columns of credits and debits. */
    sides(of: "turnover" | "opening", came: string, went: string): void {
      if (came !== "") add(of === "turnover" ? "in" : "openingIn", came);
      if (went !== "") add(of === "turnover" ? "out" : "openingOut", went);
    },
    /** The opening balance of a file in one currency, in the smallest unit. */
    opening: (lines: readonly StatementLine[]): number | undefined => {
      const [code, ...others] = new Set(lines.map((line) => line.currency));
      return code && others.length === 0 ? minorsIn(all, code, mark, "opening")[0] : undefined;
    },
    /** Only a file in one currency has totals that can be compared. */
    compared: (lines: readonly StatementLine[]) => compared(all, lines, mark),
  };
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

/** Round amounts come together by chance. */
const TELLING_DIGITS = 4;
const LEAST_ABOVE = 2;

/** Lines whose amount is just what the opening balance and all lines above come to: they say so, whatever they are called. */
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

/** What was reversed is taken off one side by some banks, and stands on the other here: it makes the same of both too much. */
function reversedIn(lines: readonly StatementLine[], ofIn: number, ofOut: number): number {
  return ofIn === ofOut && lines.some(({ amountMinor }) => Math.abs(amountMinor) === Math.abs(ofIn))
    ? ofIn
    : 0;
}

/** A total as it is stated, and less the opening balance, which may stand among what came or went and count in it. */
function withAndWithout(
  stated: readonly number[],
  [opening]: readonly number[],
): readonly (number | undefined)[] {
  const total = onlyOne(stated);
  return total === undefined || opening === undefined ? [total] : [total, total - opening];
}

/** Several are those of pages or accounts. */
function onlyOne(stated: readonly number[]): number | undefined {
  return new Set(stated).size === 1 ? stated[0] : undefined;
}

/** The newest balance may stand first. */
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
