import { type CsvColumn, isBalanceBefore, isCounter, means } from "../csv-columns.model";
import {
  type MoneyRoles,
  NO_MONEY,
  type NumberColumn,
  type Reading,
  type RunningBalance,
} from "../csv-money.model";
import { unsignedReadings } from "../csv-unsigned.model";
import { type CsvRows, chainsOf, type Proof, proofOf, type Step } from "./csv-chain.model";

type Proven = Reading & Proof & { readonly isEnough: boolean; readonly run: RunningBalance };
/**
 * The result that a balance proves: the amount columns, and, if the file has several balances, the column that
 * separates them by account or currency.
 */
export type ProvenMoney = {
  readonly roles: MoneyRoles;
  readonly parts: CsvColumn | undefined;
  /** The number of steps between rows at which the balance doesn't match. */
  readonly broken: number;
};

const MOST_COLUMNS = 16;
const MOST_PARTS = 20;
const MOST_UNNAMED = 6;
/**
 * The number of digits that must match: if the headings agree with the reading, if they say nothing, and if they
 * contradict it.
 */
const NEEDED = { named: 1, unnamed: 4, against: 9 } as const;

/**
 * Returns the reading of a file's amounts that its running balance proves: one column, with its signs inverted or not,
 * or a pair of columns, each with or without a fee deducted. Rows are read in file order or reversed, and separately
 * for each account or currency if the file has several, whatever the heading of their column. Returns undefined if no
 * balance proves a reading, or if several remain.
 */
export function provenMoney(
  numbers: readonly NumberColumn[],
  rows: CsvRows,
  all: readonly CsvColumn[],
): ProvenMoney | undefined {
  const usable = numbers.filter(({ column }) => !isCounter(column)).slice(0, MOST_COLUMNS);
  const balances = usable.filter(({ column }) => canRun(column));
  const named = balances.filter(({ column }) => means(column, "balance"));
  const groupings = groupingsIn(all);
  const tries = [undefined, ...groupings].flatMap((groups) =>
    [named, balances].map((candidates) => ({ groups, candidates })),
  );
  for (const { groups, candidates } of tries) {
    const needed = groups && !isNamedGrouping(groups) ? NEEDED.against : 0;
    const found = candidates
      .flatMap((balance) =>
        chainsOf(balance.numbers, rows, groups, isBalanceBefore(balance.column.name)).flatMap((chain) =>
          provenBy({ balance, chain, rows }, usable, all),
        ),
      )
      .filter(({ digits }) => digits >= needed)
      .sort((a, b) => b.digits - a.digits);
    const best = found.find(({ isEnough }) => isEnough);
    if (best && !isSure(best, found, usable)) return undefined;
    if (best) return { roles: best.roles, parts: groups ?? mendedBy(groupings, best), broken: best.broken };
  }
  return undefined;
}

/** Accounts below each other break a balance where the next begins: their column, where each of them runs without a break. */
function mendedBy(groupings: readonly CsvColumn[], { run, change, broken }: Proven): CsvColumn | undefined {
  if (broken === 0) return undefined;
  const isBefore = isBalanceBefore(run.balance.column.name);
  return groupings.find((groups) =>
    chainsOf(run.balance.numbers, run.rows, groups, isBefore).some(({ steps, isNewestFirst }) => {
      const proof = proofOf(steps, change);
      return isNewestFirst === run.chain.isNewestFirst && proof.broken === 0 && proof.digits > 0;
    }),
  );
}

function canRun(column: CsvColumn): boolean {
  return (
    means(column, "balance") ||
    !means(column, "net", "gross", "fee", "commission", "tax", "rate", "credit", "debit")
  );
}

/** Returns columns that may separate balances by account or currency, first those with a matching heading. */
function groupingsIn(all: readonly CsvColumn[]): CsvColumn[] {
  const few = all.filter(
    ({ distinct, isDate }) => !isDate && distinct.size > 1 && distinct.size <= MOST_PARTS,
  );
  const unnamed = ({ distinct, filled, hasDecimals }: CsvColumn) =>
    !hasDecimals && distinct.size * 2 <= filled.length;
  return [
    ...few.filter(isNamedGrouping),
    ...few.filter((column) => !isNamedGrouping(column) && unnamed(column)).slice(0, MOST_UNNAMED),
  ];
}

function isNamedGrouping(column: CsvColumn): boolean {
  return column.isCurrency || means(column, "account");
}

function isSure(best: Proven, found: readonly Proven[], usable: readonly NumberColumn[]): boolean {
  return isOnly(best, found, best.run.rows) && !hasUntoldFee(best, usable);
}

/** Other readings that hold over as many steps may not read any row differently, nor may a fee that the balance never met. */
function isOnly(best: Proven, found: readonly Proven[], { payments }: CsvRows): boolean {
  const equal = found.filter(
    ({ held, columns, isOpen, run }) =>
      held >= best.held &&
      columns.length >= best.columns.length &&
      !(isOpen && run.balance.column === best.run.balance.column),
  );
  return equal.every(({ change }) => payments.every((row) => change(row) === best.change(row)));
}

/** Whether a fee stands in a row of which the balance doesn't tell whether it is taken off the amount, and nowhere else. */
function hasUntoldFee({ roles, run }: Proven, usable: readonly NumberColumn[]): boolean {
  if (roles.fee !== null) return false;
  const told = new Set(run.chain.steps.flatMap(({ rows }) => rows));
  const fees = usable.filter(({ column }) => isFee(column));
  const has = (one: NumberColumn, row: number) => (one.numbers[row] ?? 0) !== 0;
  return fees.some(
    (fee) =>
      run.rows.payments.some((row) => has(fee, row) && !told.has(row)) &&
      run.rows.payments.every((row) => !has(fee, row) || !told.has(row)),
  );
}

function provenBy(run: RunningBalance, usable: readonly NumberColumn[], all: readonly CsvColumn[]): Proven[] {
  const { steps } = run.chain;
  const others = usable.filter((one) => one.column !== run.balance.column && one.column.filled.length > 0);
  if (steps.length === 0) return [];
  const amounts = others.filter(({ column }) => !isFee(column));
  const whole = [...plain(amounts, run), ...pairs(amounts, run)];
  const fees = others.filter(({ column }) => canBeFee(column));
  const readings = [
    ...whole,
    ...whole.flatMap((reading) => withFee(reading, fees)),
    ...unsignedReadings(amounts, run, all),
  ];
  return readings.flatMap((reading) => {
    const proof = proofOf(steps, reading.change);
    if (proof.digits === 0 || isSame(run, reading)) return [];
    const isEnough = !reading.isOpen && proof.digits >= neededFor(run.balance.column, reading);
    return { ...reading, ...proof, isEnough, run };
  });
}

/** Whether the balance merely repeats each row's own amount, so that it isn't a running balance. */
function isSame({ balance, rows }: RunningBalance, { change }: Reading): boolean {
  return rows.payments.every((row) => Math.abs(change(row)) === Math.abs(balance.numbers[row] ?? 0));
}

function neededFor(balance: CsvColumn, { columns, roles }: Reading): number {
  if (means(balance, "balance")) return NEEDED.named;
  if (roles.fee !== null) return NEEDED.against;
  return columns.some((column) => means(column, "balance")) ? NEEDED.against : NEEDED.unnamed;
}

/** Returns the numbers of a column by row, 0 for none. */
export function numberIn({ numbers }: NumberColumn): (row: number) => number {
  return (row) => numbers[row] ?? 0;
}

/** Whether the sign of every row is known, from the balance or from the numbers' own signs. */
function isTold({ column }: NumberColumn, { chain, rows }: RunningBalance): boolean {
  const told = new Set(chain.steps.flatMap((step: Step) => step.rows));
  return column.hasNegative || rows.payments.every((row) => told.has(row));
}

function plain(columns: readonly NumberColumn[], run: RunningBalance): Reading[] {
  const isWhole = ({ numbers }: NumberColumn) => run.rows.payments.every((row) => numbers[row] !== undefined);
  return columns
    .flatMap((one) => {
      const amount = numberIn(one);
      const roles = { ...NO_MONEY, amount: one.column.name };
      const reading = { roles, columns: [one.column], isOpen: !isWhole(one) || !isTold(one, run) };
      return [
        { ...reading, change: amount },
        {
          ...reading,
          roles: { ...roles, isSignTurned: true },
          change: (row: number) => -amount(row),
        },
      ];
    })
    .sort((a, b) => headingRank(b.columns) - headingRank(a.columns));
}

function headingRank(columns: readonly CsvColumn[]): number {
  return columns.filter((column) => means(column, "amount", "net")).length;
}

/** Whether a column is headed as a fee and nothing else, so that it isn't an amount. */
function isFee(column: CsvColumn): boolean {
  return means(column, "fee", "commission") && !means(column, "amount", "net", "gross", "credit", "debit");
}

function canBeFee(column: CsvColumn): boolean {
  return means(column, "fee", "commission") || (column.meanings.size === 0 && column.hasDecimals);
}

function withFee(reading: Reading, fees: readonly NumberColumn[]): Reading[] {
  return fees
    .filter(({ column }) => !reading.columns.includes(column))
    .flatMap((fee) => {
      const taken = numberIn(fee);
      const roles = { ...reading.roles, fee: fee.column.name };
      const columns = [...reading.columns, fee.column];
      const { change, isOpen = false } = reading;
      const turn = reading.roles.isSignTurned ? -1 : 1;
      if (turn === -1) return [];
      return [
        { roles, columns, isOpen, change: (row: number) => change(row) - taken(row) },
        {
          isOpen,
          roles: { ...roles, isFeeSigned: true },
          columns,
          change: (row: number) => change(row) + taken(row),
        },
      ];
    });
}

function pairs(columns: readonly NumberColumn[], { rows }: RunningBalance): Reading[] {
  return columns.flatMap((credit) =>
    columns
      .filter((debit) => debit !== credit && areSides(credit, debit, rows))
      .map((debit) => {
        const [came, went] = [numberIn(credit), numberIn(debit)];
        const roles = { ...NO_MONEY, credit: credit.column.name, debit: debit.column.name };
        const [up, down] = [isMostlyNegative(credit, rows) ? -1 : 1, isMostlyNegative(debit, rows) ? 1 : -1];
        const change = (row: number) => up * came(row) + down * went(row);
        return { roles, columns: [credit.column, debit.column], change };
      }),
  );
}

/** Whether two columns can be credit and debit: both have values, but never in the same row. */
function areSides(one: NumberColumn, other: NumberColumn, { payments }: CsvRows): boolean {
  const holds = ({ numbers }: NumberColumn) => payments.some((row) => numbers[row]);
  return holds(one) && holds(other) && payments.every((row) => !one.numbers[row] || !other.numbers[row]);
}

function isMostlyNegative({ numbers }: NumberColumn, { payments }: CsvRows): boolean {
  return payments.reduce((sum, row) => sum + Math.sign(numbers[row] ?? 0), 0) < 0;
}
