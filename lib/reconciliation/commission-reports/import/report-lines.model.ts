import { currencyOf, type RoundedAmount, roundedMinorOf, typedAmount } from "@/lib/imports/csv-amount.model";
import type { CsvRow } from "@/lib/imports/csv-file.model";
import { isShortenedNumber } from "@/lib/imports/csv-row.model";
import { parseTypedDate } from "@/lib/imports/dates/csv-date.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import { currencyInHeading } from "../reading/columns/column-figures.model";
import type { Signs } from "../reading/columns/column-proofs.model";
import { type LineAmounts, lineAmounts, type SaidAmounts } from "../reading/line-amounts.model";
import type { EntryDraft } from "../report.model";
import type { EntryOutcome } from "../report-status.model";
import { type ReportFormat, SUMS } from "./report-format.model";
import { REPORT_FIELD_LABELS, type ReportField, type ReportMapping } from "./report-mapping.model";

/** A row of a statement. `faults` explains, by column, why a cell has no usable value. */
export type TableRow = CsvRow & { readonly faults?: ReadonlyMap<number, string> };

/** Why a line can't be imported, or what is inconsistent in it. */
export type LineProblem = { readonly row: number; readonly message: string };

export type ReadLine =
  | {
      readonly kind: "entry";
      readonly row: number;
      readonly entry: EntryDraft;
      readonly said: SaidAmounts;
      readonly amounts: LineAmounts;
      /** The amounts that were rounded because they had more decimals than the currency. */
      readonly rounded: readonly (keyof SaidAmounts)[];
    }
  | { readonly kind: "problems"; readonly problems: readonly LineProblem[] };

type Cell = (field: ReportField) => string;
/** Reports why a line can't be read. */
type Refuse = (message: string) => void;

/** How to read the lines of a file. `settled` is the currency in the commission's heading, if it names one. */
export type LineReading = {
  readonly headers: readonly string[];
  readonly mapping: ReportMapping;
  readonly format: ReportFormat;
  readonly signs: Signs;
  readonly settled: Currency | null;
};

/** Returns a function that reads a row as an entry, or returns every reason why it can't. */
export function lineReader(reading: LineReading) {
  const { headers, mapping } = reading;
  return (row: TableRow & { readonly section: string | null }, line: number): ReadLine => {
    const cell: Cell = (field) => row.cells[headers.indexOf(mapping[field] ?? "\u0000")]?.trim() ?? "";
    const problems: LineProblem[] = [];
    const refuse: Refuse = (message) => void problems.push({ row: row.row, message });
    refuseFaults(row, headers, mapping, refuse);
    const read = entryOf(cell, reading, refuse);
    if (problems.length > 0 || !read) return { kind: "problems", problems };
    const { said, amounts, rounded, ...entry } = read;
    const property = entry.property ?? row.section;
    return {
      kind: "entry",
      row: row.row,
      said,
      amounts,
      rounded,
      entry: { ...entry, property, line, raw: rawOf(headers, row) },
    };
  };
}

/** Reports unusable cells in mapped columns, which prevent reading the line. */
function refuseFaults(
  { faults }: TableRow,
  headers: readonly string[],
  mapping: ReportMapping,
  refuse: Refuse,
) {
  if (!faults) return;
  for (const field of Object.keys(mapping) as ReportField[]) {
    const fault = faults.get(headers.indexOf(mapping[field] ?? "\u0000"));
    if (fault) refuse(`${REPORT_FIELD_LABELS[field]} is ${fault}`);
  }
}

function entryOf(cell: Cell, { format, signs, settled, mapping }: LineReading, refuse: Refuse) {
  const named = currencyOf(cell("currency"));
  const isForeign = named !== undefined && named !== format.currency;
  if (isForeign && !settled) refuse(`This line is in ${named}, the report in ${format.currency}`);
  const read = amountsOf(cell, { format, signs, mapping }, refuse);
  const travelStart = dayIn(cell, "travelStart", format, refuse);
  const travelEnd = dayIn(cell, "travelEnd", format, refuse);
  if (!read) return undefined;
  const isOtherSale =
    isForeign || (currencyInHeading(mapping.sale ?? "") ?? format.currency) !== format.currency;
  return {
    ...read.amounts.stored,
    ...read,
    confirmationNumber: numberOf(cell),
    clientName: words(cell, "clientName", 200),
    travelStart,
    travelEnd,
    saleMinor:
      isOtherSale || cell("sale") === "" ? null : (amountIn(cell, "sale", format, refuse)?.minor ?? null),
    outcome: outcomeOf(cell("outcome")),
    property: words(cell, "property", 200),
    agency: words(cell, "agency", 200),
    booking: null,
  };
}

/** Reads the amounts of a line. A missing gross, fee or net is derived from the others. */
function amountsOf(
  cell: Cell,
  { format, signs, mapping }: Pick<LineReading, "format" | "signs" | "mapping">,
  refuse: Refuse,
): Pick<Extract<ReadLine, { kind: "entry" }>, "said" | "amounts" | "rounded"> | undefined {
  const sums = SUMS.filter((field) => !isNothing(cell(field))).map((field) => ({
    field,
    stated: amountIn(cell, field, format, refuse),
  }));
  if (sums.some(({ stated }) => !stated)) return undefined;
  const said = Object.fromEntries(sums.map(({ field, stated }) => [field, stated?.minor])) as SaidAmounts;
  return {
    said,
    amounts: lineAmounts(said, signs, mapping.splitRate !== undefined),
    rounded: sums.flatMap(({ field, stated }) => (stated?.isRounded ? [field] : [])),
  };
}

/** Whether a cell is blank or a dash that stands for nothing. */
function isNothing(text: string): boolean {
  return /^[-–—]?$/.test(text);
}

/** Parses an amount. Returns undefined if it can't be read. */
function amountIn(
  cell: Cell,
  field: ReportField,
  format: ReportFormat,
  refuse: Refuse,
): RoundedAmount | undefined {
  const typed = typedAmount(cell(field), format.decimalMark);
  const stated = typed && roundedMinorOf(typed, format.currency);
  if (!stated)
    refuse(`${REPORT_FIELD_LABELS[field]}: "${cell(field).slice(0, 40)}" is no amount in ${format.currency}`);
  return stated;
}

function dayIn(cell: Cell, field: ReportField, format: ReportFormat, refuse: Refuse): CalendarDate | null {
  if (isNothing(cell(field))) return null;
  const day = parseTypedDate(cell(field), format.dateOrder) ?? onlyDayIn(cell(field), format.dateOrder);
  if (!day) refuse(`${REPORT_FIELD_LABELS[field]}: "${cell(field).slice(0, 40)}" is no date`);
  return day ?? null;
}

const DAY_IN_WORDS =
  /(?<![\p{L}\d])(?:\d{1,2}[-/. ]{1,2}(?:\p{L}{3,12}\.?|\d{1,2})[-/. ]{1,2}(?:20)?\d{2}|20\d{2}-\d{2}-\d{2}|\p{L}{3,12}\.? \d{1,2},? 20\d{2})(?![\p{L}\d])/gu;

/** Returns the only day within a text, such as a ship and its sailing date. */
function onlyDayIn(text: string, order: ReportFormat["dateOrder"]): CalendarDate | undefined {
  const days = [...text.matchAll(DAY_IN_WORDS)].flatMap(([day]) => parseTypedDate(day, order) ?? []);
  return days.length === 1 ? days[0] : undefined;
}

/** Returns the number of a booking, or null if a spreadsheet has shortened it, so that it may be that of several. */
function numberOf(cell: Cell): string | null {
  return isShortenedNumber(cell("confirmationNumber")) ? null : words(cell, "confirmationNumber", 100);
}

function words(cell: Cell, field: ReportField, longest: number): string | null {
  return cell(field).slice(0, longest) || null;
}

function outcomeOf(words: string): EntryOutcome {
  if (/no.?show/i.test(words)) return "no-show";
  if (/cancel|annul|storn/i.test(words)) return "cancelled";
  return /non.?comm/i.test(words) ? "non-commissionable" : "paid";
}

function rawOf(headers: readonly string[], { cells }: CsvRow): Record<string, string> {
  return Object.fromEntries(headers.map((header, index) => [header, (cells[index] ?? "").slice(0, 500)]));
}
