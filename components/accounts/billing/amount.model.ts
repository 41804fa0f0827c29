import { currency, digitsOf, formatMoney } from "@/lib/platform/base/money";

/** An amount in the smallest unit of the currency that the payment provider names: `JPY 17,000`, `USD 170.00`. */
export function amountWords(minor: number, code: string): string {
  const known = currency.safeParse(code);
  if (known.success) return formatMoney({ minor, currency: known.data });
  return `${code} ${(minor / 10 ** digitsOf(code)).toFixed(digitsOf(code))}`;
}

const INTERVALS: Readonly<Record<string, string>> = { MONTH: "per month", YEAR: "per year" };

/** How often it is paid. */
export function intervalWords(interval: string): string {
  return INTERVALS[interval] ?? `per ${interval.toLowerCase()}`;
}
