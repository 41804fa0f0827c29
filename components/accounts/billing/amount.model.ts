import { currency, digitsOf, formatMoney } from "@/lib/platform/base/money";

/** Formats an amount given in the currency's minor unit: `JPY 17,000`, `USD 170.00`. */
export function amountWords(minor: number, code: string): string {
  const known = currency.safeParse(code);
  if (known.success) return formatMoney({ minor, currency: known.data });
  return `${code} ${(minor / 10 ** digitsOf(code)).toFixed(digitsOf(code))}`;
}

const INTERVALS: Readonly<Record<string, string>> = { MONTH: "per month", YEAR: "per year" };

/** Returns how often a plan is paid, as text. */
export function intervalWords(interval: string): string {
  return INTERVALS[interval] ?? `per ${interval.toLowerCase()}`;
}
