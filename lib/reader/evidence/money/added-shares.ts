import type { AmountFound } from "../layout/email-evidence";

const SAME = 0.02;

/**
 * "Pos. 1 11 % 702.90, Pos. 3 20 % 59.60, in all 762.50": returns amounts that are the sum of all commissions before
 * them.
 */
export function sumsOf(inside: readonly AmountFound[]): readonly AmountFound[] {
  return inside.filter(({ value }, index) => {
    const sum = inside.slice(0, index).reduce((all, one) => all + one.value, 0);
    return index > 1 && Math.abs(sum - value) <= SAME;
  });
}

/**
 * "It is 126.00 and 22% VAT (27.72): send us your invoice of 153.72": drops an amount that is another one plus its tax.
 */
export function withoutTaxed(
  likely: readonly AmountFound[],
  inside: readonly AmountFound[],
): readonly AmountFound[] {
  const isSum = (one: AmountFound) =>
    likely.some((other) =>
      inside.some(
        (tax) => tax !== other && tax !== one && Math.abs(other.value + tax.value - one.value) <= SAME,
      ),
    );
  return likely.filter((one) => !isSum(one));
}
