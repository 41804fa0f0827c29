import { formatMoney } from "@/lib/platform/base/money";
import type { ReportMapping } from "../import/report-mapping.model";
import { columnTotals } from "./columns/column-totals.model";
import type { LineAmounts } from "./line-amounts.model";
import type { Doubt } from "./line-checks.model";
import type { NamedSum } from "./named-sums.model";
import {
  COLUMNS,
  changesTo,
  differs,
  isChange,
  isUnread,
  minorIn,
  type PrintedSum,
  sumOf,
  sumWords,
  type Writing,
} from "./printed-sums.model";
import type { TotalRow } from "./sorted-rows.model";

/** What a statement says about itself as a whole, in the smallest unit; null if it says nothing. */
export type StatementSums = {
  /** The amount paid out, after charges of the whole. */
  readonly netMinor: number | null;
  /** Adjustments of the whole, negative for charges; 0 if there are none. */
  readonly adjustmentMinor: number;
  readonly doubts: readonly Doubt[];
  /** Printed totals that agree with the lines: `gross USD 1,000.00`. */
  readonly agreed: readonly string[];
  /** Whether a printed total proves that all lines were read. */
  readonly isProved: boolean;
  /** Whether a printed total proves that the sum of the lines is paid out. */
  readonly provesPaid: boolean;
  /** Whether a printed total states the sum of all lines after deductions. */
  readonly provesNet: boolean;
  /** Whether a total of the column of paid amounts does so. */
  readonly hasNetTotal: boolean;
};

/** The maximum share of unnamed charges. More than a fifth of the lines' sum is unlikely to be an unnamed charge. */
const MOST_UNNAMED = 0.2;

/** Compares the lines with the printed sums. */
export function statementSums(
  lines: readonly LineAmounts[],
  printed: {
    readonly totals: readonly TotalRow[];
    readonly named: readonly NamedSum[];
    readonly unnamed: readonly NamedSum[];
  },
  headers: readonly string[],
  mapping: ReportMapping,
  writing: Writing,
): StatementSums {
  const amountsOf = (sums: readonly NamedSum[]) =>
    sums.flatMap((one): PrintedSum[] => {
      const minor = minorIn(one.amount, writing);
      return minor === undefined ? [] : [{ ...one, minor }];
    });
  const named = amountsOf(printed.named);
  const unread = printed.named.flatMap(({ row, words, amount }): readonly Doubt[] =>
    isUnread(amount, writing)
      ? [{ row, message: `"${words}" can't be read: it is "${amount.slice(0, 40)}"` }]
      : [],
  );
  const columns = columnTotals(
    lines,
    { totals: printed.totals, changes: named.filter(isChange) },
    headers,
    mapping,
    writing,
  );
  const whole = wholeSums(
    lines,
    [...named, ...paidOut(lines, named, amountsOf(printed.unnamed))],
    writing,
    columns.hasChanges,
  );
  const doubts = [...unread, ...columns.doubts, ...whole.doubts];
  return {
    ...whole,
    hasNetTotal: columns.provesNet,
    doubts,
    agreed: [...new Set([...columns.agreed, ...whole.agreed])],
    isProved: (columns.isProved || whole.isProved) && doubts.length === 0,
  };
}

/** Whether a printed sum repeats another one, regardless of its sign. */
function isSame({ minor }: PrintedSum, sum: number): boolean {
  return sum !== 0 && Math.abs(minor) === Math.abs(sum);
}

function paidDoubts(paid: PrintedSum | null, counted: number, writing: Writing): readonly Doubt[] {
  if (!paid || paid.minor === counted) return [];
  return [{ row: paid.row, message: differs(`net ("${paid.words}")`, paid.minor, counted, writing) }];
}

function unprovedWords(words: string, minor: number, { currency }: Writing): string {
  return `"${words}" of ${formatMoney({ minor, currency })} counts for the whole, and no net is printed that says so`;
}

/**
 * Finds the amount paid and the changes that lead to it. Changes below it are about something else if it is reached
 * without them.
 */
function paidOf(from: number, nets: readonly PrintedSum[], all: readonly PrintedSum[]) {
  const ways = [
    ...nets.map((paid) => ({ paid, changes: all })),
    ...nets.map((paid) => ({ paid, changes: all.filter(({ row }) => row < paid.row) })),
  ];
  const met = ways.find(({ paid, changes }) => from + changesTo(paid.minor, from, changes) === paid.minor);
  return met ?? { paid: nets[0] ?? null, changes: all };
}

/** Evaluates the named sums: repeated sums of the lines, changes of the whole, and the amount paid after these. */
function wholeSums(
  lines: readonly LineAmounts[],
  named: readonly PrintedSum[],
  writing: Writing,
  hasChanges: boolean,
) {
  const sums = {
    gross: sumOf(lines, COLUMNS.gross),
    net: sumOf(lines, COLUMNS.net),
    fee: sumOf(lines, ({ feeMinor }) => feeMinor),
    tax: sumOf(lines, COLUMNS.tax),
    withheld: sumOf(lines, COLUMNS.withheld),
    bonus: sumOf(lines, ({ bonusMinor }) => bonusMinor),
  };
  const recalled = sumOf(lines, ({ netMinor }) => Math.min(netMinor, 0));
  const isAgain = (one: PrintedSum) =>
    (isChange(one) && isSame(one, recalled)) ||
    (one.kind !== "adjustment" && one.kind !== "total" && one.kind !== "net" && isSame(one, sums[one.kind]));
  const totals = named.filter(({ kind }) => kind === "gross" || kind === "total");
  const nets = named.filter(({ kind }) => kind === "net").reverse();
  const all = named.filter((one) => isChange(one) && !isAgain(one));
  const { changes, paid } = paidOf(sums.net, nets, all);
  const adjustmentMinor = changesTo(paid?.minor ?? null, sums.net, changes);
  const counted = sums.net + adjustmentMinor;
  const isMet = ({ minor }: PrintedSum) =>
    [sums.gross, sums.gross + sums.bonus, sums.net, counted, sums.gross - recalled].includes(minor);
  const unmet = totals
    .filter((one) => !isMet(one))
    .map(({ row, minor }): Doubt => ({ row, message: differs("total", minor, sums.gross, writing) }));
  const unproved = paid || hasChanges ? [] : changes;
  return {
    netMinor: paid?.minor ?? (changes.length > 0 ? counted : null),
    adjustmentMinor,
    doubts: [
      ...unmet,
      ...unproved.map(({ row, words, minor }) => ({ row, message: unprovedWords(words, minor, writing) })),
      ...paidDoubts(paid, counted, writing),
    ],
    agreed: [
      ...totals.filter(isMet).map(({ minor }) => sumWords("total", minor, writing)),
      ...[...named.filter(isAgain), ...nets.filter(({ minor }) => minor === counted)].map(({ kind, minor }) =>
        sumWords(kind, minor, writing),
      ),
    ],
    isProved: paid !== null || totals.length > 0,
    provesPaid: paid?.minor === counted,
    provesNet:
      paid?.minor === counted || (sums.net !== sums.gross && totals.some(({ minor }) => minor === sums.net)),
  };
}

/**
 * Treats sums with unknown names below the lines as charges if the lines minus these charges equal the amount paid,
 * which is either named or the last of them.
 */
function paidOut(
  lines: readonly LineAmounts[],
  named: readonly PrintedSum[],
  unnamed: readonly PrintedSum[],
): readonly PrintedSum[] {
  const nets = named.filter(({ kind }) => kind === "net");
  const from = sumOf(lines, COLUMNS.net);
  const changes = named.filter(isChange);
  const isMet = (minor: number, charges: readonly PrintedSum[], below = Number.POSITIVE_INFINITY) =>
    [changes, changes.filter(({ row }) => row < below)].some(
      (some) => from + changesTo(minor, from, [...some, ...charges]) === minor,
    );
  if (nets.length > 0) {
    const isSmall = (some: readonly PrintedSum[]) =>
      some.reduce((all, { minor }) => all + Math.abs(minor), 0) <= MOST_UNNAMED * Math.abs(from);
    const sets = [unnamed, ...nets.map((net) => unnamed.filter(({ row }) => row < net.row))];
    const met = sets.find(
      (some) =>
        isSmall(some) && nets.some(({ minor, row }) => !isMet(minor, [], row) && isMet(minor, some, row)),
    );
    return met ?? [];
  }
  const last = unnamed.at(-1);
  const charges = unnamed.slice(0, -1);
  if (!last || charges.length + changes.length === 0 || !isMet(last.minor, charges)) return [];
  return [...charges, { ...last, kind: "net" }];
}
