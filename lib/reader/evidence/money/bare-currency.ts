import type { CurrencyContext } from "@/lib/reader/words/money/currency";
import type { AmountFound } from "../layout/reading";

const SAME = 0.011;
const MAX_AMOUNTS = 60;
/** A smaller amount may be like another by chance: of the largest bare one at least this share. */
const LEAST = 0.4;

/**
 * Which currency amounts without one are in, where a mail names several: that of printed amounts which together, or
 * alone, are exactly a bare one, as "Deposit AUD 1,000.00, balance AUD 7,840.68" under "Net payable 8,840.68". Null
 * where none is told so, or more than one.
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
      Math.abs(one.value - value) < SAME ||
      own.slice(index + 1).some((other) => Math.abs(one.value + other.value - value) < SAME),
  );
}

/** The mail's currencies with that of its bare amounts settled, where printed ones tell it. */
export function settledBy(amounts: readonly AmountFound[], currency: CurrencyContext): CurrencyContext {
  const only = currency.only ?? bareCurrency(amounts);
  return only === currency.only ? currency : { ...currency, only };
}
