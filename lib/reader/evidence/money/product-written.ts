import { isSame } from "@/lib/reader/amounts/amount.model";
import { numberOf } from "@/lib/reader/words/money/amount";

/** "1泊 20,000円 × 2名 × 3泊 =", "£95.00 x 4 nights =": whether the product written before an amount is the amount. */
export function isProductOf(before: string, value: number): boolean {
  const factors =
    /(?:^|[:：\n\t])([^:：=＝\n\t]*[x×*][^:：=＝\n\t]*)[=＝]\s*[^\d\s]{0,3}$/i
      .exec(before)?.[1]
      ?.split(/[x×*]/i) ?? [];
  const numbers = factors.map((factor, index) => {
    const found = factor.match(/\d[\d.,'’]*/g) ?? [];
    return numberOf((index === 0 ? found.at(-1) : found[0]) ?? "x", null);
  });
  return (
    numbers.length > 1 &&
    isSame(
      numbers.reduce((all, one) => all * one, 1),
      value,
    )
  );
}
