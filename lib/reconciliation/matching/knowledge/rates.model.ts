import { Rates as KnownRates, type StoredRate } from "@/lib/ledger/exchange-rates/rate.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";

/** A deposit that a person said pays an amount of another currency. */
export type Conversion = {
  readonly from: string;
  readonly to: string;
  readonly on: CalendarDate;
  /** Units of `to` for one of `from`. */
  readonly rate: number;
};

/** So many of the latest conversions say what one is worth where no rate is kept. */
const LATEST = 5;

/** What is known of rates, day by day; and what confirmed deposits made of two currencies. */
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

  /** Units of `to` for one of `from` on a day, or at the last rate before, or as deposits were converted of late; null where nothing says. */
  between(from: string, to: string, day: CalendarDate): number | null {
    return this.#known.between(from, to, day) ?? this.#converted(from, to, day);
  }

  /** The middle of the latest conversions of a pair. */
  #converted(from: string, to: string, day: CalendarDate): number | null {
    const known = this.#conversions.get(`${from} ${to}`) ?? [];
    const last = known.findLastIndex(({ on }) => on <= day);
    const rates = known.slice(Math.max(0, last + 1 - LATEST), last + 1).map(({ rate }) => rate);
    return rates.sort((one, other) => one - other)[rates.length >> 1] ?? null;
  }
}
