import { ROUNDING_TOLERANCE } from "@/lib/reader/amounts/amount.model";
import type { CurrencyContext } from "@/lib/reader/words/money/currency";
import type { AmountFound } from "../layout/email-evidence";

const MAX_AMOUNTS = 60;
/**
 * The smallest share of the largest amount without a currency that is considered; a smaller amount may match another by
 * chance.
 */
const LEAST = 0.4;

/**
 * Returns the currency of amounts printed without one, in an email with several currencies: that of printed amounts
 * which alone, or two together, equal such an amount, as "Deposit AUD 1,000.00, balance AUD 7,840.68" under "Net
 * payable 8,840.68". Returns null if this holds for no currency, or for several.
 */
export function bareCurrency(amounts: readonly AmountFound[]): string | null {
  const all = amounts.filter((one) => one.currency === null && one.value > 0).slice(0, MAX_AMOUNTS);
  const largest = Math.max(0, ...all.map((one) => one.value));
  const bare = all.filter((one) => one.value >= largest * LEAST);
  const printed = amounts.filter((one) => one.currency !== null && one.value > 0).slice(0, MAX_AMOUNTS);
  const codes = new Set(printed.map((one) => one.currency));
  const told = [...codes].filter((code) => {
    const own = printed.filter((one) => one.currency === code);
    return bare.some(({ value }) => isTold(value, own));
  });
  return told.length === 1 ? (told[0] ?? null) : null;
}

function isTold(value: number, own: readonly AmountFound[]): boolean {
  return own.some(
    (one, index) =>
      Math.abs(one.value - value) < ROUNDING_TOLERANCE ||
      own.slice(index + 1).some((other) => Math.abs(one.value + other.value - value) < ROUNDING_TOLERANCE),
  );
}

/**
 * Returns the email's currency context, with the currency of amounts printed without one filled in if printed amounts
 * determine it.
 */
export function settledBy(amounts: readonly AmountFound[], currency: CurrencyContext): CurrencyContext {
  const only = currency.only ?? bareCurrency(amounts);
  return only === currency.only ? currency : { ...currency, only };
}
