import { type RoundedAmount, roundedMinorOf, type TypedAmount } from "@/lib/imports/csv-amount.model";
import { mayCountMinor } from "@/lib/imports/minor-amounts.model";
import { type Currency, digitsOf } from "@/lib/platform/base/money";
import type { MoneyQuestion } from "../statement.model";
import type { CsvColumn } from "./csv-columns.model";
import { type MoneyRoles, moneyNames } from "./csv-money.model";

/** Asks whether amounts are in cents if they may be. */
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

/**
 * Converts an amount to the smallest unit. Returns undefined if it is out of range, or if it has decimals although
 * amounts are in cents.
 */
export function minorIn(
  typed: TypedAmount,
  code: Currency,
  isMinor: boolean | null,
): RoundedAmount | undefined {
  const read = roundedMinorOf(typed, code);
  if (!isMinor || !read) return read;
  return typed.fraction === "" ? { ...read, minor: read.minor / 10 ** digitsOf(code) } : undefined;
}
