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
  minorIn,
  type PrintedSum,
  sumOf,
  sumWords,
  type Writing,
} from "./printed-sums.model";
import type { TotalRow } from "./sorted-rows.model";

/** What a statement says of itself as a whole, in the smallest unit; null where it doesn't. */
export type StatementSums = {
  /** What is paid out, after charges of the whole. */
  readonly netMinor: number | null;
  /** Charges of the whole, taken off where negative; 0 where it names none. */
  readonly adjustmentMinor: number;
  readonly doubts: readonly Doubt[];
  /** Printed sums of the whole that the lines come to: `gross USD 1,000.00`. */
  readonly agreed: readonly string[];
  /** Whether a printed sum says that all of its lines were read. */
  readonly isProved: boolean;
  /** Whether one says that what the lines come to is paid out. */
  readonly provesPaid: boolean;
  /** Whether one says what all of the lines come to after what is taken off. */
  readonly provesNet: boolean;
  /** Whether the total of the column of what is paid does. */
  readonly hasNetTotal: boolean;
};

/** More than a fifth of what the lines come to is hardly a charge of which nobody knows the name. */
const MOST_UNNAMED = 0.2;

/** Holds the lines against the sums that are printed with them. */
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
  return {
    ...whole,
    hasNetTotal: columns.provesNet,
    doubts: [...columns.doubts, ...whole.doubts],
    agreed: [...new Set([...columns.agreed, ...whole.agreed])],
    isProved: (columns.isProved || whole.isProved) && columns.doubts.length + whole.doubts.length === 0,
  };
}

/** Whether a sum is printed again, with whatever sign. */
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

/** What is paid, and the changes that lead to it: what stands below it is told of something else where it is met without that. */
function paidOf(from: number, nets: readonly PrintedSum[], all: readonly PrintedSum[]) {
  const ways = [
    ...nets.map((paid) => ({ paid, changes: all })),
    ...nets.map((paid) => ({ paid, changes: all.filter(({ row }) => row < paid.row) })),
  ];
  const met = ways.find(({ paid, changes }) => from + changesTo(paid.minor, from, changes) === paid.minor);
  return met ?? { paid: nets[0] ?? null, changes: all };
}

/** What stands beside its name: sums of the lines again, what is taken off the whole, and what is paid out after that. */
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
 * Amounts below the lines whose words nobody knows are charges where the lines come with them to just what is paid out, be
 * it named or the last of them.
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
