import { type RoundedAmount, roundedMinorOf, type TypedAmount } from "@/lib/imports/csv-amount.model";
import { mayCountMinor } from "@/lib/imports/minor-amounts.model";
import { type Currency, digitsOf } from "@/lib/platform/base/money";
import type { MoneyQuestion } from "../statement.model";
import type { CsvColumn } from "./csv-columns.model";
import { type MoneyRoles, moneyNames } from "./csv-money.model";

/** Asks whether amounts count cents, where they may. */
export function minorQuestion(
  columns: readonly CsvColumn[],
  roles: MoneyRoles,
  own: Currency | undefined,
): Extract<MoneyQuestion, { about: "minor" }>[] {
  const money = columns.filter(({ name }) => moneyNames({ ...roles, direction: null }).includes(name));
  const amounts = money.flatMap(({ filled }) => filled);
  const headings = money.map(({ name }) => name);
  const example = amounts.find((cell) => /[1-9]/.test(cell));
  return own && example && mayCountMinor(amounts, headings, own) ? [{ about: "minor", example }] : [];
}

/** An amount in the smallest unit; undefined for one out of range, and for decimals among amounts that count cents. */
export function minorIn(
  typed: TypedAmount,
  code: Currency,
  isMinor: boolean | null,
): RoundedAmount | undefined {
  const read = roundedMinorOf(typed, code);
  if (!isMinor || !read) return read;
  return typed.fraction === "" ? { ...read, minor: read.minor / 10 ** digitsOf(code) } : undefined;
}
