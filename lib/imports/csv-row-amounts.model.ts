import {
  type Currency,
  currency,
  extraDecimalsMessage,
  type Money,
  OFFERED_CURRENCIES,
} from "@/lib/platform/base/money";
import {
  currencyBeside,
  currencyOf,
  type DecimalMark,
  roundedMinorOf,
  type TypedAmount,
  typedAmount,
} from "./csv-amount.model";
import { type CsvField, type CsvMapping, FIELD_LABELS } from "./csv-mapping.model";
import type { DateOrder } from "./dates/csv-date-order.model";

export type RowError = { readonly field: CsvField; readonly message: string };

/** Warnings about a row that don't prevent its import. */
export const ROW_WARNINGS = {
  noEnd: "No travel end date: the start date is used",
  noSupplier: "No supplier: the booking will ask for one",
  noCurrency: "No currency: USD is used",
  recall: "Negative commission: imported as a recall",
  highCommission: "The commission is more than the total",
  rounded: "An amount has more decimals than its currency: it is rounded",
} as const;
export type RowWarning = keyof typeof ROW_WARNINGS;

/** How the file writes ambiguous amounts and dates. */
export type RowFormat = { readonly decimalMark: DecimalMark; readonly dateOrder: DateOrder };

/** Access to the row being read: its trimmed cells, and a function that reports what is wrong with one. */
export type RowAccess = {
  readonly cell: (field: CsvField) => string;
  readonly refuse: (field: CsvField, message: string) => void;
};

const MAX_MAJOR = 1_000_000_000_000;

/** The currencies named by the headings of the amounts. */
export type HeadingCurrencies = Readonly<Record<"total" | "commission", Currency | undefined>>;

export function headingCurrencies(mapping: CsvMapping): HeadingCurrencies {
  return {
    total: currencyInHeading(mapping.totalBookingAmount ?? ""),
    commission: currencyInHeading(mapping.expectedCommissionAmount ?? ""),
  };
}

/**
 * Returns the currency in a heading such as `Price USD` or `Commission (EUR)`. Only offered currencies count, so that
 * other words of three letters aren't taken for one.
 */
function currencyInHeading(header: string): Currency | undefined {
  const code = / \(?([A-Z]{3})\)?$/.exec(header)?.[1];
  return OFFERED_CURRENCIES.some((one) => one === code) ? currency.parse(code) : undefined;
}

/**
 * Reads both amounts of a row. The currency is that of the currency column, otherwise the one beside the amount; a
 * commission without a currency has the total's. A symbol that several currencies share means the one that the row
 * names elsewhere.
 */
export function amountsOf(
  take: RowAccess,
  format: RowFormat,
  own: HeadingCurrencies,
  warnings: RowWarning[],
): [Money | undefined, Money | undefined] {
  const total = amount(take, "totalBookingAmount", format);
  const commission = amount(take, "expectedCommissionAmount", format);
  const [totalIn, commissionIn] = currenciesOf(total, commission, {
    total: statedCurrency(take, "totalBookingCurrency") ?? own.total,
    commission: statedCurrency(take, "expectedCommissionCurrency") ?? own.commission,
  });
  if (!totalIn && !commissionIn) warnings.push("noCurrency");
  const money = (field: AmountField, typed: TypedAmount | undefined, code: Currency | undefined) =>
    typed && moneyOf(take, field, typed, code, warnings);
  const both: [Money | undefined, Money | undefined] = [
    money("totalBookingAmount", total, totalIn ?? commissionIn),
    money("expectedCommissionAmount", commission, commissionIn ?? totalIn),
  ];
  compare(take, both, warnings);
  return both;
}

function currenciesOf(
  total: TypedAmount | undefined,
  commission: TypedAmount | undefined,
  stated: HeadingCurrencies,
): [Currency | undefined, Currency | undefined] {
  const named = stated.total ?? stated.commission ?? soleCurrency(total) ?? soleCurrency(commission);
  const totalIn = stated.total ?? (total && currencyBeside(total, named));
  return [totalIn, stated.commission ?? (commission && currencyBeside(commission, totalIn ?? named))];
}

type AmountField = "totalBookingAmount" | "expectedCommissionAmount";
const DOLLAR = currency.parse("USD");

/** Returns the currency beside an amount if its symbol has no other meaning. */
function soleCurrency(typed: TypedAmount | undefined): Currency | undefined {
  const { among = [] } = typed ?? {};
  return among.length === 1 ? among[0] : undefined;
}

function compare(
  { refuse }: RowAccess,
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

function amount({ cell, refuse }: RowAccess, field: CsvField, format: RowFormat): TypedAmount | undefined {
  const raw = cell(field);
  if (raw === "") {
    refuse(field, `${FIELD_LABELS[field]} is required`);
    return undefined;
  }
  const typed = typedAmount(raw, format.decimalMark);
  if (!typed) refuse(field, `${FIELD_LABELS[field]} must be a valid number`);
  return typed;
}

function statedCurrency({ cell, refuse }: RowAccess, field: CsvField): Currency | undefined {
  const raw = cell(field);
  if (raw === "") return undefined;
  const code = knownCurrency(raw);
  if (!code) refuse(field, `${FIELD_LABELS[field]} must be a three-letter ISO 4217 code`);
  return code;
}

function moneyOf(
  { refuse }: RowAccess,
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

const currencies = new Map<string, Currency | undefined>();

/** Returns the currency code of a cell. Results are cached because a file repeats few currencies in many rows. */
function knownCurrency(raw: string): Currency | undefined {
  if (raw.length > 5) return undefined;
  if (!currencies.has(raw)) {
    if (currencies.size > 1_000) currencies.clear();
    currencies.set(raw, currencyOf(raw));
  }
  return currencies.get(raw);
}
