import type { Currency } from "@/lib/platform/base/money";
import type { CsvRows } from "./balance/csv-chain.model";
import { type CsvColumn, isCounter, means } from "./csv-columns.model";
import { isForeign, isOwn } from "./csv-currency.model";
import { directed, turnedQuestion } from "./csv-direction.model";
import { type MoneyChoice, NO_MONEY, type NumberColumn } from "./csv-money.model";

/**
 * Chooses the amount columns of a file without a proving balance: by the sum of gross, fee and net, otherwise by the
 * headings, preferring the account's own currency. Asks about anything that can be read in two ways: several amounts,
 * or amounts without signs beside unknown words.
 */
export function chosenMoney(
  numbers: readonly NumberColumn[],
  rows: CsvRows,
  all: readonly CsvColumn[],
  own: Currency | undefined,
): MoneyChoice {
  const usable = numbers.filter(({ column }) => canBeMoney(column, own, all));
  const net = netOf(numbers, rows);
  if (net) return lessFee(directed(net, rows, all), net, numbers, rows);
  const named =
    hasFee(numbers, rows) || isDoubleEntry(usable, rows, all)
      ? undefined
      : namedMoney(usable, rows, all, own);
  const choices = (usable.length > 0 ? usable : numbers).map(({ column }) => column.name);
  return named ?? { roles: NO_MONEY, questions: [{ about: "amount", choices }] };
}

/**
 * Chooses the amount columns by their headings, provided there is no second reading, and no row lacks an amount but has
 * one in another column.
 */
function namedMoney(
  usable: readonly NumberColumn[],
  rows: CsvRows,
  all: readonly CsvColumn[],
  own: Currency | undefined,
): MoneyChoice | undefined {
  const sides = sidesOf(usable, all, own);
  const amounts = amountsIn(usable, own, all);
  if (sides)
    return amounts.every((amount) => isSumOf(amount, sides, rows))
      ? choiceOf(sides, usable, rows)
      : undefined;
  const [first, ...others] = amounts;
  const isOnly = first && others.every((other) => areEqual(first, other, rows));
  return isOnly && covers([first], usable, rows) ? directed(first, rows, all) : undefined;
}

/** Chooses a credit and a debit column, or asks which sign is incoming if there is one of them, with both signs. */
function choiceOf(sides: Sides, usable: readonly NumberColumn[], rows: CsvRows): MoneyChoice | undefined {
  const [credit = null, debit = null] = sides.map((side) => side?.column.name ?? null);
  const both = sides.filter((side) => side !== undefined);
  const [lone] = both;
  if (lone && both.length === 1 && hasBothSigns(lone, rows))
    return { roles: NO_MONEY, questions: [turnedQuestion(lone.column.name, lone.column.filled[0] ?? "")] };
  return covers(both, usable, rows) ? { roles: { ...NO_MONEY, credit, debit }, questions: [] } : undefined;
}

/** Whether the only column, "Expenses", has amounts of both signs, so that either may be what was spent. */
function hasBothSigns({ numbers }: NumberColumn, { payments }: CsvRows): boolean {
  return [1, -1].every((sign) => payments.some((row) => sign * (numbers[row] ?? 0) > 0));
}

/** Whether a fee column has values: such a fee may be included in the amount or not. */
function hasFee(numbers: readonly NumberColumn[], { payments }: CsvRows): boolean {
  return numbers.some((one) => isFee(one.column) && payments.some((row) => one.numbers[row]));
}

/** Whether the file is double-entry bookkeeping, which shows each payment once in each of two accounts. */
function isDoubleEntry(
  usable: readonly NumberColumn[],
  { payments }: CsvRows,
  all: readonly CsvColumn[],
): boolean {
  const hasAccounts = all.some((column) => means(column, "account") && column.distinct.size > 1);
  const sum = (one: NumberColumn) => payments.reduce((total, row) => total + (one.numbers[row] ?? 0), 0);
  return hasAccounts && usable.some((one) => one.column.hasNegative && sum(one) === 0);
}

/** Whether every row that has an amount has one in a chosen column. */
function covers(
  chosen: readonly NumberColumn[],
  usable: readonly NumberColumn[],
  { payments }: CsvRows,
): boolean {
  const has = (one: NumberColumn, row: number) => one.numbers[row] !== undefined;
  return payments.every((row) => chosen.some((one) => has(one, row)) || !usable.some((one) => has(one, row)));
}

/**
 * Returns the net column if its heading says so and it equals gross minus or plus the fee in every row. One further
 * column, such as refunds, may be deducted too.
 */
function netOf(numbers: readonly NumberColumn[], { payments }: CsvRows): NumberColumn | undefined {
  const nets = numbers.filter(({ column }) => means(column, "net"));
  const fees = numbers.filter(({ column }) => isFee(column) && column.distinct.size > 0);
  const others = numbers.filter((one) => !nets.includes(one) && !fees.includes(one));
  const isMade = (net: NumberColumn, gross: NumberColumn, off: readonly NumberColumn[]) =>
    [1, -1].some((sign) =>
      payments.every((row) => {
        const sum = off.reduce((all, one) => all + (one.numbers[row] ?? 0), 0);
        return net.numbers[row] === (gross.numbers[row] ?? 0) + sign * sum;
      }),
    );
  return nets.find((net) =>
    fees.some((fee) =>
      others.some((gross) =>
        [[fee], ...others.filter((one) => one !== gross).map((one) => [fee, one])].some((off) =>
          isMade(net, gross, off),
        ),
      ),
    ),
  );
}

/**
 * Removes the question about signs if a fee makes some amounts smaller. A fee reduces incoming amounts and increases
 * outgoing ones, so smaller net amounts prove that the rows are incoming.
 */
function lessFee(
  { roles, questions }: MoneyChoice,
  net: NumberColumn,
  numbers: readonly NumberColumn[],
  { payments }: CsvRows,
): MoneyChoice {
  const isLess = payments.some((row) =>
    numbers.some((one) => !isFee(one.column) && (one.numbers[row] ?? 0) > (net.numbers[row] ?? 0)),
  );
  return { roles, questions: isLess ? questions.filter(({ about }) => about !== "sign") : questions };
}

function isFee(column: CsvColumn): boolean {
  return means(column, "fee", "commission");
}

const MONEY = ["amount", "credit", "debit", "net", "gross"] as const;

function canBeMoney(column: CsvColumn, own: Currency | undefined, all: readonly CsvColumn[]): boolean {
  if (isFee(column) || means(column, "balance", "rate", "exchangeRate", "tax", "original")) return false;
  if (isForeign(column, own, all)) return false;
  if (means(column, ...MONEY)) return column.hasDecimals || !isCounter(column) || column.filled.length === 1;
  if (means(column, "number", "account", "reference", "bank", "memo", "status", "bookingReference"))
    return false;
  return !isCounter(column) && !isCode(column);
}

/**
 * Whether a column holds codes: record types, bank codes and account numbers have no decimals, and are repetitive or
 * long.
 */
function isCode({ hasDecimals, hasNegative, distinct, filled }: CsvColumn): boolean {
  if (hasDecimals || hasNegative) return distinct.size === 1 && filled.length > 1;
  return (
    distinct.size * 2 <= filled.length ||
    filled.every((cell) => /^\d{6,}$|^0\d/.test(cell)) ||
    distinct.size === 1
  );
}

type Sides = readonly [credit: NumberColumn | undefined, debit: NumberColumn | undefined];

/**
 * Returns the credit and the debit column. One of them may be empty, or missing if no column is headed as an amount.
 */
function sidesOf(
  usable: readonly NumberColumn[],
  all: readonly CsvColumn[],
  own: Currency | undefined,
): Sides | undefined {
  const empty = all.filter(
    (column) =>
      column.filled.length === 0 && !isForeign(column, own, all) && !means(column, "balance", "fee"),
  );
  const candidates = [...usable, ...empty.map((column) => ({ column, numbers: [] }))];
  const [credits, debits] = (["credit", "debit"] as const).map((side) =>
    candidates.filter(
      ({ column }) => means(column, side) && !means(column, side === "credit" ? "debit" : "credit"),
    ),
  );
  if (!credits || !debits || credits.length > 1 || debits.length > 1) return undefined;
  const isAlone = credits.length + debits.length === 1;
  if (
    credits.length + debits.length === 0 ||
    (isAlone && usable.some(({ column }) => isCalledAmount(column)))
  )
    return undefined;
  return [credits[0], debits[0]];
}

function isCalledAmount(column: CsvColumn): boolean {
  return means(column, "amount", "net", "gross") && !(means(column, "credit") !== means(column, "debit"));
}

/**
 * Returns the columns headed as amounts, limited to those in the account's own currency if there are any. Without any
 * such heading, returns the numeric columns that can't be anything else.
 */
function amountsIn(
  usable: readonly NumberColumn[],
  own: Currency | undefined,
  all: readonly CsvColumn[],
): NumberColumn[] {
  const called = usable.filter(({ column }) => isCalledAmount(column));
  const ours = called.filter(({ column }) => own !== undefined && isOwn(column, own, all));
  if (called.length > 0) return ours.length > 0 ? ours : called;
  return usable.filter(
    ({ column }) =>
      !means(column, "credit", "debit") &&
      (column.hasDecimals || column.hasNegative || means(column, "direction")),
  );
}

function isSumOf(amount: NumberColumn, [credit, debit]: Sides, { payments }: CsvRows): boolean {
  return payments.every((row) => {
    const sum = Math.abs(credit?.numbers[row] ?? 0) - Math.abs(debit?.numbers[row] ?? 0);
    return Math.abs(amount.numbers[row] ?? 0) === Math.abs(sum);
  });
}

function areEqual(one: NumberColumn, other: NumberColumn, { payments }: CsvRows): boolean {
  return payments.every((row) => one.numbers[row] === other.numbers[row]);
}
