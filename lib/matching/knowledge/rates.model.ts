import type { CalendarDate } from "@/lib/base/calendar-date";

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

/** Dollars for one unit of each currency, day by day; and what confirmed deposits made of two currencies. */
export class Rates {
  readonly #days = new Map<string, { readonly day: string; readonly usd: number }[]>();
  readonly #conversions = new Map<string, Conversion[]>();

  constructor(
    rows: readonly { readonly currency: string; readonly day: string; readonly usd: number }[],
    conversions: readonly Conversion[] = [],
  ) {
    for (const { currency, day, usd } of rows) {
      const days = this.#days.get(currency) ?? [];
      days.push({ day, usd });
      this.#days.set(currency, days);
    }
    for (const days of this.#days.values()) days.sort((one, other) => (one.day < other.day ? -1 : 1));
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
    if (from === to) return 1;
    const [one, other] = [this.#dollars(from, day), this.#dollars(to, day)];
    return one === null || other === null ? this.#converted(from, to, day) : one / other;
  }

  /** The middle of the latest conversions of a pair. */
  #converted(from: string, to: string, day: CalendarDate): number | null {
    const known = this.#conversions.get(`${from} ${to}`) ?? [];
    const last = known.findLastIndex(({ on }) => on <= day);
    const rates = known.slice(Math.max(0, last + 1 - LATEST), last + 1).map(({ rate }) => rate);
    return rates.sort((one, other) => one - other)[rates.length >> 1] ?? null;
  }

  #dollars(currency: string, day: CalendarDate): number | null {
    if (currency === "USD") return 1;
    const days = this.#days.get(currency) ?? [];
    let [low, high] = [0, days.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((days[middle]?.day ?? "") <= day) low = middle + 1;
      else high = middle;
    }
    return days[low - 1]?.usd ?? null;
  }
}
