import { digitsOf } from "@/lib/platform/base/money";

/** Currencies for which Stripe's smallest unit differs from ISO 4217. */
const DIGITS: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

/** Converts an amount from Stripe to the currency's smallest unit by ISO 4217. */
export function minorOf(amount: number, currency: string): number {
  const code = currency.toUpperCase();
  return Math.round(amount * 10 ** (digitsOf(code) - (DIGITS[code] ?? digitsOf(code))));
}
