import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";

/** The sources of a rate: the European Central Bank, or a file that an administrator uploaded. */
export const RATE_SOURCES = ["ecb", "upload"] as const;
export type RateSource = (typeof RATE_SOURCES)[number];

/**
 * The origin of the rate by which a payment in another currency was converted: its two amounts imply it, somebody
 * entered it, or it is a known rate from one of the sources.
 */
export const PAID_RATE_SOURCES = ["amounts", "given", ...RATE_SOURCES] as const;
export type PaidRateSource = (typeof PAID_RATE_SOURCES)[number];

export const SOURCE_WORDS: Readonly<Record<RateSource, string>> = { ecb: "ECB", upload: "uploaded" };

/** The units of `quote` per unit of `base` on a day. */
export type DayRate = {
  readonly base: Currency;
  readonly quote: Currency;
  readonly day: CalendarDate;
  readonly rate: number;
};
export type StoredRate = DayRate & { readonly source: RateSource };

/**
 * The known rate on a day, or the last one before it. A cross rate takes the day and source of the older of its two
 * rates, or of the first if both are of the same day.
 */
export type KnownRate = {
  /** Units of one currency per unit of the other, in the requested direction. */
  readonly rate: number;
  readonly day: CalendarDate;
  readonly source: RateSource;
};

/** A request for the units of `to` per unit of `from` on a day. */
export type WantedRate = { readonly from: string; readonly to: string; readonly day: CalendarDate };

/** A line of a file that was refused, with the reason. */
export type RefusedLine = { readonly line: number; readonly reason: string };

/**
 * The currencies through which a pair that nobody quotes is computed; the first has precedence if both give a rate of
 * the same day.
 */
export const PIVOTS = ["EUR", "USD"] as const;

/** Converts between currencies; the only rule for what one currency is worth in another. */
export class Rates {
  /** The rates of each pair, oldest first; within a day, the latest import is last. */
  readonly #pairs = new Map<string, StoredRate[]>();
  readonly #found = new Map<string, KnownRate | null>();

  constructor(rows: readonly StoredRate[]) {
    for (const row of rows) {
      const pair = `${row.base} ${row.quote}`;
      const days = this.#pairs.get(pair);
      if (days) days.push(row);
      else this.#pairs.set(pair, [row]);
    }
    // The sort is stable, so rates of the same day stay in the order of their imports.
    for (const days of this.#pairs.values()) days.sort((one, other) => compare(one.day, other.day));
  }

  /** Returns the units of `to` per unit of `from` on a day, or by the last rate before it; null if none is known. */
  between(from: string, to: string, day: CalendarDate): number | null {
    return from === to ? 1 : (this.lookUp(from, to, day)?.rate ?? null);
  }

  /**
   * Returns the rate between two different currencies with its day and source: the quoted rate of the pair, or a cross
   * rate through a pivot currency if that is newer.
   */
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

/** Returns the newest rate; the first if several are of the same day. */
function newest(ways: readonly (KnownRate | null)[]): KnownRate | null {
  return ways.reduce((best, way) => (way && (!best || way.day > best.day) ? way : best), null);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
