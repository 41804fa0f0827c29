import { Rates as KnownRates, type StoredRate } from "@/lib/ledger/exchange-rates/rate.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";

/** A deposit that a person linked with an amount in another currency. */
export type Conversion = {
  readonly from: string;
  readonly to: string;
  readonly on: CalendarDate;
  /** Units of `to` for one unit of `from`. */
  readonly rate: number;
};

/** The number of latest conversions from which a rate is derived if none is stored. */
const LATEST = 5;

/** Known exchange rates by day, and the rates of confirmed deposits in two currencies. */
export class Rates {
  readonly #known: KnownRates;
  readonly #conversions = new Map<string, Conversion[]>();

  constructor(rows: readonly StoredRate[], conversions: readonly Conversion[] = []) {
    this.#known = new KnownRates(rows);
    const both = conversions.flatMap((one) => [
      one,
      { ...one, from: one.to, to: one.from, rate: 1 / one.rate },
    ]);
    for (const [key, some] of Map.groupBy(both, ({ from, to }) => `${from} ${to}`))
      this.#conversions.set(
        key,
        some.sort((one, other) => (one.on < other.on ? -1 : 1)),
      );
  }

  /**
   * Returns units of `to` for one unit of `from` on a day: by the stored rate of that day or the last one before,
   * otherwise by the latest conversions of deposits. Returns null if there are none.
   */
  between(from: string, to: string, day: CalendarDate): number | null {
    return this.#known.between(from, to, day) ?? this.#converted(from, to, day);
  }

  /** Returns the median of the latest conversions of a pair. */
  #converted(from: string, to: string, day: CalendarDate): number | null {
    const known = this.#conversions.get(`${from} ${to}`) ?? [];
    const last = known.findLastIndex(({ on }) => on <= day);
    const rates = known.slice(Math.max(0, last + 1 - LATEST), last + 1).map(({ rate }) => rate);
    return rates.sort((one, other) => one - other)[rates.length >> 1] ?? null;
  }
}
