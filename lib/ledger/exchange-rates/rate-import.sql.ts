import "server-only";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { currencyRateImports, currencyRates } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { DayRate, RateSource } from "./rate.model";
import type { RateListQuery, RateRow } from "./rate-list.model";

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
