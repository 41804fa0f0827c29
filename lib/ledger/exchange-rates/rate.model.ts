import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";

/** Who says a rate: the European Central Bank, or a file that an administrator brought. */
export const RATE_SOURCES = ["ecb", "upload"] as const;
export type RateSource = (typeof RATE_SOURCES)[number];

/** By what a payment of another currency was counted: what its two amounts make, what somebody gave, or what was known. */
export const PAID_RATE_SOURCES = ["amounts", "given", ...RATE_SOURCES] as const;
export type PaidRateSource = (typeof PAID_RATE_SOURCES)[number];

export const SOURCE_WORDS: Readonly<Record<RateSource, string>> = { ecb: "ECB", upload: "uploaded" };

/** Units of `quote` for one of `base` on a day. */
export type DayRate = {
  readonly base: Currency;
  readonly quote: Currency;
  readonly day: CalendarDate;
  readonly rate: number;
};
export type StoredRate = DayRate & { readonly source: RateSource };

/** A rate that is known of a day or the last one before it. Of a cross rate the older day counts, and both sources' first. */
export type KnownRate = {
  /** Units of the one currency for one of the other, as it was asked for. */
  readonly rate: number;
  readonly day: CalendarDate;
  readonly source: RateSource;
};

/** Units of `to` for one of `from` on a day. */
export type WantedRate = { readonly from: string; readonly to: string; readonly day: CalendarDate };

/** A line of a file that isn't taken, and why. */
export type RefusedLine = { readonly line: number; readonly reason: string };

/** By way of these a pair is reckoned that nobody quotes, the first before the second where both are of one day. */
export const PIVOTS = ["EUR", "USD"] as const;

/** The one rule for what a currency is worth in another. */
export class Rates {
  /** By pair, oldest first; of one day the latest import is last. */
  readonly #pairs = new Map<string, StoredRate[]>();
  readonly #found = new Map<string, KnownRate | null>();

  constructor(rows: readonly StoredRate[]) {
    for (const row of rows) {
      const pair = `${row.base} ${row.quote}`;
      const days = this.#pairs.get(pair);
      if (days) days.push(row);
      else this.#pairs.set(pair, [row]);
    }
    // Sorting is stable: rows come in the order of their imports.
    for (const days of this.#pairs.values()) days.sort((one, other) => compare(one.day, other.day));
  }

  /** Units of `to` for one of `from` on a day, or by the last rate before it; null where none is known. */
  between(from: string, to: string, day: CalendarDate): number | null {
    return from === to ? 1 : (this.lookUp(from, to, day)?.rate ?? null);
  }

  /** The same with its day and source, of two different currencies: what is quoted for the pair, or reckoned by way of a pivot where that is newer. */
  lookUp(from: string, to: string, day: CalendarDate): KnownRate | null {
    const key = `${from} ${to} ${day}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const ways = [this.#quoted(from, to, day), ...PIVOTS.map((pivot) => this.#crossed(from, to, pivot, day))];
    const found = newest(ways);
    this.#found.set(key, found);
    return found;
  }

  #crossed(from: string, to: string, pivot: string, day: CalendarDate): KnownRate | null {
    if (from === pivot || to === pivot) return null;
    const [one, other] = [this.#quoted(from, pivot, day), this.#quoted(pivot, to, day)];
    if (!one || !other) return null;
    const older = other.day < one.day ? other : one;
    return { ...older, rate: one.rate * other.rate };
  }

  #quoted(from: string, to: string, day: CalendarDate): KnownRate | null {
    const inverse = this.#last(to, from, day);
    return newest([this.#last(from, to, day), inverse && { ...inverse, rate: 1 / inverse.rate }]);
  }

  #last(base: string, quote: string, day: CalendarDate): KnownRate | null {
    const days = this.#pairs.get(`${base} ${quote}`) ?? [];
    let [low, high] = [0, days.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((days[middle]?.day ?? "") <= day) low = middle + 1;
      else high = middle;
    }
    const found = days[low - 1];
    return found ? { rate: found.rate, day: found.day, source: found.source } : null;
  }
}

/** Of several of one day the first. */
function newest(ways: readonly (KnownRate | null)[]): KnownRate | null {
  return ways.reduce((best, way) => (way && (!best || way.day > best.day) ? way : best), null);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
