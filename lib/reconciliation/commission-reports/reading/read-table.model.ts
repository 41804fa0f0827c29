import { orderQuestion } from "@/lib/imports/csv-format.model";
import { parseTypedDate } from "@/lib/imports/dates/csv-date.model";
import { type DateOrder, orderDetector } from "@/lib/imports/dates/csv-date-order.model";
import { yearAdder } from "@/lib/imports/dates/csv-year.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type Currency, currency, formatMoney, major, money } from "@/lib/platform/base/money";
import { formatOf, type ReportFormat } from "../import/report-format.model";
import {
  lackOf,
  REPORT_FIELD_LABELS,
  type ReportMapping,
  suggestedReportMapping,
} from "../import/report-mapping.model";
import type { ReportTable } from "../import/report-table.model";
import type { ReadingOptions } from "../import/report-upload.model";
import { type ColumnQuestion, type MoneyColumns, moneyColumns } from "./columns/money-columns.model";
import { currencySaid, dollarOfPlace } from "./currency-said.model";
import { currencyDoubts } from "./doubts/payment-doubts.model";
import { provenReading } from "./proven-reading.model";
import type { ReportQuestion, ReportReading } from "./report-reading.model";
import { type SortedRows, sortedRows } from "./sorted-rows.model";
import { onlySumCurrency, statementSupplier } from "./statement-head.model";
import { type StatementWords, statementWords } from "./statement-words.model";

const USUAL: Currency = currency.parse("USD");
const SAMPLED = 400;

/** Reads a table and the text around it: identifies its columns, reads its lines, and checks its figures. */
export function readTable(table: ReportTable, options: ReadingOptions): ReportReading {
  const { headers } = table;
  const { mapping, questions } = columnsOf(table, options);
  const first = withYears(sortedRows(headers, mapping, table.rows, table.above), table, mapping);
  const words = statementWords(table.above, [...first.words, ...first.leftOut]);
  const { seen, known, isStated, format } = formatIn(table, first, mapping, options, words);
  const sheet = sheetQuestion(table, options);
  const lacks =
    sheet.length > 0 ? null : (unknownColumn(headers, mapping) ?? lackOf(mapping) ?? secondTable(first));
  const rows = lacks === null ? first : { ...first, lines: [] };
  const reading = { headers, mapping, format, settled: seen.settled };
  const lines = withOtherNet(table, provenReading(table, rows, reading, options), format.currency);
  const around = [...table.above, ...first.words];
  const elsewhere = lines.provesPaid ? [] : currencyDoubts(around, format.currency, words.currency);
  const asked = [
    ...sheet,
    ...questions.slice(0, 1),
    ...lines.questions,
    ...writingQuestions(first, seen, options),
  ];
  const open = lacks === null ? asked : [];
  return {
    headers,
    lacks,
    format,
    isCurrencyStated: isStated,
    ...lines,
    refusal: open.length > 0 ? null : lines.refusal,
    questions: open,
    doubts: lacks === null ? [...lines.doubts, ...elsewhere] : [],
    totalLines: first.totals.length,
    receivedOn: dayOf(words.date, options.dateOrder ?? seen.order),
    headingRow: table.headingRow,
    mayBeHeadings: table.mayBeHeadings,
    notes: [...table.notes, ...lines.notes],
    sheets: table.sheets,
    sheet: table.sheet,
    leftOut: [...table.leftOut, ...lines.leftOut],
    stated: {
      supplierName: statementSupplier(table, first, words.supplierName, { headers, mapping }),
      referenceNumber: words.referenceNumber ?? table.stated.referenceNumber,
      currency: known ?? undefined,
      netAmount: lines.netAmount,
    },
  };
}

/**
 * Adds the year to days without one if the lines above prove it. Otherwise the days are left out, which doesn't affect
 * the amounts.
 */
function withYears(
  rows: SortedRows,
  { headers, above }: ReportTable,
  { travelStart, travelEnd }: ReportMapping,
): SortedRows {
  const places = [travelStart, travelEnd].map((header) => headers.indexOf(header ?? "\u0000"));
  const days = rows.lines.flatMap(({ cells }) => places.map((place) => cells[place] ?? ""));
  const dated = yearAdder(
    above.map(({ cells }) => cells),
    days,
  );
  const inYear = (cells: readonly string[]) =>
    cells.map((cell, at) => (places.includes(at) ? dated(cell.trim()) : cell));
  return { ...rows, lines: rows.lines.map((line) => ({ ...line, cells: inYear(line.cells) })) };
}

/**
 * Compares the lines with the payment that was understood from the rest of the document, if no printed total of the
 * lines decides. The payment counts if both agree; otherwise there is a doubt.
 */
function withOtherNet(
  { stated: { netAmount } }: ReportTable,
  lines: ReturnType<typeof provenReading>,
  code: Currency,
): ReturnType<typeof provenReading> {
  if (netAmount == null || lines.netAmount !== undefined || lines.hasNetTotal) return lines;
  const minor = lines.amounts.reduce((all, one) => all + one.netMinor, 0);
  if (netAmount === major({ minor, currency: code })) return { ...lines, netAmount };
  const [one, other] = [money(netAmount, code, "netAmount"), { minor, currency: code }].map(formatMoney);
  const message = `The document seems to pay ${one}, and the lines come to ${other}`;
  return { ...lines, doubts: [...lines.doubts, { row: null, message }] };
}

/** Asks which table of a workbook is the statement if there are several. */
function sheetQuestion({ sheets }: ReportTable, { sheet }: ReadingOptions): readonly ReportQuestion[] {
  if (sheets.length < 2 || sheet !== undefined) return [];
  return [{ about: "sheet", example: sheets.join(", "), choices: sheets }];
}

type Seen = ReturnType<typeof formatOf>;

/** Determines the format of a table, and the currency that it names. */
function formatIn(
  table: ReportTable,
  rows: SortedRows,
  mapping: ReportMapping,
  options: ReadingOptions,
  { currency: named, date }: Pick<StatementWords, "currency" | "date">,
) {
  const said = table.stated.currency ?? named ?? onlySumCurrency(table, rows, mapping);
  const around = [...table.above, ...rows.words, ...rows.leftOut].map(({ cells }) => cells);
  const dollar = dollarOfPlace(around);
  const seen = formatOf(rows, table.headers, mapping, { currency: options.currency ?? said, date, dollar });
  const known = seen.settled ?? seen.currency ?? said;
  const format: ReportFormat = {
    decimalMark: options.decimalMark ?? seen.decimalMark ?? ".",
    dateOrder: options.dateOrder ?? seen.order ?? seen.open?.choices[0] ?? "MDY",
    currency: options.currency ?? known ?? USUAL,
  };
  return { seen, known, isStated: known !== null && !(seen.isShared && !options.currency), format };
}

/** Returns the columns that a person has chosen, otherwise guessed ones, with questions that haven't been answered. */
function columnsOf(table: ReportTable, options: ReadingOptions): MoneyColumns {
  const guess = guessedColumns(table, options);
  const { mapping = guess.mapping, answered = [] } = options;
  const used = Object.values(mapping);
  const isOpen = ({ field, choices: [first = ""] }: ColumnQuestion) =>
    field === "deduction" ? !used.includes(first) : mapping[field] === guess.mapping[field];
  return {
    mapping,
    questions: guess.questions.filter((one) => !answered.includes(one.field) && isOpen(one)),
  };
}

function guessedColumns({ headers, rows, above }: ReportTable, options: ReadingOptions): MoneyColumns {
  const words = suggestedReportMapping(headers, rows);
  if (lackOf(words) !== null) return { mapping: words, questions: [] };
  const sorted = sortedRows(headers, words, rows, above);
  const lines = sorted.lines.slice(0, SAMPLED);
  const mark = options.decimalMark ?? formatOf(sorted, headers, words, { currency: null }).decimalMark ?? ".";
  return moneyColumns(headers, lines, mark, currencySaid(above.map(({ cells }) => cells)));
}

function secondTable({ otherHeadings }: SortedRows): string | null {
  if (!otherHeadings) return null;
  return `Row ${otherHeadings.row} begins another table with other columns: import each table as a file of its own.`;
}

/**
 * Asks for the currency if lines have several, because these are several payments, unless a column states the amounts
 * in one currency.
 */
function currencyQuestion(
  { lines }: SortedRows,
  { currencies, settled, openSign }: Seen,
  options: ReadingOptions,
): readonly ReportQuestion[] {
  if (settled || options.currency || lines.length === 0) return [];
  if (currencies.length === 0 && openSign) return [{ about: "currency", ...openSign }];
  if (currencies.length < 2) return [];
  const example = `The lines are in ${currencies.join(", ")}, and no column says what is paid in one currency.`;
  return [{ about: "currency", example, choices: currencies }];
}

function unknownColumn(headers: readonly string[], mapping: ReportMapping): string | null {
  const unknown = Object.entries(mapping).find(([, header]) => !headers.includes(header));
  if (!unknown) return null;
  const label = REPORT_FIELD_LABELS[unknown[0] as keyof typeof REPORT_FIELD_LABELS];
  return `${label} is mapped to a column that this file doesn't have.`;
}

/** Returns the questions about ambiguous amounts, days and currencies. */
function writingQuestions(
  sorted: SortedRows,
  seen: Seen,
  options: ReadingOptions,
): readonly ReportQuestion[] {
  const isMarkOpen = !options.decimalMark && seen.decimalMark === null;
  return [
    ...currencyQuestion(sorted, seen, options),
    ...(options.dateOrder || seen.order ? [] : orderQuestion(seen)),
    ...(isMarkOpen && seen.openAmount
      ? [{ about: "decimalMark", example: seen.openAmount, choices: [".", ","] } as const]
      : []),
  ];
}

function dayOf(text: string | null, order: DateOrder | null | undefined): CalendarDate | null {
  if (text === null) return null;
  const days = orderDetector();
  days.look(text);
  const { order: own, open } = days.found();
  return !order && open ? null : (parseTypedDate(text, order ?? own ?? "MDY") ?? null);
}
