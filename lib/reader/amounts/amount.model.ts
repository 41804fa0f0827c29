import { CONFIDENCE } from "../confidence";
/** What an amount of a mail is, as far as its label tells. */
export type Kind =
  /** A total, a gross or a price: `sure` says how plainly. */
  | "whole"
  /** A sum to which something is still added, or of which something is left out. */
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
  /** An idea of a price, a security, a fee for cancelling: nothing adds up with it. */
  | "aside"
  | "unnamed";

/** An amount of a mail, its kind, and where it stands: `doc` names a document, `row` counts its rows, `at` its characters up to the end of the amount. */
export type Amount = {
  /** The caller's name for it. */
  readonly id: number;
  readonly value: number;
  readonly currency: string | null;
  readonly kind: Kind;
  /** Of a whole or a commission, how surely its label says so, 0 to 1. */
  readonly sure: number;
  readonly doc: string;
  readonly row: number;
  readonly at: number;
  /** Of a commission and of a tax, the percentage printed with it; without a label, the one printed just before it. */
  readonly rate?: number;
  /** It stands in running text, with nothing above or below that it is added to. */
  readonly isSpoken?: boolean;
  /** Words beside it say that a tax is in it. */
  readonly isGross?: boolean;
  /** Its label says that it is to be paid, which a part may be as well. */
  readonly isDue?: boolean;
  /** Its label calls it a total. */
  readonly isTotal?: boolean;
  /** Of a commission: a tax on it is part of it. */
  readonly isTaxed?: boolean;
};

/** From here on a value counts as told. */
export const TOLD = CONFIDENCE.bar.enough;
/** What two readings that both fit leave: seen, and not told. */
export const IN_DOUBT = CONFIDENCE.doubt.open;
/** Cents that rounding takes. */
export const SAME = 0.011;

export function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < SAME;
}

/** Amounts without a currency may be in any. */
export function isLike(one: Amount, other: Amount): boolean {
  return one.currency === other.currency || one.currency === null || other.currency === null;
}

/** One per value and currency, surer when several places agree; surest first. */
export function agreed<T extends Amount>(list: readonly T[]): T[] {
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
