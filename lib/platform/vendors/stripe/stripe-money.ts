import { digitsOf } from "@/lib/platform/base/money";

/** Currencies whose smallest unit Stripe counts otherwise than ISO 4217 does. */
const DIGITS: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

/** An amount of Stripe's in the currency's smallest unit as everybody else counts it. */
export function minorOf(amount: number, currency: string): number {
  const code = currency.toUpperCase();
  return Math.round(amount * 10 ** (digitsOf(code) - (DIGITS[code] ?? digitsOf(code))));
}
