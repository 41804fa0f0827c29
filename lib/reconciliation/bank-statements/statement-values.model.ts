import {
  type RoundedAmount,
  roundedMinorOf,
  type TypedAmount,
  typedAmount,
} from "@/lib/imports/csv-amount.model";
import { type CalendarDate, isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type Currency, currency } from "@/lib/platform/base/money";
import { quoted, unreadableAt } from "./unreadable.model";

const PLAIN = /^(?<sign>[+-]?)(?<whole>\d*)(?:[.,](?<fraction>\d*))?$/;
const GROUPED = /\d[.,]\d{3}[.,]\d/;
/** Spaces and apostrophes can only separate thousands. */
const GROUPS_APART = /^[+-]?\d{1,3}(?:[\s\u00a0\u202f'’]\d{3})+(?:[.,]\d*)?$/;

/**
 * Parses an amount as machine-readable formats write it, `-1234.5`, `12,`, `,50`, in the smallest unit. Point and comma
 * are both decimal marks there, so thousands separators are accepted only if both occur. Decimals in excess of the
 * currency's are rounded half away from zero. Throws Unreadable with `line` for anything else.
 */
export function statedMinor(raw: string, code: Currency, line: number): RoundedAmount {
  const typed = decimalOf(raw);
  const stated = typed && roundedMinorOf(typed, code);
  if (!stated) throw unreadableAt(line, `the amount ${quoted(raw)} can't be read`);
  return stated;
}

function decimalOf(raw: string): TypedAmount | undefined {
  const said = raw.trim();
  const text = GROUPS_APART.test(said) ? said.replace(/[\s\u00a0\u202f'’]/g, "") : said;
  const { sign = "", whole = "", fraction = "" } = PLAIN.exec(text)?.groups ?? {};
  if (whole || fraction) return { negative: sign === "-", whole: whole || "0", fraction, currency: null };
  return GROUPED.test(text) ? typedAmount(text, ".") : undefined;
}

/** Builds a day from digits. Throws Unreadable with `line` if there is no such day. */
export function dayOf(year: string, month: string, day: string, line: number): CalendarDate {
  const text = `${year}-${month}-${day}`;
  if (isCalendarDate(text)) return text;
  throw unreadableAt(line, `there is no day ${quoted(text)}`);
}

/** Completes a year of two digits as the formats of the 1980s mean it. */
export function fullYear(digits: string): string {
  return `${Number(digits) >= 80 ? "19" : "20"}${digits}`;
}

/** Parses an ISO 4217 code. Throws Unreadable with `line` if it isn't one. */
export function currencyAt(raw: string, line: number): Currency {
  const read = currency.safeParse(raw.trim().toUpperCase());
  if (!read.success) throw unreadableAt(line, `the currency ${quoted(raw)} isn't known`);
  return read.data;
}

/** ISO 4217 numbers, which some files use instead of codes. 810 is Russia's own number for the rouble. */
const BY_NUMBER: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "036 AUD 051 AMD 124 CAD 156 CNY 203 CZK 208 DKK 344 HKD 348 HUF 356 INR 392 JPY 398 KZT 417 KGS 484 MXN " +
    "498 MDL 504 MAD 578 NOK 643 RUB 702 SGD 752 SEK 756 CHF 764 THB 784 AED 810 RUB 826 GBP 840 USD 860 UZS " +
    "933 BYN 944 AZN 946 RON 949 TRY 975 BGN 978 EUR 980 UAH 981 GEL 985 PLN 986 BRL"
  )
    .split(/ (?=\d)/)
    .map((pair) => pair.split(" ")),
);

/** Returns the currency with an ISO 4217 number. Throws Unreadable with `line` if it isn't known. */
export function numericCurrency(digits: string, line: number): Currency {
  return currencyAt(BY_NUMBER[digits] ?? digits, line);
}
