import "server-only";
import { sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { type CalendarDate, calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import { PIVOTS, type RateSource, Rates, type StoredRate, type WantedRate } from "./rate.model";

type Row = {
  readonly base: string;
  readonly quote: string;
  readonly day: string;
  readonly rate: string;
  readonly source: RateSource;
};

/**
 * Loads the rates that are needed to answer these requests, each as of its day: the last quotes of each pair, in both
 * directions and through the pivot currencies. Needs a system transaction.
 */
export async function selectRatesFor(tx: Tx, wanted: readonly WantedRate[]): Promise<Rates> {
  const pairs = new Set(wanted.filter(({ from, to }) => from !== to).flatMap(quotesOf));
  if (pairs.size === 0) return new Rates([]);
  const asked = [...pairs].map((pair) => pair.split(" "));
  const column = (at: number) => sql`${arrayText(asked.map((one) => one[at] ?? ""))}`;
  const rows = await tx.db.execute<Row>(sql`
    select p.base, p.quote, r.day::text as day, r.rate, i.source
    from unnest(${column(0)}::text[], ${column(1)}::text[], ${column(2)}::date[]) as p (base, quote, day)
    cross join lateral (select day, rate, import_id from currency_rates
      where base = p.base and quote = p.quote and currency_rates.day <= p.day order by day desc, import_id desc limit 1) r
    join currency_rate_imports i on i.id = r.import_id`);
  return new Rates([...rows].map(toRate));
}

/** Returns all pairs whose quotes may help to answer a request. */
function quotesOf({ from, to, day }: WantedRate): string[] {
  const codes = [...new Set([from, to, ...PIVOTS])];
  const pairs = codes.flatMap((base) => codes.map((quote) => ({ base, quote })));
  return pairs
    .filter(({ base, quote }) => base !== quote)
    .map(({ base, quote }) => `${base} ${quote} ${day}`);
}

/** Reads all rates from the `days` days up to a day, and any later ones. Needs a system transaction. */
export async function selectRatesSince(tx: Tx, day: CalendarDate, days: number): Promise<StoredRate[]> {
  const rows = await tx.db.execute<Row>(sql`
    select r.base, r.quote, r.day::text as day, r.rate, i.source from currency_rates r
    join currency_rate_imports i on i.id = r.import_id
    where r.day > ${day}::date - ${days}::int order by r.import_id`);
  return [...rows].map(toRate);
}

function toRate({ base, quote, day, rate, source }: Row): StoredRate {
  return {
    base: currency.parse(base),
    quote: currency.parse(quote),
    day: calendarDate.parse(day),
    rate: Number(rate),
    source,
  };
}
