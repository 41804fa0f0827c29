import { digitsOf } from "@/lib/platform/base/money";

/** In these nobody writes the decimals that they have. */
const WITHOUT_CENTS = new Set(
  "AFN ALL AMD COP CRC CZK HUF IDR IRR KZT LAK LBP MMK MUR PKR RSD RUB SYP TWD TZS UZS YER".split(" "),
);
/** So many amounts are all whole by chance. */
const FEW = 2;
const WHOLE = /^[-+(\u2212]?\s?[1-9]\d{2,}\)?$/;
const CALLED_MINOR =
  /(?<!\p{L})(cents?|centimes?|centavos?|c[eé]ntimos?|centesimi|grosz\p{L}*|minor|øre|öre|pence)(?!\p{L})/iu;
/** As records of a fixed width have them: `00000009600+`. */
const PADDED = /^[-+]?0\d{4,}[-+]?$/;

/**
 * Whether amounts may count cents: a heading says so, or each of several has at least three digits, none a decimal, and some
 * are no round sums.
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
  return some.length > 0 && (isCalled || isOpen) && some.every((amount) => WHOLE.test(amount));
}

/** Digits behind zeros, without a decimal mark: nobody but a program knows where their decimals begin. */
export function isPadded(amount: string): boolean {
  return PADDED.test(amount.trim());
}
