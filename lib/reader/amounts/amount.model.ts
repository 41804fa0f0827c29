import { CONFIDENCE } from "../confidence";
/** The role an amount plays in an email, as far as its label shows. */
export type Kind =
  /** A total, a gross amount or a price; `sure` says how plainly its label states that. */
  | "whole"
  /** A sum to which something is still added, or from which something is left out. */
  | "beforeTax"
  | "tax"
  | "part"
  | "discount"
  /** A price per person, night or vehicle. */
  | "each"
  | "paid"
  | "owed"
  /** A price less commission. */
  | "net"
  | "commission"
  | "commissionTax"
  /** A price estimate, a security deposit or a cancellation fee. Such an amount is part of no sum. */
  | "aside"
  | "unnamed";

/**
 * An amount in an email with its kind and position: `doc` names the document, `row` is the row number within it, and
 * `at` is the character offset of the end of the amount.
 */
export type Amount = {
  /** The caller's identifier for the amount. */
  readonly id: number;
  readonly value: number;
  readonly currency: string | null;
  readonly kind: Kind;
  /** For a whole or a commission: how certain its label makes it, from 0 to 1. */
  readonly sure: number;
  readonly doc: string;
  readonly row: number;
  readonly at: number;
  /**
   * For a commission or a tax: the percentage printed with it. Without a label: the percentage printed just before it.
   */
  readonly rate?: number;
  /** The amount stands in running text, and nothing above or below it adds up with it. */
  readonly isSpoken?: boolean;
  /** Words beside the amount say that it includes a tax. */
  readonly isGross?: boolean;
  /** The label says that the amount is due, which may also be true of a part. */
  readonly isDue?: boolean;
  /** The label calls the amount a total. */
  readonly isTotal?: boolean;
  /** A multiplication written before the amount results in it: "95.00 x 4 nights = 380.00". */
  readonly isProduct?: boolean;
  /** For a commission: the amount includes a tax on it. */
  readonly isTaxed?: boolean;
};

/** The confidence from which a value counts as stated in the email. */
export const STATED_CONFIDENCE = CONFIDENCE.bar.enough;
/** The confidence of a value when two readings fit: it is shown, but it does not count as stated. */
export const IN_DOUBT = CONFIDENCE.doubt.open;
/** The largest difference, in currency units, that counts as rounding. */
export const ROUNDING_TOLERANCE = 0.011;

export function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < ROUNDING_TOLERANCE;
}

/** Whether two amounts may be in the same currency. An amount without a currency may be in any. */
export function mayShareCurrency(one: Amount, other: Amount): boolean {
  return one.currency === other.currency || one.currency === null || other.currency === null;
}

/**
 * Returns one amount per value and currency, the most certain first. Several places with the same amount raise its
 * certainty.
 */
export function mergeEqualAmounts<T extends Amount>(list: readonly T[]): T[] {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = `${one.value.toFixed(3)} ${one.currency ?? ""}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].flatMap(surestOf).sort(bySure);
}

function surestOf<T extends Amount>(group: readonly T[]): T[] {
  const { byPlace, mostByPlace } = CONFIDENCE.agreed;
  const [best] = group.toSorted(bySure);
  return best ? [{ ...best, sure: best.sure + Math.min(mostByPlace, (group.length - 1) * byPlace) }] : [];
}

export function bySure(one: Amount, other: Amount): number {
  return other.sure - one.sure;
}
