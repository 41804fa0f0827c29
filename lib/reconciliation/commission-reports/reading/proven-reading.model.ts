import { major, roundingNotice } from "@/lib/platform/base/money";
import { doubtWords } from "../import/report-doubts.model";
import type { LineReading } from "../import/report-lines.model";
import type { ReportMapping } from "../import/report-mapping.model";
import type { ReportTable } from "../import/report-table.model";
import type { ReadingOptions } from "../import/report-upload.model";
import { minorDoubts, paddedAmounts } from "./doubts/minor-doubts.model";
import { taxDoubts } from "./doubts/payment-doubts.model";
import { rateDoubts } from "./doubts/rate-doubts.model";
import { manyLeftOut, manyProblems, uncountable } from "./doubts/report-refusals.model";
import { statusDoubts, unpaidRule } from "./doubts/status-doubts.model";
import {
  leftOutDoubts,
  sumDoubts,
  textOf,
  unknownSums,
  unread,
  withoutCarried,
  withSumsFound,
} from "./left-out.model";
import type { LineAmounts } from "./line-amounts.model";
import { lineDoubts, repeatDoubts } from "./line-checks.model";
import { namedSumOf, sumsInSentences, unnamedSumOf } from "./named-sums.model";
import { deductionQuestion, type OpenField, openFields, subsetsOf, without } from "./open-deductions.model";
import { type ReadLines, readLines, withoutParts } from "./read-lines.model";
import type { ReportReading } from "./report-reading.model";
import type { SortedRows } from "./sorted-rows.model";
import { type StatementSums, statementSums } from "./statement-sums.model";
import { waysToRead } from "./ways-to-read.model";

type Reading = Omit<LineReading, "signs">;
type Options = Pick<ReadingOptions, "mapping" | "answered">;

/**
 * Reads the lines of a table in the way that its printed totals prove. If no printed total shows whether a tax or a fee
 * is deducted, asks about each until that question is answered. Columns that a person has mapped aren't omitted without
 * asking.
 */
export function provenReading(
  table: ReportTable,
  rows: SortedRows,
  reading: Reading,
  { mapping: chosen, answered }: Options,
) {
  const { mapping } = reading;
  const open = openFields(rows, reading).filter((field) => !answered?.includes(field));
  const ways = readInWays(rows, reading);
  const readWithout = (fields: readonly OpenField[]) => bestRead(table, ways, fields, reading);
  const plain = readWithout([]);
  const turned = chosen || plain.provesNet ? null : readWithTaxAdded(table, rows, reading);
  if (turned) return withOrWithoutTax(plain, turned, mapping);
  if (open.length === 0 || rows.lines.length === 0) return { ...plain, questions: [] };
  const proving = [plain, ...subsetsOf(open).map(readWithout)].filter(({ provesNet }) => provesNet);
  const proven = proving.find(({ adjustmentAmount }) => adjustmentAmount === 0) ?? proving[0];
  if (proven && (proven === plain || !chosen)) return { ...proven, questions: [] };
  return { ...plain, questions: open.flatMap((field) => deductionQuestion(field, mapping)) };
}

function readWithTaxAdded(table: ReportTable, rows: SortedRows, reading: Reading) {
  const added = withTaxAdded(reading);
  return added && bestRead(table, readInWays(rows, added), [], added);
}

/**
 * If there are a net and a gross, no other deduction is open. The rate of each line tells as well which of them is the
 * commission: a tax that isn't a part of it is paid on top.
 */
function withOrWithoutTax(plain: Lines, turned: Lines, mapping: ReportMapping) {
  const doubts = taxDoubts(plain.amounts, mapping);
  const isRated = hasRowDoubts(plain) && !hasRowDoubts(turned);
  if (turned.provesNet || (doubts.length > 0 && isRated)) return { ...turned, questions: [] };
  return { ...plain, doubts: [...plain.doubts, ...doubts], questions: [] };
}

function hasRowDoubts({ doubts }: Lines): boolean {
  return doubts.some(({ row }) => row !== null);
}

function readInWays(rows: SortedRows, reading: Reading): readonly Way[] {
  return waysToRead(rows, reading).map((way) => ({
    way,
    lines: readLines(way.lines, reading),
  }));
}

/**
 * Returns a reading in which "gross" is the amount paid, with the tax added to a "net" commission. Only a printed total
 * of the payment can prove it.
 */
function withTaxAdded(reading: Reading): Reading | null {
  const { gross, net, tax } = reading.mapping;
  return gross && net && tax ? { ...reading, mapping: { ...reading.mapping, gross: net, net: gross } } : null;
}

type Lines = ReturnType<typeof bestRead>;
type Way = { readonly way: SortedRows; readonly lines: ReadLines };

/**
 * Returns the lines, read in the way that the printed totals prove, otherwise in the plain way, with their
 * inconsistencies. `fields` are columns that aren't part of the commission.
 */
function bestRead(
  table: ReportTable,
  all: readonly Way[],
  fields: readonly OpenField[],
  { headers, mapping: whole, format }: Reading,
) {
  const mapping = without(whole, fields);
  const ways = all.map(({ way: whole, lines: read }) => {
    const lines = withoutParts(read, fields, mapping.splitRate !== undefined);
    const amounts = lines.checked.map((line) => line.amounts);
    const way = withSumsFound(withoutCarried(whole, lines, format), lines, { headers, mapping, format });
    return { way, lines, amounts, sums: sumsOf(table, way, amounts, { headers, mapping, format }) };
  });
  const { way, lines, amounts, sums } = proved(ways);
  const inMajor = (minor: number) => major({ minor, currency: format.currency });
  return {
    mapping,
    entries: lines.checked.map(({ entry }) => entry),
    amounts,
    problems: lines.problems,
    refusal:
      uncountable(lines, sums) ??
      paddedAmounts(way, { headers, mapping }) ??
      manyProblems(lines) ??
      manyLeftOut(table, lines, sums),
    notes: lines.checked.flatMap(({ row, rounded }) =>
      rounded.length > 0 ? doubtWords({ row, message: roundingNotice(format.currency) }) : [],
    ),
    doubts: [
      ...lineDoubts(lines.checked, format),
      ...(sums.isProved ? [] : [...repeatDoubts(lines.checked), ...sumDoubts(lines.checked)]),
      ...sums.doubts,
      ...leftOutDoubts(way, sums),
      ...unknownSums(table, amounts, sums, format),
      ...minorDoubts(table, way, { headers, mapping, format }),
      ...(table.missingPage && !sums.provesPaid
        ? [{ row: null, message: table.missingPage.slice(0, -1) }]
        : []),
      ...rateDoubts(way, { headers, mapping }, sums.isProved),
      ...statusDoubts(lines.checked, way.lines, { headers, mapping }, sums),
    ],
    agreed: sums.agreed,
    adjustmentAmount: inMajor(sums.adjustmentMinor),
    netAmount: sums.netMinor === null ? undefined : inMajor(sums.netMinor),
    leftOut: [...way.leftOut, ...unread(all[0]?.way, way)].map(textOf),
    provesPaid: sums.provesPaid,
    provesNet: sums.provesNet,
    hasNetTotal: sums.hasNetTotal,
  };
}

/**
 * Returns the reading that the printed totals prove, preferring the one that leaves the least open, otherwise the plain
 * one.
 */
function proved<Way extends { readonly lines: ReadLines; readonly sums: StatementSums }>(
  ways: readonly Way[],
): Way {
  const openIn = ({ lines: { checked, problems }, sums: { adjustmentMinor } }: Way) =>
    problems.length +
    checked.filter(({ entry }) => entry.confirmationNumber === null).length +
    (adjustmentMinor === 0 ? 0 : 1);
  const [best = ways[0]] = ways
    .filter(({ sums }) => sums.isProved)
    .sort((one, other) => openIn(one) - openIn(other));
  if (!best) throw new Error("A table is read in one way at least.");
  return best;
}

type TableRead = Pick<ReportReading, "headers" | "mapping" | "format">;

/** Evaluates the totals printed anywhere in the document, including rows of a PDF that aren't lines. */
function sumsOf(
  table: ReportTable,
  sorted: SortedRows,
  amounts: readonly LineAmounts[],
  read: TableRead,
): StatementSums {
  const beside = [...table.above, ...table.leftOut.map((text, row) => ({ row: row + 1, cells: [text] }))];
  const told = [...table.above, ...sorted.words, ...sorted.leftOut].flatMap(sumsInSentences);
  const named = [...beside.flatMap((row) => namedSumOf(row) ?? []), ...sorted.named, ...told];
  const last = sorted.lines.at(-1)?.row ?? 0;
  // If some lines are unpaid, unnamed amounts below them may belong to those.
  const below = sorted.lines.some(unpaidRule(read)) ? [] : sorted.leftOut.filter(({ row }) => row > last);
  const unnamed = below.flatMap((row) => unnamedSumOf(row) ?? []);
  const printed = { totals: sorted.totals, named, unnamed };
  return statementSums(amounts, printed, read.headers, read.mapping, read.format);
}
