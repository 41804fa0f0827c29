import { type Currency, currency, digitsOf, major } from "@/lib/base/money";
import { type DecimalMark, minorOf } from "@/lib/csv-import/csv-amount.model";
import { type BalanceWord, balanceWord } from "../row-words.model";
import type { MoneyQuestion, StatementLine } from "../statement.model";
import { statedAmount } from "./csv-cells.model";
import { isDay } from "./csv-columns.model";
import type { CsvTable } from "./csv-table.model";

type Stated = { readonly word: BalanceWord; readonly amount: string };

/** What a record says of the whole file: the word for it, and its one amount; undefined where it has several or none. */
export function statedIn(cells: readonly string[], mark: DecimalMark): Stated | undefined {
  const word = cells.map(balanceWord).find((found) => found !== undefined);
  if (!word) return undefined;
  const amounts = cells.map((cell) => cell.trim()).filter((cell) => !isDay(cell) && statedAmount(cell, mark) !== undefined);
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
    if (typed) return Math.round(Number(`${typed.negative ? "-" : ""}${typed.whole}.${typed.fraction || "0"}`) * 1_000);
  }
  return undefined;
}

/** Gathers what a file says of itself, to be held against what was read of it. */
export function statedTotals(mark: DecimalMark) {
  const all = new Map<BalanceWord | "in" | "out", string[]>();
  const add = (word: BalanceWord | "in" | "out", amount: string) => all.set(word, [...(all.get(word) ?? []), amount]);
  return {
    /** A record that is no payment. */
    look(cells: readonly string[]): void {
      const stated = statedIn(cells, mark);
      if (stated) add(stated.word, stated.amount);
    },
    /** A row of totals, with what it has in the columns of credits and debits. */
    sides(came: string, went: string): void {
      if (came !== "") add("in", came);
      if (went !== "") add("out", went);
    },
    /** Where what was read comes to something else; only a file in one currency has totals that can be compared. */
    disagreement: (lines: readonly StatementLine[]) => disagreement(all, lines, mark),
  };
}

type All = ReadonlyMap<BalanceWord | "in" | "out", readonly string[]>;

function disagreement(all: All, lines: readonly StatementLine[], mark: DecimalMark): MoneyQuestion | undefined {
  const codes = new Set(lines.map((line) => line.currency));
  const [code] = codes;
  if (codes.size !== 1 || code === undefined) return undefined;
  const minors = (...words: (BalanceWord | "in" | "out")[]) =>
    words.flatMap((word) => all.get(word) ?? []).flatMap((raw) => {
      const typed = statedAmount(raw, mark);
      return typed ? (minorOf(typed, code) ?? []) : [];
    });
  const came = sum(lines.filter(({ amountMinor }) => amountMinor > 0));
  const went = sum(lines.filter(({ amountMinor }) => amountMinor < 0));
  return (
    unequal("in", minors("turnoverIn", "in"), came, code) ??
    unequal("out", minors("turnoverOut", "out").map((one) => -Math.abs(one)), went, code) ??
    unequalBalances(minors("opening"), minors("closing"), came + went, code)
  );
}

function sum(lines: readonly StatementLine[]): number {
  return lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
}

/** Several are those of pages or accounts. */
function unequal(of: "in" | "out", stated: readonly number[], read: number, code: Currency): MoneyQuestion | undefined {
  const [one] = new Set(stated);
  if (one === undefined || new Set(stated).size > 1 || one === read) return undefined;
  return { about: "totals", of, stated: decimal(one, code), read: decimal(read, code) };
}

/** The newest balance may stand first. */
function unequalBalances(opening: readonly number[], closing: readonly number[], moved: number, code: Currency): MoneyQuestion | undefined {
  const [first, last] = [opening[0], closing.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const isRight = first + moved === last || (opening.at(-1) ?? 0) + moved === closing[0];
  return isRight ? undefined : { about: "totals", of: "closing", stated: decimal(last, code), read: decimal(first + moved, code) };
}

function decimal(minor: number, code: Currency): string {
  return major({ minor, currency: currency.parse(code) }).toFixed(digitsOf(code));
}
