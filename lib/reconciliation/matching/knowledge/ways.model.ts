/**
 * The ways in which a payment may differ from the expected amount: not at all, by a fee, by a share, or by a share and
 * a fixed sum.
 */
export const WHOLLY = "wholly";

export function wayOfFee(currency: string, feeMinor: number): string {
  return `${currency} ${feeMinor}`;
}

export function wayOfShare(share: number): string {
  return `${share}`;
}

export function wayOfDeduction({ rate, fixedMinor }: { rate: number; fixedMinor: number }): string {
  return `${rate} ${fixedMinor}`;
}

/** The weight of what is known about all families, as a number of a family's own payments. */
const PRIOR = 2;

type Seen = { count: number; readonly ways: Map<string, number> };

/** The ways in which families' payments differ from expected amounts, and how often. */
export class Ways {
  readonly #all: Seen = { count: 0, ways: new Map() };
  readonly #byFamily = new Map<string | null, Seen>();

  constructor(seen: readonly { readonly family: string | null; readonly way: string }[]) {
    for (const { family, way } of seen) {
      const own = this.#byFamily.get(family) ?? { count: 0, ways: new Map<string, number>() };
      this.#byFamily.set(family, own);
      for (const known of [this.#all, own]) {
        known.count += 1;
        known.ways.set(way, (known.ways.get(way) ?? 0) + 1);
      }
    }
  }

  /** Returns the logarithm of the share of a family's payments that differ in this way. */
  usualOf(family: string | null, way: string): number {
    const everywhere = ((this.#all.ways.get(way) ?? 0) + 0.5) / (this.#all.count + 1);
    const own = family === null ? undefined : this.#byFamily.get(family);
    const times = own?.ways.get(way) ?? 0;
    return Math.log((times + PRIOR * everywhere) / ((own?.count ?? 0) + PRIOR));
  }
}
