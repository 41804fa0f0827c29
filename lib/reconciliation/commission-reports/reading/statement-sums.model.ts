import { type DecimalMark, roundedMinorOf, typedAmount } from "@/lib/imports/csv-amount.model";
import { type Currency, formatMoney } from "@/lib/platform/base/money";
import type { ReportMapping } from "../import/report-mapping.model";
import type { LineAmounts } from "./line-amounts.model";
import type { Doubt } from "./line-checks.model";
import type { NamedSum } from "./named-sums.model";
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
  /** Whether one says what all of the lines come to after what is taken off. */
  readonly provesNet: boolean;
};

type Writing = { readonly currency: Currency; readonly decimalMark: DecimalMark };
type Amount = NamedSum & { readonly minor: number };

const COLUMNS = {
  gross: ({ grossMinor }: LineAmounts) => grossMinor,
  part: ({ grossMinor, keptMinor }: LineAmounts) => grossMinor - keptMinor,
  tax: ({ taxMinor }: LineAmounts) => taxMinor,
  withheld: ({ withheldMinor }: LineAmounts) => withheldMinor,
  net: ({ netMinor }: LineAmounts) => netMinor,
} as const;
const WORDS = { gross: "gross", part: "agent's share", tax: "tax", withheld: "tax withheld", net: "net" };
const MOST_TURNED = 6;

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
  const columns = columnDoubts(lines, printed.totals, headers, mapping, writing);
  const amountsOf = (sums: readonly NamedSum[]) =>
    sums.flatMap((one): Amount[] => {
      const minor = minorIn(one.amount, writing);
      return minor === undefined ? [] : [{ ...one, minor }];
    });
  const named = amountsOf(printed.named);
  const whole = wholeSums(lines, [...named, ...paidOut(lines, named, amountsOf(printed.unnamed))], writing);
  return {
    ...whole,
    doubts: [...columns.doubts, ...whole.doubts],
    agreed: [...new Set([...columns.agreed, ...whole.agreed])],
    isProved: (columns.isProved || whole.isProved) && columns.doubts.length + whole.doubts.length === 0,
  };
}

function minorIn(text: string, { currency, decimalMark }: Writing): number | undefined {
  const typed = typedAmount(text, decimalMark);
  return typed && roundedMinorOf(typed, currency)?.minor;
}

/** A total is of all lines above it, or of those since an earlier one. */
function columnDoubts(
  lines: readonly LineAmounts[],
  totals: readonly TotalRow[],
  headers: readonly string[],
  mapping: ReportMapping,
  writing: Writing,
) {
  const fields = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  const checks = totals.flatMap((total, at) => {
    const starts = [...new Set([0, ...totals.slice(0, at).map(({ after }) => after)])];
    return fields.flatMap((field) => {
      const minor = minorIn(total.cells[headers.indexOf(mapping[field] ?? "\u0000")]?.trim() ?? "", writing);
      if (minor === undefined) return [];
      const sums = starts.map((start) => sumOf(lines.slice(start, total.after), COLUMNS[field]));
      return [
        {
          total,
          field,
          minor,
          counted: sums.at(-1) ?? 0,
          isHeld: sums.some((sum) => isSum(field, sum, minor)),
          isOfAll: total.after === lines.length && isSum(field, sums[0] ?? 0, minor),
        },
      ];
    });
  });
  const doubts = checks.flatMap(({ total, field, minor, counted, isHeld }): Doubt[] =>
    isHeld
      ? []
      : [{ row: total.row, message: differs(`total of the ${WORDS[field]}`, minor, counted, writing) }],
  );
  const isWhole = ({ total, field }: (typeof checks)[number]) =>
    total.after === lines.length && (field === "net" || field === "gross");
  const agreed = checks
    .filter(({ isOfAll }) => isOfAll)
    .map(({ field, minor }) => sumWords(WORDS[field], minor, writing));
  return { doubts, agreed, isProved: checks.some((check) => check.isHeld && isWhole(check)) };
}

/** What is taken off may be printed with a minus or without. */
function isSum(field: keyof typeof COLUMNS, sum: number, printed: number): boolean {
  const isSigned = field === "net" || field === "gross" || field === "part";
  return sum === printed || (!isSigned && Math.abs(sum) === Math.abs(printed));
}

function sumWords(what: string, minor: number, { currency }: Writing): string {
  return `${what} ${formatMoney({ minor, currency })}`;
}

function unproved(words: string, minor: number, { currency }: Writing): string {
  return `"${words}" of ${formatMoney({ minor, currency })} counts for the whole, and no net is printed that says so`;
}

function sumOf(lines: readonly LineAmounts[], of: (line: LineAmounts) => number): number {
  return lines.reduce((all, line) => all + of(line), 0);
}

function differs(what: string, printed: number, counted: number, { currency }: Writing): string {
  const [one, other] = [printed, counted].map((minor) => formatMoney({ minor, currency }));
  return `The printed ${what} is ${one}, and the lines come to ${other}`;
}

/** What stands beside its name: sums of the lines again, what is taken off the whole, and what is paid out after that. */
function wholeSums(lines: readonly LineAmounts[], named: readonly Amount[], writing: Writing) {
  const sums = {
    gross: sumOf(lines, COLUMNS.gross),
    net: sumOf(lines, COLUMNS.net),
    fee: sumOf(lines, ({ feeMinor }) => feeMinor),
    tax: sumOf(lines, COLUMNS.tax),
    withheld: sumOf(lines, COLUMNS.withheld),
    bonus: sumOf(lines, ({ bonusMinor }) => bonusMinor),
  };
  const isAgain = ({ kind, minor }: Amount) =>
    kind !== "adjustment" &&
    kind !== "total" &&
    kind !== "net" &&
    sums[kind] !== 0 &&
    Math.abs(minor) === Math.abs(sums[kind]);
  const totals = named.filter(({ kind }) => kind === "gross" || kind === "total");
  const changes = named.filter((one) => !["gross", "total", "net"].includes(one.kind) && !isAgain(one));
  const nets = named.filter(({ kind }) => kind === "net").reverse();
  const paid =
    nets.find(({ minor }) => sums.net + changesTo(minor, sums.net, changes) === minor) ?? nets[0] ?? null;
  const adjustmentMinor = changesTo(paid?.minor ?? null, sums.net, changes);
  const counted = sums.net + adjustmentMinor;
  const isMet = ({ minor }: Amount) =>
    [sums.gross, sums.gross + sums.bonus, sums.net, counted].includes(minor);
  const doubts: Doubt[] = totals
    .filter((one) => !isMet(one))
    .map(({ row, minor }) => ({ row, message: differs("total", minor, sums.gross, writing) }));
  if (!paid)
    doubts.push(
      ...changes.map(({ row, words, minor }) => ({ row, message: unproved(words, minor, writing) })),
    );
  if (paid && paid.minor !== counted)
    doubts.push({ row: paid.row, message: differs(`net ("${paid.words}")`, paid.minor, counted, writing) });
  return {
    netMinor: paid?.minor ?? (changes.length > 0 ? counted : null),
    adjustmentMinor,
    doubts,
    agreed: [
      ...totals.filter(isMet).map(({ minor }) => sumWords("total", minor, writing)),
      ...[...named.filter(isAgain), ...nets.filter(({ minor }) => minor === counted)].map(({ kind, minor }) =>
        sumWords(kind, minor, writing),
      ),
    ],
    isProved: paid !== null || totals.length > 0,
    provesNet:
      paid?.minor === counted || (sums.net !== sums.gross && totals.some(({ minor }) => minor === sums.net)),
  };
}

/**
 * Amounts below the lines whose words nobody knows: the last is what is paid out where the lines and all that stands between
 * come to just that, and then what stands between is a charge.
 */
function paidOut(
  lines: readonly LineAmounts[],
  named: readonly Amount[],
  unnamed: readonly Amount[],
): readonly Amount[] {
  const last = unnamed.at(-1);
  if (!last || named.some(({ kind }) => kind === "net")) return [];
  const charges = unnamed.slice(0, -1);
  const between = [...named.filter(({ kind }) => kind !== "gross" && kind !== "total"), ...charges];
  const from = sumOf(lines, COLUMNS.net);
  if (between.length === 0 || from + changesTo(last.minor, from, between) !== last.minor) return [];
  return [...charges, { ...last, kind: "net" }];
}

/** Charges are taken off and bonuses added, unless the printed net is only met with some of them turned. */
function changesTo(net: number | null, from: number, changes: readonly Amount[]): number {
  const usual = changes.map(({ kind, minor }) =>
    kind === "bonus" || kind === "adjustment" || minor < 0 ? minor : -minor,
  );
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  if (net === null || changes.length > MOST_TURNED) return sum(usual);
  const masks = Array.from({ length: 2 ** usual.length }, (_, mask) => mask);
  const turned = masks.map((mask) => sum(usual.map((value, at) => ((mask >> at) & 1 ? -value : value))));
  return turned.find((change) => from + change === net) ?? sum(usual);
}
