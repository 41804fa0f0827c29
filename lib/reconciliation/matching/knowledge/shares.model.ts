const GRID = 2_000;
const ON_GRID = 0.00013;
const TAXES = 1_000;
const [LEAST_NET, ON_TAX] = [0.7, 0.00004];
/** So much of a commission may be paid on top of it. */
const MOST_ADDED = 1.3;
const HALF = 0.5 + 1e-6;
const CONFIRMED = 4;
const CONFIRMED_OF_FAMILY = 2;

/** A payment that was a share of what was expected, in one currency. */
type Shared = { readonly family: string | null; readonly amountMinor: number; readonly ratio: number };

/** The shares of a commission that came instead of it: those that several payments agree on. */
export class Shares {
  /** Those that are known of several payments of whomever, each less than the whole. */
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
    // A rate that was agreed anew makes one payment more than expected; tax that is added makes all of them so.
    const added = shares.filter(({ share }) => share > 1 && share <= MOST_ADDED);
    this.#added = agreedBy(added, (some) => new Set(some.map(({ amountMinor }) => amountMinor)).size);
  }

  /** Those by which a family's payments came before. */
  of(family: string | null): readonly number[] {
    return this.#own.get(`${family}`) ?? [];
  }

  /** By how much a family pays more than the commission, as a share of it: tax that it adds. */
  addedBy(family: string | null): readonly number[] {
    return this.#added.get(`${family}`) ?? [];
  }

  /** Whether a family's payment was this share of what was expected before, if only once. */
  wasSeen(family: string | null, share: number): boolean {
    return this.#seen.has(`${family} ${share}`);
  }

  /** The known share that a family's payment of a ratio was; null for none. */
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
 * A share that a person would agree on: whole or half tenths of a percent, or what is left of an amount that was expected with
 * a tax of whole tenths of a percent.
 */
function shareOf(ratio: number): number | null {
  const share = Math.round(ratio * GRID) / GRID;
  const net = TAXES / Math.round(TAXES / ratio);
  const [off, netOff] = [Math.abs(ratio - share), Math.abs(ratio - net)];
  if (ratio < 1 && ratio >= LEAST_NET && netOff <= ON_TAX && netOff < off) return net;
  return off <= ON_GRID ? share : null;
}

/** Whether an amount is this, rounded as somebody may: half a minor unit goes up or down. */
export function isRounded(minor: number, exact: number): boolean {
  return Math.abs(minor - exact) <= HALF;
}
