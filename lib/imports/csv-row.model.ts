import { SUPPLIER_NAME_LENGTH } from "@/lib/ledger/suppliers/supplier.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { withoutFormulaQuote } from "@/lib/platform/base/formula-quote";
import type { Money } from "@/lib/platform/base/money";
import { CSV_FIELDS, type CsvField, type CsvMapping, FIELD_LABELS } from "./csv-mapping.model";
import {
  amountsOf,
  type HeadingCurrencies,
  headingCurrencies,
  type RowAccess,
  type RowError,
  type RowFormat,
  type RowWarning,
} from "./csv-row-amounts.model";
import { parseDateCell } from "./dates/csv-date.model";

/** A booking as read from a row. */
export type CsvBooking = {
  readonly confirmationNumber: string;
  readonly clientName: string | null;
  readonly total: Money;
  readonly commission: Money;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
  readonly supplierName: string | null;
};

export type RowResult =
  | { readonly ok: true; readonly booking: CsvBooking; readonly warnings: readonly RowWarning[] }
  | { readonly ok: false; readonly errors: readonly RowError[] };

const NUMBER_LENGTH = 100;
const NAME_LENGTH = 200;
const UNSTORABLE = "Contains characters that cannot be stored";
/** `1.23457E+11`, `1,23E+11`, `1E+12`: how a spreadsheet shows or saves a long number. */
const SHORTENED = /^[+-]?\d(?:(?:[.,]\d+)?E\+\d{1,3}|[.,]\d+E\d{1,3})$/i;
/** Explains a shortened number; its text comes before. */
export const SHORTENED_WORDS =
  "is a number that a spreadsheet has shortened: its last digits are lost. Set the column to text and save the file again";

/** Whether a cell with an identifying number was shortened by a spreadsheet, so that its last digits are lost. */
export function isShortenedNumber(cell: string): boolean {
  return SHORTENED.test(cell.trim());
}

/** Returns a function that reads the rows of one file. It returns a booking, or every reason why a row isn't one. */
export function rowReader(headers: readonly string[], mapping: CsvMapping, format: RowFormat) {
  const places = Object.fromEntries(
    CSV_FIELDS.map((field) => [field, headers.indexOf(mapping[field] ?? "\u0000")]),
  ) as Record<CsvField, number>;
  const own = headingCurrencies(mapping);
  return (cells: readonly string[]): RowResult =>
    readRow((field) => withoutFormulaQuote(cells[places[field]] ?? "").trim(), format, own);
}

function readRow(cell: (field: CsvField) => string, format: RowFormat, own: HeadingCurrencies): RowResult {
  const errors: RowError[] = [];
  const warnings: RowWarning[] = [];
  const refuse = (field: CsvField, message: string) => errors.push({ field, message });
  const take = { cell, refuse };
  const confirmationNumber = requiredName(take, "confirmationNumber", NUMBER_LENGTH);
  const clientName = optionalName(take, "clientName", NAME_LENGTH);
  const supplierName = optionalName(take, "supplierName", SUPPLIER_NAME_LENGTH);
  const [total, commission] = amountsOf(take, format, own, warnings);
  const travelStart = day(take, "travelStartDate", format, true);
  const travelEnd = day(take, "travelEndDate", format, false) ?? travelStart;
  if (travelStart && travelEnd && travelStart > travelEnd) {
    refuse("travelEndDate", "Travel end date must be after start date");
  }
  if (errors.length > 0 || !total || !commission || !travelStart || !travelEnd) return { ok: false, errors };
  if (cell("travelEndDate") === "") warnings.push("noEnd");
  if (supplierName === null) warnings.push("noSupplier");
  const booking = { confirmationNumber, clientName, total, commission, travelStart, travelEnd, supplierName };
  return { ok: true, booking, warnings };
}

function requiredName({ cell, refuse }: RowAccess, field: CsvField, max: number): string {
  const value = cell(field);
  if (value === "") refuse(field, `${FIELD_LABELS[field]} is required`);
  if (isShortenedNumber(value)) refuse(field, `${value} ${SHORTENED_WORDS}`);
  return storable(value, field, max, refuse);
}

function optionalName({ cell, refuse }: RowAccess, field: CsvField, max: number): string | null {
  return storable(cell(field), field, max, refuse) || null;
}

function storable(value: string, field: CsvField, max: number, refuse: RowAccess["refuse"]): string {
  if (value.length > max) refuse(field, `Must be at most ${max} characters`);
  else if (value.includes("\u0000") || !value.isWellFormed()) refuse(field, UNSTORABLE);
  return value;
}

function day(
  { cell, refuse }: RowAccess,
  field: CsvField,
  format: RowFormat,
  required: boolean,
): CalendarDate | undefined {
  const raw = cell(field);
  if (raw === "") {
    if (required) refuse(field, `${FIELD_LABELS[field]} is required`);
    return undefined;
  }
  const read = parseDateCell(raw, format.dateOrder);
  if (!read) refuse(field, `${FIELD_LABELS[field]} must be a valid date`);
  return read;
}
