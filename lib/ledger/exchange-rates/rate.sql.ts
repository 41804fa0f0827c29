import "server-only";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { currencyRateImports, currencyRates } from "@/db/schema";
import { type CalendarDate, calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import { type DayRate, PIVOTS, type RateSource, Rates, type StoredRate, type WantedRate } from "./rate.model";
import type { RateListQuery, RateRow } from "./rate-list.model";

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

type NewImport = {
  readonly id: string;
  readonly source: RateSource;
  readonly fileName: string;
  readonly by: string | null;
};

/**
 * Inserts the rates that differ from the current one of their pair and day; returns how many there were. If there are
 * none, it doesn't record an import.
 */
export async function insertRates(
  tx: Tx,
  { id, source, fileName, by }: NewImport,
  rates: readonly DayRate[],
): Promise<number> {
  // Without the lock, two concurrent imports would each miss the other's rates.
  await tx.db.execute(sql`lock table currency_rate_imports in share row exclusive mode`);
  const columns = [
    sql`${arrayText(rates.map(({ base }) => base))}::text[]`,
    sql`${arrayText(rates.map(({ quote }) => quote))}::text[]`,
    sql`${arrayText(rates.map(({ day }) => day))}::date[]`,
    sql`${arrayText(rates.map(({ rate }) => `${rate}`))}::numeric[]`,
  ];
  const [row] = await tx.db.execute<{ added: number }>(sql`
    with fresh as (
      select n.* from unnest(${sql.join(columns, sql`, `)}) as n (base, quote, day, rate)
      left join lateral (select r.rate, i.source from currency_rates r join currency_rate_imports i on i.id = r.import_id
        where r.base = n.base and r.quote = n.quote and r.day = n.day order by r.import_id desc limit 1) known on true
      where known.rate is distinct from n.rate and not (${source} = 'ecb' and known.source is not distinct from 'upload')),
    brought as (
      insert into currency_rate_imports (id, source, file_name, rate_count, created_by, created_at)
      select ${id}::uuid, ${source}, ${fileName}, count(*), ${by}::uuid, ${tx.now.toISOString()}::timestamptz from fresh
      having count(*) > 0 returning id),
    added as (
      insert into currency_rates (base, quote, day, rate, import_id)
      select base, quote, day, rate, brought.id from fresh, brought returning 1)
    select count(*)::int as added from added`);
  return row?.added ?? 0;
}

/** Locks and reads an import that isn't undone. */
export async function lockImport(tx: Tx, id: string) {
  const [row] = await tx.db
    .select()
    .from(currencyRateImports)
    .where(and(eq(currencyRateImports.id, id), isNull(currencyRateImports.undoneAt)))
    .for("update");
  return row;
}

export async function withdrawRates(tx: Tx, importId: string): Promise<void> {
  await tx.db.delete(currencyRates).where(eq(currencyRates.importId, importId));
  await tx.db
    .update(currencyRateImports)
    .set({ undoneAt: tx.now })
    .where(eq(currencyRateImports.id, importId));
}

/** Reads a page of the rates in force, limited to the currencies that the search text names. */
export async function selectRateRows(
  tx: Tx,
  { search, page, pageSize }: RateListQuery,
): Promise<{ readonly rates: RateRow[]; readonly count: number }> {
  const codes = search.toUpperCase().match(/[A-Z]{3}/g) ?? [];
  const named = codes.map((code) => sql`and ${code} in (r.base, r.quote)`);
  const nothing = search !== "" && codes.length === 0 ? sql`and false` : sql``;
  const rows = await tx.db.execute<RateRow & { readonly count: number }>(sql`
    select r.base, r.quote, r.day::text as day, r.rate::text as rate, i.source, i.file_name as "fileName",
      (count(*) over ())::int as count
    from currency_rates r join currency_rate_imports i on i.id = r.import_id
    where not exists (select from currency_rates n where n.base = r.base and n.quote = r.quote and n.day = r.day
      and n.import_id > r.import_id) ${sql.join(named, sql` `)} ${nothing}
    order by r.day desc, r.base, r.quote limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return { rates: [...rows], count: rows[0]?.count ?? 0 };
}

/** Reads the latest imports, without undone ones. */
export function selectImports(tx: Tx, limit: number) {
  return tx.db
    .select()
    .from(currencyRateImports)
    .where(isNull(currencyRateImports.undoneAt))
    .orderBy(desc(currencyRateImports.createdAt))
    .limit(limit);
}
