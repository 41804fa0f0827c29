import type { NumberFit } from "../candidate.model";
import { isOneSlipAway } from "./likeness.model";
import { alterationsOf, type Identifier } from "./memo.model";

/** The number of characters by which a truncated number is still recognized. */
const MOST_CUT = 3;
const LEAST_CUT = 5;
const LEAST_SLIP = 6;

/** Finds booking numbers among the identifiers of one text, and determines how they match. */
export class NumberReader {
  readonly #plain: ReadonlySet<string>;
  readonly #altered: ReadonlySet<string>;

  constructor(identifiers: readonly Identifier[]) {
    this.#plain = new Set(identifiers.flatMap(({ key, how }) => (how === "altered" ? [] : [key])));
    this.#altered = new Set(identifiers.flatMap(({ key, how }) => (how === "altered" ? [key] : [])));
  }

  /** Returns the identifier that matches a booking, by its number or by the reference that was looked up, or null. */
  fitOf(number: string, alias: string | null): NumberFit | null {
    if (this.#plain.has(number)) return { how: "exact", key: number };
    if (alias !== null) return { how: "alias", key: alias };
    if (this.#altered.has(number)) return { how: "altered", key: number };
    const other = alterationsOf(number).find((one) => one.length >= LEAST_SLIP && this.#plain.has(one));
    return other ? { how: "altered", key: other } : this.#looseFit(number);
  }

  #looseFit(number: string): NumberFit | null {
    let slip: NumberFit | null = null;
    for (const key of this.#plain) {
      const missing = number.length - key.length;
      if (missing > 0 && missing <= MOST_CUT && key.length >= LEAST_CUT && number.startsWith(key))
        return { how: "begun", key };
      if (missing <= 1 && missing >= -1 && key.length >= LEAST_SLIP && isOneSlipAway(key, number))
        slip = { how: "slip", key };
    }
    return slip;
  }
}
