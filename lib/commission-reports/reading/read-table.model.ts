import type { CalendarDate } from "@/lib/base/calendar-date";
import { type Currency, currency, major } from "@/lib/base/money";
import { counted } from "@/lib/base/text";
import { typedDate } from "@/lib/csv-import/csv-date.model";
import { type DateOrder, orderDetector } from "@/lib/csv-import/csv-date-order.model";
import type { CsvRow } from "@/lib/csv-import/csv-file.model";
import { orderQuestion } from "@/lib/csv-import/csv-format.model";
import { doubtWords } from "../import/report-doubts.model";
import { formatOf, type LineReading, type ReportFormat } from "../import/report-lines.model";
import {
  lackOf,
  REPORT_FIELD_LABELS,
  type ReportMapping,
  suggestedReportMapping,
} from "../import/report-mapping.model";
import type { ReportTable } from "../import/report-table.model";
import type { ReadingOptions } from "../import/report-upload.model";
import type { LineAmounts } from "./line-amounts.model";
import { type Doubt, lineDoubts } from "./line-checks.model";
import { type MoneyColumns, moneyColumns } from "./money-columns.model";
import { namedSumOf } from "./named-sums.model";
import { readLines } from "./read-lines.model";
import type { ReportQuestion, ReportReading } from "./report-reading.model";
import { type SortedRows, sortedRows } from "./sorted-rows.model";
import { onlySumCurrency, supplierIn } from "./statement-head.model";
import { type StatementSums, statementSums } from "./statement-sums.model";
import { statementWords } from "./statement-words.model";
import { waysToRead } from "./ways-to-read.model";

const USUAL: Currency = currency.parse("USD");
const SAMPLED = 400;
const LONGEST = 200;

/** Reads a table with what stands around it: which column is which, its lines, and what of its figures doesn't hold. */
export function readTable(table: ReportTable, options: ReadingOptions): ReportReading {
  const { headers } = table;
  const { mapping, question } = columnsOf(table, options);
  const first = sortedRows(headers, mapping, table.rows, table.above);
  const words = statementWords(table.above, [...first.words, ...first.leftOut]);
  const { seen, known, format } = formatIn(table, first, mapping, options, words.currency);
  const sheet = sheetQuestion(table, options);
  const lacks =
    sheet.length > 0 ? null : (unknownColumn(headers, mapping) ?? lackOf(mapping) ?? secondTable(first));
  const rows = lacks === null ? first : { ...first, lines: [] };
  const lines = bestRead(table, rows, { headers, mapping, format, settled: seen.settled });
  return {
    headers,
    mapping,
    lacks,
    format,
    isCurrencyStated: known !== null,
    questions: lacks === null ? [...sheet, ...questionsOf(question, first, seen, options)] : [],
    ...lines,
    doubts: lacks === null ? lines.doubts : [],
    totalLines: first.totals.length,
    receivedOn: dayOf(words.date, options.dateOrder ?? seen.order),
    headingRow: table.headingRow,
    mayBeHeadings: table.mayBeHeadings,
    notes: [...table.notes, ...lines.notes],
    sheets: table.sheets,
    sheet: table.sheet,
    leftOut: [...table.leftOut, ...lines.leftOut],
    stated: {
      supplierName: supplierIn(table, first, words.supplierName, { headers, mapping }),
      referenceNumber: table.stated.referenceNumber ?? words.referenceNumber ?? undefined,
      currency: known ?? undefined,
      netAmount: lines.netAmount ?? table.stated.netAmount,
    },
  };
}

/** Of a workbook with several tables one is the statement. */
function sheetQuestion({ sheets }: ReportTable, { sheet }: ReadingOptions): readonly ReportQuestion[] {
  if (sheets.length < 2 || sheet !== undefined) return [];
  return [{ about: "sheet", example: sheets.join(", "), choices: sheets }];
}

type Seen = ReturnType<typeof formatOf>;

/** How the table is written, and the currency that it says. */
function formatIn(
  table: ReportTable,
  rows: SortedRows,
  mapping: ReportMapping,
  options: ReadingOptions,
  named: Currency | null,
) {
  const said = table.stated.currency ?? named ?? onlySumCurrency(table, rows, mapping);
  const seen = formatOf(rows, table.headers, mapping, options.currency ?? said);
  const known = seen.settled ?? seen.currency ?? said;
  const format: ReportFormat = {
    decimalMark: options.decimalMark ?? seen.decimalMark ?? ".",
    dateOrder: options.dateOrder ?? seen.order ?? seen.open?.choices[0] ?? "MDY",
    currency: options.currency ?? known ?? USUAL,
  };
  return { seen, known, format };
}

function questionsOf(
  question: ReportQuestion | null,
  sorted: SortedRows,
  seen: Seen,
  options: ReadingOptions,
): readonly ReportQuestion[] {
  return [
    ...(question ? [question] : []),
    ...currencyQuestion(sorted, seen, options),
    ...writingQuestions(options, seen),
  ];
}

/** The lines in the way that the printed sums prove, else in the plain one, and what of them doesn't hold. */
function bestRead(table: ReportTable, rows: SortedRows, reading: Omit<LineReading, "signs">) {
  const { headers, mapping, format } = reading;
  const ways = waysToRead(rows, headers, mapping).map((way) => {
    const lines = readLines(way.lines, reading);
    return { way, lines, sums: sumsOf(table, way, lines.amounts, { headers, mapping, format }) };
  });
  const { way, lines, sums } = proved(ways);
  const inMajor = (minor: number) => major({ minor, currency: format.currency });
  return {
    entries: lines.checked.map(({ entry }) => entry),
    amounts: lines.amounts,
    problems: lines.problems,
    refusal: manyProblems(lines),
    notes: lines.notes.map(doubtWords),
    doubts: [...lineDoubts(lines.checked, format), ...sums.doubts, ...leftOutDoubts(way, sums)],
    adjustmentAmount: inMajor(sums.adjustmentMinor),
    netAmount: sums.netMinor === null ? undefined : inMajor(sums.netMinor),
    leftOut: way.leftOut.map(textOf),
  };
}

const [MANY_LINES, MANY_PARTS] = [3, 3];

/** A table of which a third or more can't be read was taken apart wrongly, whatever the rest of it says. */
function manyProblems({ checked, problems }: ReturnType<typeof readLines>): string | null {
  const bad = new Set(problems.map(({ row }) => row)).size;
  const [first] = problems;
  if (!first || bad < MANY_LINES || bad * MANY_PARTS < bad + checked.length) return null;
  return `${bad} of ${counted(bad + checked.length, "line")} can't be read, so that none is taken; the first: ${doubtWords(first)}. Say which row the headings are and which column is what, or ask for the statement as a CSV or XLSX file.`;
}

/** The first way of reading that the printed sums prove; else the plain one. */
function proved<Way extends { readonly sums: StatementSums }>(ways: readonly Way[]): Way {
  const way = ways.find(({ sums }) => sums.isProved) ?? ways[0];
  if (!way) throw new Error("A table is read in one way at least.");
  return way;
}

function columnsOf({ headers, rows, above }: ReportTable, options: ReadingOptions): MoneyColumns {
  if (options.mapping) return { mapping: options.mapping, question: null };
  const words = suggestedReportMapping(headers);
  if (lackOf(words) !== null) return { mapping: words, question: null };
  const sorted = sortedRows(headers, words, rows, above);
  const lines = sorted.lines.slice(0, SAMPLED);
  const mark = options.decimalMark ?? formatOf(sorted, headers, words, null).decimalMark ?? ".";
  return moneyColumns(headers, lines, mark);
}

function secondTable({ otherHeadings }: SortedRows): string | null {
  if (!otherHeadings) return null;
  return `Row ${otherHeadings.row} begins another table with other columns: import each table as a file of its own.`;
}

/** Lines in several currencies are several payments, unless a column says what they come to in one. */
function currencyQuestion(
  { lines }: SortedRows,
  { currencies, settled }: Seen,
  options: ReadingOptions,
): readonly ReportQuestion[] {
  if (settled || options.currency || currencies.length < 2 || lines.length === 0) return [];
  const example = `The lines are in ${currencies.join(", ")}, and no column says what is paid in one currency.`;
  return [{ about: "currency", example, choices: currencies }];
}

function unknownColumn(headers: readonly string[], mapping: ReportMapping): string | null {
  const unknown = Object.entries(mapping).find(([, header]) => !headers.includes(header));
  if (!unknown) return null;
  const label = REPORT_FIELD_LABELS[unknown[0] as keyof typeof REPORT_FIELD_LABELS];
  return `${label} is mapped to a column that this file doesn't have.`;
}

function writingQuestions(options: ReadingOptions, seen: Seen): readonly ReportQuestion[] {
  const isMarkOpen = !options.decimalMark && seen.decimalMark === null;
  return [
    ...(options.dateOrder || seen.order ? [] : orderQuestion(seen)),
    ...(isMarkOpen && seen.openAmount
      ? [{ about: "decimalMark", example: seen.openAmount, choices: [".", ","] } as const]
      : []),
  ];
}

type Read = Pick<ReportReading, "headers" | "mapping" | "format">;

/** The sums that are printed anywhere in the document, the rows of a PDF that are no lines among them. */
function sumsOf(
  table: ReportTable,
  sorted: SortedRows,
  amounts: readonly LineAmounts[],
  read: Read,
): StatementSums {
  const beside = [...table.above, ...table.leftOut.map((text, row) => ({ row: row + 1, cells: [text] }))];
  const named = [...beside.flatMap((row) => namedSumOf(row) ?? []), ...sorted.named];
  return statementSums(amounts, { totals: sorted.totals, named }, read.headers, read.mapping, read.format);
}

/** Amounts that belong to nothing, unless a printed sum says that the lines are all there is. */
function leftOutDoubts({ leftOut }: SortedRows, { isProved }: StatementSums): readonly Doubt[] {
  if (isProved) return [];
  return leftOut.map((row) => ({
    row: row.row,
    message: `An amount that is no line is left out: ${textOf(row)}`,
  }));
}

function textOf({ cells }: CsvRow): string {
  return cells
    .filter((cell) => cell.trim() !== "")
    .join(" ")
    .slice(0, LONGEST);
}

function dayOf(text: string | null, order: DateOrder | null | undefined): CalendarDate | null {
  if (text === null) return null;
  const days = orderDetector();
  days.look(text);
  const { order: own, open } = days.found();
  return !order && open ? null : (typedDate(text, order ?? own ?? "MDY") ?? null);
}
