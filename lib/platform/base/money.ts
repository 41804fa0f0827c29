import { type Brand, brandOf, type Checked } from "./brand";
import { Failure } from "./failure";
import { memoize } from "./memoize";

/** The currencies that pickers offer, in the specification's order. */
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

/** An amount in the smallest unit of its currency, so that sums are exact. */
export type Money = { readonly minor: number; readonly currency: Currency };

/** Returns the number of decimals of a currency: 0 for JPY, 3 for KWD, 2 for most. */
export function digitsOf(code: string): number {
  return EXPONENTS[code] ?? 2;
}

/** Returns the message that tells how to correct an amount with more decimals than its currency has. */
export function extraDecimalsMessage(code: string): string {
  const digits = digitsOf(code);
  return digits === 0
    ? `${code} has no decimals: enter a whole number`
    : `${code} has ${digits} decimals: enter no more than that`;
}

/** Returns the notice shown for an amount that is rounded because it has more decimals than its currency. */
export function roundingNotice(code: string): string {
  const digits = digitsOf(code);
  return `The amount is rounded: ${code} has ${digits === 0 ? "no" : digits} decimals`;
}

/**
 * Returns why a decimal number is not a valid amount of a currency; undefined if it is valid. Tolerates the inaccuracy
 * of binary fractions.
 */
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

/**
 * Converts a decimal number, as JSON carries it, to an amount. Throws INVALID_INPUT (for `field`, if given) when it has
 * more decimals than the currency or is out of range.
 */
export function money(majorUnits: number, code: Currency, field?: string): Money {
  const problem = amountProblem(majorUnits, code);
  if (problem) throw new Failure("INVALID_INPUT", problem, field ? { fields: { [field]: [problem] } } : {});
  // Adding zero turns -0 into 0.
  return { minor: Math.round(majorUnits * 10 ** digitsOf(code)) + 0, currency: code };
}

/** Returns an amount as the decimal number that JSON carries. */
export function major(value: Money): number {
  return Number((value.minor / 10 ** digitsOf(value.currency)).toFixed(digitsOf(value.currency)));
}

/** The sum of several amounts, and how many there are. */
export type Sum = Money & { readonly count: number };

/**
 * Adds up amounts, or sums of them, separately for each currency, because currencies are never mixed. The currency with
 * the most amounts comes first, then by code.
 */
export function sumsOf(amounts: readonly (Money & { readonly count?: number })[]): readonly Sum[] {
  const sums = [...Map.groupBy(amounts, ({ currency: code }) => code)].map(([code, all]) => ({
    currency: code,
    minor: all.reduce((sum, { minor }) => sum + minor, 0),
    count: all.reduce((sum, { count = 1 }) => sum + count, 0),
  }));
  return sums.toSorted((a, b) => b.count - a.count || (a.currency < b.currency ? -1 : 1));
}

/**
 * Formats an amount as `USD 1,234.50`, `JPY 1,234` or `KWD 1.250`: en-US, with the currency's code and its number of
 * decimals.
 */
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

/** Puts the figures in the person's own currency first; the others keep their order. */
export function ownFirst<T extends { readonly currency: string }>(figures: readonly T[], own: string): T[] {
  return figures.toSorted((one, other) => Number(other.currency === own) - Number(one.currency === own));
}
