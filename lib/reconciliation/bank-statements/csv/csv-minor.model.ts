import { type RoundedAmount, roundedMinorOf, type TypedAmount } from "@/lib/imports/csv-amount.model";
import { type Currency, digitsOf } from "@/lib/platform/base/money";
import type { MoneyQuestion } from "../statement.model";
import type { CsvColumn } from "./csv-columns.model";
import { type MoneyRoles, moneyNames } from "./csv-money.model";

/** In these nobody writes the decimals that they have. */
const WITHOUT_CENTS = new Set(
  "AFN ALL AMD COP CRC CZK HUF IDR IRR KZT LAK LBP MMK MUR PKR RSD RUB SYP TWD TZS UZS YER".split(" "),
);
/** So many amounts are all whole by chance. */
const FEW = 2;
const WHOLE = /^[-+(\u2212]?\s?[1-9]\d{2,}\)?$/;
const CALLED_MINOR =
  /(?<!\p{L})(cents?|centimes?|centavos?|c[eé]ntimos?|centesimi|grosz\p{L}*|minor|øre|öre|pence)(?!\p{L})/iu;

/**
 * Whether amounts may count cents: a heading says so, or each of several has at least three digits, none a decimal, and some
 * are no round sums.
 */
export function minorQuestion(
  columns: readonly CsvColumn[],
  roles: MoneyRoles,
  own: Currency | undefined,
): Extract<MoneyQuestion, { about: "minor" }>[] {
  if (!own || digitsOf(own) === 0) return [];
  const money = columns.filter(({ name }) => moneyNames({ ...roles, direction: null }).includes(name));
  const amounts = money.flatMap(({ filled }) => filled.filter((cell) => /[1-9]/.test(cell)));
  const [example] = amounts;
  const isCalled = money.some(({ name }) => CALLED_MINOR.test(name));
  const isOpen =
    amounts.length > FEW && !WITHOUT_CENTS.has(own) && amounts.some((amount) => /[1-9]\D*$/.test(amount));
  return example && (isCalled || isOpen) && amounts.every((amount) => WHOLE.test(amount))
    ? [{ about: "minor", example }]
    : [];
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
