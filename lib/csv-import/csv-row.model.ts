import type { CalendarDate } from "@/lib/base/calendar-date";
import { withoutFormulaQuote } from "@/lib/base/formula-quote";
import {
  type Currency,
  currency,
  extraDecimalsMessage,
  type Money,
  OFFERED_CURRENCIES,
} from "@/lib/base/money";
import { SUPPLIER_NAME_LENGTH } from "@/lib/suppliers/supplier.model";
import {
  currencyBeside,
  currencyOf,
  type DecimalMark,
  roundedMinorOf,
  type TypedAmount,
  typedAmount,
} from "./csv-amount.model";
import { type DateOrder, dayInDateColumn } from "./csv-date.model";
import { CSV_FIELDS, type CsvField, type CsvMapping, FIELD_LABELS } from "./csv-mapping.model";
import { isShortenedNumber, SHORTENED_WORDS } from "./shortened-number.model";

/** A booking as a row tells it. */
export type CsvBooking = {
  readonly confirmationNumber: string;
  readonly clientName: string | null;
  readonly total: Money;
  readonly commission: Money;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
  readonly supplierName: string | null;
};

export type RowError = { readonly field: CsvField; readonly message: string };

/** What a row leaves open, none of which keeps it from being imported. */
export const ROW_WARNINGS = {
  noEnd: "No travel end date: the start date is used",
  noSupplier: "No supplier: the booking will ask for one",
  noCurrency: "No currency: USD is used",
  recall: "Negative commission: imported as a recall",
  highCommission: "The commission is more than the total",
  rounded: "An amount has more decimals than its currency: it is rounded",
} as const;
export type RowWarning = keyof typeof ROW_WARNINGS;

export type RowResult =
  | { readonly ok: true; readonly booking: CsvBooking; readonly warnings: readonly RowWarning[] }
  | { readonly ok: false; readonly errors: readonly RowError[] };

/** How the file writes what can be written in two ways. */
export type RowFormat = { readonly decimalMark: DecimalMark; readonly dateOrder: DateOrder };

const NUMBER_LENGTH = 100;
const NAME_LENGTH = 200;
const MAX_MAJOR = 1_000_000_000_000;
const UNSTORABLE = "Contains characters that cannot be stored";

/** Reads rows of one file: cells become a booking, or every reason why not. */
export function rowReader(headers: readonly string[], mapping: CsvMapping, format: RowFormat) {
  const places = Object.fromEntries(
    CSV_FIELDS.map((field) => [field, headers.indexOf(mapping[field] ?? "\u0000")]),
  ) as Record<CsvField, number>;
  const inHeading = (field: CsvField) => currencyInHeading(mapping[field] ?? "");
  const own = {
    total: inHeading("totalBookingAmount"),
    commission: inHeading("expectedCommissionAmount"),
  };
  return (cells: readonly string[]): RowResult =>
    readRow((field) => withoutFormulaQuote(cells[places[field]] ?? "").trim(), format, own);
}

/** The currencies that the headings of the amounts name. */
type HeadingCurrencies = Readonly<Record<"total" | "commission", Currency | undefined>>;

/** `Price USD`, `Commission (EUR)`: one of the currencies that are offered, so that no other word of three letters is one. */
function currencyInHeading(header: string): Currency | undefined {
  const code = / \(?([A-Z]{3})\)?$/.exec(header)?.[1];
  return OFFERED_CURRENCIES.some((one) => one === code) ? currency.parse(code) : undefined;
}

function readRow(cell: (field: CsvField) => string, format: RowFormat, own: HeadingCurrencies): RowResult {
  const errors: RowError[] = [];
  const warnings: RowWarning[] = [];
  const refuse = (field: CsvField, message: string) => errors.push({ field, message });
  const take = { cell, refuse };
  const confirmationNumber = requiredName(take, "confirmationNumber", NUMBER_LENGTH);
  const clientName = optionalName(take, "clientName", NAME_LENGTH);
  const supplierName = optionalName(take, "supplierName", SUPPLIER_NAME_LENGTH);
  const [total, commission] = amounts(take, format, own, warnings);
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

type Take = {
  readonly cell: (field: CsvField) => string;
  readonly refuse: (field: CsvField, message: string) => void;
};

function requiredName({ cell, refuse }: Take, field: CsvField, max: number): string {
  const value = cell(field);
  if (value === "") refuse(field, `${FIELD_LABELS[field]} is required`);
  if (isShortenedNumber(value)) refuse(field, `${value} ${SHORTENED_WORDS}`);
  return storable(value, field, max, refuse);
}

function optionalName({ cell, refuse }: Take, field: CsvField, max: number): string | null {
  return storable(cell(field), field, max, refuse) || null;
}

function storable(value: string, field: CsvField, max: number, refuse: Take["refuse"]): string {
  if (value.length > max) refuse(field, `Must be at most ${max} characters`);
  else if (value.includes("\u0000") || !value.isWellFormed()) refuse(field, UNSTORABLE);
  return value;
}

/**
 * A currency is the column's, else the one beside the amount; a commission without one is in the total's. A sign that
 * several currencies share is the one that the row names elsewhere.
 */
function amounts(
  take: Take,
  format: RowFormat,
  own: HeadingCurrencies,
  warnings: RowWarning[],
): [Money | undefined, Money | undefined] {
  const total = amount(take, "totalBookingAmount", format);
  const commission = amount(take, "expectedCommissionAmount", format);
  const [totalStated, commissionStated] = [
    statedCurrency(take, "totalBookingCurrency") ?? own.total,
    statedCurrency(take, "expectedCommissionCurrency") ?? own.commission,
  ];
  const named = totalStated ?? commissionStated ?? soleCurrency(total) ?? soleCurrency(commission);
  const totalOwn = totalStated ?? (total && currencyBeside(total, named));
  const commissionOwn = commissionStated ?? (commission && currencyBeside(commission, totalOwn ?? named));
  if (!totalOwn && !commissionOwn) warnings.push("noCurrency");
  const money = (field: AmountField, typed: TypedAmount | undefined, code: Currency | undefined) =>
    typed && moneyOf(take, field, typed, code, warnings);
  const both: [Money | undefined, Money | undefined] = [
    money("totalBookingAmount", total, totalOwn ?? commissionOwn),
    money("expectedCommissionAmount", commission, commissionOwn ?? totalOwn),
  ];
  compare(take, both, warnings);
  return both;
}

type AmountField = "totalBookingAmount" | "expectedCommissionAmount";
const DOLLAR = currency.parse("USD");

/** The currency beside an amount, where it can be no other. */
function soleCurrency(typed: TypedAmount | undefined): Currency | undefined {
  const { among = [] } = typed ?? {};
  return among.length === 1 ? currency.parse(among[0]) : undefined;
}

function compare(
  { refuse }: Take,
  [total, commission]: readonly [Money | undefined, Money | undefined],
  warnings: RowWarning[],
): void {
  if (total && total.minor < 0) refuse("totalBookingAmount", "Total booking amount must not be negative");
  if (commission && commission.minor < 0) warnings.push("recall");
  if (total && commission && isMore(commission, total)) warnings.push("highCommission");
}

function isMore(commission: Money, total: Money): boolean {
  return commission.currency === total.currency && commission.minor > total.minor;
}

function amount({ cell, refuse }: Take, field: CsvField, format: RowFormat): TypedAmount | undefined {
  const raw = cell(field);
  if (raw === "") {
    refuse(field, `${FIELD_LABELS[field]} is required`);
    return undefined;
  }
  const typed = typedAmount(raw, format.decimalMark);
  if (!typed) refuse(field, `${FIELD_LABELS[field]} must be a valid number`);
  return typed;
}

function statedCurrency({ cell, refuse }: Take, field: CsvField): Currency | undefined {
  const raw = cell(field);
  if (raw === "") return undefined;
  const code = knownCurrency(raw);
  if (!code) refuse(field, `${FIELD_LABELS[field]} must be a three-letter ISO 4217 code`);
  return code === undefined ? undefined : currency.parse(code);
}

function moneyOf(
  { refuse }: Take,
  field: AmountField,
  typed: TypedAmount,
  code: Currency | undefined,
  warnings: RowWarning[],
): Money | undefined {
  const { among = [], whole, fraction } = typed;
  if (!code && among.length > 0) {
    refuse(field, `The sign beside the amount may mean ${among.join(", ")}: add a column with the currency`);
    return undefined;
  }
  const own = code ?? DOLLAR;
  const isHuge = Number(`${whole}.${fraction || 0}`) > MAX_MAJOR;
  const stated = isHuge ? undefined : roundedMinorOf(typed, own);
  if (stated?.isRounded && !warnings.includes("rounded")) warnings.push("rounded");
  if (stated) return { minor: stated.minor, currency: own };
  refuse(field, isHuge ? `${FIELD_LABELS[field]} must be a valid number` : extraDecimalsMessage(own));
  return undefined;
}

function day(
  { cell, refuse }: Take,
  field: CsvField,
  format: RowFormat,
  required: boolean,
): CalendarDate | undefined {
  const raw = cell(field);
  if (raw === "") {
    if (required) refuse(field, `${FIELD_LABELS[field]} is required`);
    return undefined;
  }
  const read = dayInDateColumn(raw, format.dateOrder);
  if (!read) refuse(field, `${FIELD_LABELS[field]} must be a valid date`);
  return read;
}

const currencies = new Map<string, string | undefined>();

/** Remembered, because a file names few currencies in many rows. */
function knownCurrency(raw: string): string | undefined {
  if (raw.length > 5) return undefined;
  if (!currencies.has(raw)) {
    if (currencies.size > 1_000) currencies.clear();
    currencies.set(raw, currencyOf(raw));
  }
  return currencies.get(raw);
}
