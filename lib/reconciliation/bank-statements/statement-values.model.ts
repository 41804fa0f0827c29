import {
  type RoundedAmount,
  roundedMinorOf,
  type TypedAmount,
  typedAmount,
} from "@/lib/imports/csv-amount.model";
import { type CalendarDate, isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type Currency, currency } from "@/lib/platform/base/money";
import { damagedAt, quoted } from "./unreadable.model";

const PLAIN = /^(?<sign>[+-]?)(?<whole>\d*)(?:[.,](?<fraction>\d*))?$/;
const GROUPED = /\d[.,]\d{3}[.,]\d/;
/** Blanks and apostrophes group thousands, and mean nothing else. */
const GROUPS_APART = /^[+-]?\d{1,3}(?:[\s\u00a0\u202f'’]\d{3})+(?:[.,]\d*)?$/;

/**
 * An amount as the formats made for programs write it, `-1234.5`, `12,`, `,50`, in the smallest unit: point and comma
 * are both decimal marks there, so a grouped one is read only where it shows both. Decimals that the currency doesn't
 * have are rounded half away from zero. Damage of `line` for anything else.
 */
export function statedMinor(raw: string, code: Currency, line: number): RoundedAmount {
  const typed = decimalOf(raw);
  const stated = typed && roundedMinorOf(typed, code);
  if (!stated) throw damagedAt(line, `the amount ${quoted(raw)} can't be read`);
  return stated;
}

function decimalOf(raw: string): TypedAmount | undefined {
  const said = raw.trim();
  const text = GROUPS_APART.test(said) ? said.replace(/[\s\u00a0\u202f'’]/g, "") : said;
  const { sign = "", whole = "", fraction = "" } = PLAIN.exec(text)?.groups ?? {};
  if (whole || fraction) return { negative: sign === "-", whole: whole || "0", fraction, currency: null };
  return GROUPED.test(text) ? typedAmount(text, ".") : undefined;
}

/** The day of parts that are digits; damage of `line` where there is none such. */
export function dayOf(year: string, month: string, day: string, line: number): CalendarDate {
  const text = `${year}-${month}-${day}`;
  if (isCalendarDate(text)) return text;
  throw damagedAt(line, `there is no day ${quoted(text)}`);
}

/** A year of two digits as the formats of the 1980s mean it. */
export function fullYear(digits: string): string {
  return `${Number(digits) >= 80 ? "19" : "20"}${digits}`;
}

/** Damage of `line` for what is no ISO 4217 code. */
export function currencyAt(raw: string, line: number): Currency {
  const read = currency.safeParse(raw.trim().toUpperCase());
  if (!read.success) throw damagedAt(line, `the currency ${quoted(raw)} isn't known`);
  return read.data;
}

/** The numbers of ISO 4217 that files name instead of codes; 810 is Russia's own for its rouble. */
const BY_NUMBER: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "036 AUD 051 AMD 124 CAD 156 CNY 203 CZK 208 DKK 344 HKD 348 HUF 356 INR 392 JPY 398 KZT 417 KGS 484 MXN " +
    "498 MDL 504 MAD 578 NOK 643 RUB 702 SGD 752 SEK 756 CHF 764 THB 784 AED 810 RUB 826 GBP 840 USD 860 UZS " +
    "933 BYN 944 AZN 946 RON 949 TRY 975 BGN 978 EUR 980 UAH 981 GEL 985 PLN 986 BRL"
  )
    .split(/ (?=\d)/)
    .map((pair) => pair.split(" ")),
);

/** Damage of `line` for a number that is no known currency's. */
export function numericCurrency(digits: string, line: number): Currency {
  return currencyAt(BY_NUMBER[digits] ?? digits, line);
}
