import { digitsOf } from "@/lib/platform/base/money";

/** Currencies whose amounts are usually written without their decimals. */
const WITHOUT_CENTS = new Set(
  "AFN ALL AMD COP CRC CZK HUF IDR IRR KZT LAK LBP MMK MUR PKR RSD RUB SYP TWD TZS UZS YER".split(" "),
);
/** The number of amounts up to which all may be whole by chance. */
const FEW = 2;
/** In cents too, a few amounts are below one whole unit. */
const MOST = 0.9;
const WHOLE = /^[-+(\u2212]?\s?[1-9]\d{2,}\)?$/;
const DIGITS = /^[-+(\u2212]?\s?[1-9]\d*\)?$/;
const CALLED_MINOR =
  /(?<!\p{L})(cents?|centimes?|centavos?|c[eé]ntimos?|centesimi|grosz\p{L}*|minor|øre|öre|pence)(?!\p{L})/iu;
/** Zero-padded amounts as in fixed-width records: `00000009600+`. */
const PADDED = /^[-+]?0\d{4,}[-+]?$/;

/**
 * Whether amounts may be in cents: a heading says so, or there are several amounts without decimals, almost all
 * with at least three digits, and some aren't round.
 */
export function mayCountMinor(
  amounts: readonly string[],
  headings: readonly string[],
  code: string,
): boolean {
  if (digitsOf(code) === 0) return false;
  const some = amounts.filter((amount) => /[1-9]/.test(amount));
  const isCalled = headings.some((heading) => CALLED_MINOR.test(heading));
  const isOpen =
    some.length > FEW && !WITHOUT_CENTS.has(code) && some.some((amount) => /[1-9]\D*$/.test(amount));
  const long = some.filter((amount) => WHOLE.test(amount));
  const isWhole = some.every((amount) => DIGITS.test(amount)) && long.length >= some.length * MOST;
  return some.length > 0 && (isCalled || isOpen) && isWhole;
}

/**
 * Whether an amount is padded with zeros and has no decimal mark, so that only the program that wrote it knows where
 * its decimals begin.
 */
export function isPadded(amount: string): boolean {
  return PADDED.test(amount.trim());
}
