const GRID = 2_000;
const ON_GRID = 0.00013;
const TAXES = 1_000;
const [LEAST_NET, ON_TAX] = [0.7, 0.00004];
/** The maximum ratio of a payment with added tax to the commission. */
const MOST_ADDED = 1.3;
const HALF = 0.5 + 1e-6;
const CONFIRMED = 4;
const CONFIRMED_OF_FAMILY = 2;

/** A payment that was a share of the expected amount, in one currency. */
type Shared = { readonly family: string | null; readonly amountMinor: number; readonly ratio: number };

/** The shares of a commission that were paid instead of the whole, confirmed by several payments. */
export class Shares {
  /** The shares below the whole that several payments of any payer confirm. */
  readonly all: readonly number[];
  readonly #own: ReadonlyMap<string, readonly number[]>;
  readonly #added: ReadonlyMap<string, readonly number[]>;
  readonly #seen: ReadonlySet<string>;

  constructor(lessons: readonly Shared[]) {
    const shares = lessons.flatMap(({ family, amountMinor, ratio }) => {
      const share = shareOf(ratio);
      return share !== null && share > 0 && share !== 1 ? [{ family: `${family}`, amountMinor, share }] : [];
    });
    const kept = shares.filter(({ share }) => share < 1);
    this.#seen = new Set(kept.map(({ family, share }) => `${family} ${share}`));
    this.#own = agreedBy(kept, (some) => some.length);
    this.all = agreed(kept, CONFIRMED, (some) => some.length);
    // A renegotiated rate makes one payment higher than expected; added tax makes all of them so.
    const added = shares.filter(({ share }) => share > 1 && share <= MOST_ADDED);
    this.#added = agreedBy(added, (some) => new Set(some.map(({ amountMinor }) => amountMinor)).size);
  }

  /** Returns the shares of a family's earlier payments. */
  of(family: string | null): readonly number[] {
    return this.#own.get(`${family}`) ?? [];
  }

  /** Returns by how much a family pays more than the commission, as a share of it, because it adds tax. */
  addedBy(family: string | null): readonly number[] {
    return this.#added.get(`${family}`) ?? [];
  }

  /** Whether a family's payment was this share of the expected amount before, even if only once. */
  wasSeen(family: string | null, share: number): boolean {
    return this.#seen.has(`${family} ${share}`);
  }

  /** Returns the known share for the ratio of a family's payment, or null. */
  knownOf(family: string | null, ratio: number): number | null {
    const share = shareOf(ratio);
    if (share === null) return null;
    return this.all.includes(share) || this.addedBy(family).includes(share) ? share : null;
  }
}

type Seen = { readonly family: string; readonly amountMinor: number; readonly share: number };
type Count = (some: readonly Seen[]) => number;

function agreedBy(seen: readonly Seen[], count: Count): ReadonlyMap<string, readonly number[]> {
  const families = Map.groupBy(seen, ({ family }) => family);
  return new Map([...families].map(([family, some]) => [family, agreed(some, CONFIRMED_OF_FAMILY, count)]));
}

function agreed(seen: readonly Seen[], least: number, count: Count): readonly number[] {
  const shares = Map.groupBy(seen, ({ share }) => share);
  return [...shares].flatMap(([share, some]) => (count(some) >= least ? [share] : []));
}

/**
 * Returns the share that people would agree on: a multiple of 0.05 percent, or what remains of an amount that was
 * expected with a tax in whole tenths of a percent.
 */
function shareOf(ratio: number): number | null {
  const share = Math.round(ratio * GRID) / GRID;
  const net = TAXES / Math.round(TAXES / ratio);
  const [off, netOff] = [Math.abs(ratio - share), Math.abs(ratio - net)];
  if (ratio < 1 && ratio >= LEAST_NET && netOff <= ON_TAX && netOff < off) return net;
  return off <= ON_GRID ? share : null;
}

/** Whether an amount equals an exact one after rounding, where half a minor unit may be rounded either way. */
export function isRounded(minor: number, exact: number): boolean {
  return Math.abs(minor - exact) <= HALF;
}
