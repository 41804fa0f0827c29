import { type Brand, brandOf, type Checked } from "./brand";
import { Failure } from "./failure";
import { memoize } from "./memoize";

/** The currencies that pickers offer, in the spec's order. */
export const OFFERED_CURRENCIES = [
  ..."USD CAD EUR GBP CHF NZD JPY AUD SGD INR NOK AED PLN MXN THB MYR DKK KRW SEK BRL".split(" "),
  ..."ZAR HKD TRY CRC CNY TWD IDR PHP VND CLP ARS PEN COP EGP MAD SAR QAR OMR KWD".split(" "),
] as const;

/** ISO 4217 exponents that are not 2. */
const EXPONENTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" ").map((code) => [code, 0]),
  ),
  ...Object.fromEntries("BHD IQD JOD KWD LYD OMR TND".split(" ").map((code) => [code, 3])),
};

const KNOWN: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** An ISO 4217 code. */
export type Currency = Brand<"Currency">;

/** Checks that a text is a known code; for schemas see `currencySchema` in lib/platform/base/schemas.ts. */
export const currency: Checked<Currency> = brandOf<"Currency">("an ISO 4217 code", (code) => KNOWN.has(code));

/** An amount in the currency's smallest unit, so sums never drift. */
export type Money = { readonly minor: number; readonly currency: Currency };

/** Digits after the point: JPY 0, KWD 3, most 2. */
export function digitsOf(code: string): number {
  return EXPONENTS[code] ?? 2;
}

/** What to change about an amount that has more decimals than its currency. */
export function extraDecimalsMessage(code: string): string {
  const digits = digitsOf(code);
  return digits === 0
    ? `${code} has no decimals: enter a whole number`
    : `${code} has ${digits} decimals: enter no more than that`;
}

/** What is said of an amount that was written with more decimals than its currency has. */
export function roundedWords(code: string): string {
  const digits = digitsOf(code);
  return `The amount is rounded: ${code} has ${digits === 0 ? "no" : digits} decimals`;
}

/** Why a decimal number is no amount of a currency; undefined where it is one. What binary fractions do to a number doesn't count. */
export function amountProblem(majorUnits: number, code: string): string | undefined {
  const scaled = majorUnits * 10 ** digitsOf(code);
  const minor = Math.round(scaled);
  if (!Number.isSafeInteger(minor)) return "The amount is out of range.";
  const isExact = Math.abs(scaled - minor) <= 1e-4 && (minor !== 0 || majorUnits === 0);
  return isExact ? undefined : extraDecimalsMessage(code);
}

export function isSameMoney(one: Money, other: Money): boolean {
  return one.minor === other.minor && one.currency === other.currency;
}

/** From a decimal number as JSON carries it; INVALID_INPUT, of `field`, where it has more decimals than the currency or is out of range. */
export function money(majorUnits: number, code: Currency, field?: string): Money {
  const problem = amountProblem(majorUnits, code);
  if (problem) throw new Failure("INVALID_INPUT", problem, field ? { fields: { [field]: [problem] } } : {});
  // Adding zero makes of -0 what it is to everybody else.
  return { minor: Math.round(majorUnits * 10 ** digitsOf(code)) + 0, currency: code };
}

/** The decimal number that JSON carries. */
export function major(value: Money): number {
  return Number((value.minor / 10 ** digitsOf(value.currency)).toFixed(digitsOf(value.currency)));
}

/** What so many amounts come to. */
export type Sum = Money & { readonly count: number };

/** What amounts, or sums of them, come to, one a currency, of which there are most first, then by code: they are never added up across currencies. */
export function sumsOf(amounts: readonly (Money & { readonly count?: number })[]): readonly Sum[] {
  const sums = [...Map.groupBy(amounts, ({ currency: code }) => code)].map(([code, all]) => ({
    currency: code,
    minor: all.reduce((sum, { minor }) => sum + minor, 0),
    count: all.reduce((sum, { count = 1 }) => sum + count, 0),
  }));
  return sums.toSorted((a, b) => b.count - a.count || (a.currency < b.currency ? -1 : 1));
}

/** `USD 1,234.50`, `JPY 1,234`, `KWD 1.250`: en-US with the currency's code and its own decimals. */
export function formatMoney(value: Money): string {
  return formatOf(value.currency)
    .format(major(value))
    .replace(/\u00a0/g, " ");
}

const formatOf = memoize(
  (code) =>
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: code,
      currencyDisplay: "code",
      minimumFractionDigits: digitsOf(code),
      maximumFractionDigits: digitsOf(code),
    }),
);

/** Figures by currency with those of one's own in front; the others keep their order. */
export function ownFirst<T extends { readonly currency: string }>(figures: readonly T[], own: string): T[] {
  return figures.toSorted((one, other) => Number(other.currency === own) - Number(one.currency === own));
}
