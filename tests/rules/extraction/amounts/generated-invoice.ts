import fc from "fast-check";
import type { Amount, Kind } from "@/lib/reader/amounts/amount.model";

/** A line of an invoice, with the properties of its amount that tests specify. */
export type Line = Pick<Amount, "value" | "kind"> &
  Partial<Pick<Amount, "sure" | "rate" | "isDue" | "currency">>;

export const cents = (value: number) => Math.round(value) / 100;
/** The random contents of an invoice; amounts are in hundredths. */
export const FACTS = fc.record({
  parts: fc.array(fc.integer({ min: 20_001, max: 499_999 }), { minLength: 1, maxLength: 4 }),
  taxes: fc.array(fc.integer({ min: 301, max: 9_999 }), { maxLength: 3 }),
  discount: fc.option(fc.integer({ min: 1_003, max: 9_998 }), { nil: undefined }),
  deposit: fc.option(fc.integer({ min: 10, max: 60 }), { nil: undefined }),
  rate: fc.constantFrom(5, 8, 10, 12.5, 15),
  vat: fc.constantFrom<number | undefined>(undefined, 7, 19, 21),
  net: fc.boolean(),
  others: fc.array(fc.integer({ min: 1_007, max: 1_999_993 }), { maxLength: 2 }),
});
type Facts = typeof FACTS extends fc.Arbitrary<infer T> ? T : never;

/** Returns an invoice's lines without the total, its total, and its commission. */
export function invoice({ parts, taxes, discount = 0, deposit, rate, vat, net, others }: Facts) {
  const base = parts.reduce((sum, one) => sum + one, 0);
  const total = base + taxes.reduce((sum, one) => sum + one, 0) - discount;
  const commission = Math.round((base * rate) / 100);
  const paid = deposit === undefined ? 0 : Math.round((total * deposit) / 100);
  const line = (kind: Kind, value: number): Line => ({ kind, value: cents(value) });
  const lines = [
    ...parts.map((one) => line("part", one)),
    ...(parts.length > 1 ? [line("beforeTax", base)] : []),
    ...taxes.map((one) => line("tax", one)),
    ...(discount > 0 ? [line("discount", -discount)] : []),
    ...(paid > 0 ? [line("paid", paid), line("owed", total - paid)] : []),
    { ...line("commission", commission), rate },
    ...(vat === undefined ? [] : [line("commissionTax", (commission * vat) / 100)]),
    ...others.map((one) => line("unnamed", one)),
    ...(net ? [line("net", total - commission)] : []),
  ];
  return { lines, total: cents(total), commission: cents(commission) };
}
