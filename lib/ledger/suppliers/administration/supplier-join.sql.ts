import "server-only";
import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { supplierDistinctions, supplierFamilies, supplierJoins, suppliers } from "@/db/schema";
import { Failure } from "@/lib/platform/base/failure";
import type { Tx } from "@/lib/platform/context/transaction";
import type { LikelyPair } from "./duplicate.model";
import type { MovedRows } from "./moved-rows.model";
import { UNDO_DAYS, undoableUntil } from "./supplier-join.model";

const DAY_MS = 86_400_000;

/**
 * Locks two suppliers in the order of their ids. New bookings may still refer to them, because a foreign key check
 * doesn't wait for this kind of lock.
 */
export async function lockPair(tx: Tx, fromId: string, intoId: string) {
  const rows = await tx.db
    .select()
    .from(suppliers)
    .where(inArray(suppliers.id, [fromId, intoId]))
    .orderBy(asc(suppliers.id))
    .for("no key update");
  const [from, into] = [fromId, intoId].map((id) => rows.find((row) => row.id === id));
  if (!from || !into) throw new Failure("NOT_FOUND");
  return { from, into };
}

export async function insertJoin(
  tx: Tx,
  join: { readonly id: string; readonly fromId: string; readonly intoId: string; readonly moved: MovedRows },
): Promise<void> {
  await tx.db.insert(supplierJoins).values({ ...join, createdAt: tx.now });
}

/** Locks and reads a merge that is in force. Throws NOT_FOUND if there is none. */
export async function lockJoin(tx: Tx, id: string) {
  const [row] = await tx.db
    .select()
    .from(supplierJoins)
    .where(and(eq(supplierJoins.id, id), isNull(supplierJoins.undoneAt)))
    .for("update");
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

export async function markJoinUndone(tx: Tx, id: string): Promise<void> {
  await tx.db.update(supplierJoins).set({ undoneAt: tx.now }).where(eq(supplierJoins.id, id));
}

/** Reads the merges into a supplier that can still be undone, the newest first. */
export async function selectJoinsInto(tx: Tx, intoId: string) {
  const since = new Date(tx.now.getTime() - UNDO_DAYS * DAY_MS);
  const rows = await tx.db
    .select({ joinId: supplierJoins.id, name: suppliers.name, at: supplierJoins.createdAt })
    .from(supplierJoins)
    .innerJoin(suppliers, eq(suppliers.id, supplierJoins.fromId))
    .where(
      and(
        eq(supplierJoins.intoId, intoId),
        isNull(supplierJoins.undoneAt),
        gt(supplierJoins.createdAt, since),
      ),
    )
    .orderBy(desc(supplierJoins.createdAt));
  return rows.map(({ joinId, name, at }) => ({ joinId, name, until: undoableUntil(at).toISOString() }));
}

/**
 * Returns the supplier that all agents see instead of this one, or this one itself, as far as the caller may see
 * suppliers.
 */
export async function selectJoinedInto(tx: Tx, id: string): Promise<string> {
  const [row] = await tx.db.execute<{ id: string }>(sql`
    with recursive led as (
      select id, merged_into, 0 as step from ${suppliers} where id = ${id}
      union all
      select s.id, s.merged_into, led.step + 1 from led join ${suppliers} s on s.id = led.merged_into where led.step < 8)
    select id from led order by step desc limit 1`);
  return row?.id ?? id;
}

/** If more suppliers than this share a value, it identifies none of them. */
const MOST_ALIKE = 12;
const LEAST_DIGITS = 8;
/** Domains at which anybody can have an address. */
const FREE_MAIL = [
  "gmail.com",
  "googlemail.com",
  "outlook.com",
  "hotmail.com",
  "live.com",
  "yahoo.com",
  "icloud.com",
  "aol.com",
  "gmx.de",
  "gmx.net",
  "web.de",
  "proton.me",
];

type PairOfIds = {
  readonly one: string;
  readonly other: string;
  readonly reasons: LikelyPair["reasons"];
};

/**
 * Returns pairs of suppliers that share a name, family, email domain, phone number or pattern, the pairs with the most
 * in common first. It groups suppliers by the shared value, so that it needn't compare each supplier with all others.
 */
export async function selectAlike(tx: Tx, limit: number): Promise<readonly PairOfIds[]> {
  const rows = await tx.db.execute<{ one: string; other: string; reasons: string }>(sql`
    with there as (
      select * from ${suppliers} where merged_into is null and withdrawn_at is null
    ), shared (id, kind, key) as (
      select id, 'name', regexp_replace(name_key, '[^[:alnum:]]', '', 'g') from there
      union select id, 'name', regexp_replace(alias, '[^[:alnum:]]', '', 'g')
        from there cross join lateral unnest(alias_keys) alias where alias_count > 0
      union select f.supplier_id, 'family', f.family_id::text from ${supplierFamilies} f join there on there.id = f.supplier_id
      union select id, 'domain', lower(split_part(address, '@', 2))
        from there cross join lateral (values (email), (chase_email)) given (address)
        where address is not null and lower(split_part(address, '@', 2)) <> all (${arrayText(FREE_MAIL)}::text[])
      union select id, 'phone', right(regexp_replace(phone_number, '[^0-9]', '', 'g'), 9) from there
        where length(regexp_replace(phone_number, '[^0-9]', '', 'g')) >= ${LEAST_DIGITS}::int
      union select id, 'pattern', (pattern -> 'terms')::text from there
        cross join lateral jsonb_array_elements(case when jsonb_typeof(metadata -> 'bankMatchPatterns') = 'array'
          then metadata -> 'bankMatchPatterns' else '[]' end) pattern
    ), alike as (
      select kind, array_agg(id order by id) as ids from shared where key <> ''
      group by kind, key having count(*) between 2 and ${MOST_ALIKE}::int
    )
    select one, other, json_agg(distinct kind order by kind)::text as reasons
    from alike cross join lateral unnest(ids) one cross join lateral unnest(ids) other
    where one < other
      and not exists (select from ${supplierDistinctions} d where d.one_id = one and d.other_id = other)
    group by one, other order by count(distinct kind) desc, one, other limit ${limit}`);
  return [...rows].map(({ reasons, ...pair }) => ({ ...pair, reasons: JSON.parse(reasons) }));
}

/**
 * Returns the pairs that can still be merged: nobody has marked them as different, and the agents at one supplier see
 * the other. `into` is the shared or the older one.
 */
export async function selectMergeable(
  tx: Tx,
  pairs: readonly PairOfIds[],
  limit: number,
): Promise<readonly LikelyPair[]> {
  const rows = await tx.db.execute<{
    n: number;
    fromId: string;
    fromName: string;
    intoId: string;
    intoName: string;
  }>(sql`
    select n::int as n, f.id as "fromId", f.name as "fromName", i.id as "intoId", i.name as "intoName"
    from unnest(${arrayText(pairs.map(({ one }) => one))}::uuid[], ${arrayText(pairs.map(({ other }) => other))}::uuid[])
      with ordinality as p (one, other, n)
    join ${suppliers} a on a.id = p.one join ${suppliers} b on b.id = p.other
    join ${suppliers} i on i.id = case
      when (b.owner_id is null, b.is_verified) > (a.owner_id is null, a.is_verified) then b.id else a.id end
    join ${suppliers} f on f.id = case when i.id = a.id then b.id else a.id end
    where a.merged_into is null and b.merged_into is null and (i.owner_id is null or i.owner_id = f.owner_id)
      and not exists (select from ${supplierDistinctions} d where d.one_id = p.one and d.other_id = p.other)
    order by n limit ${limit}`);
  return [...rows].map(({ n, fromId, fromName, intoId, intoName }) => ({
    from: { id: fromId, name: fromName },
    into: { id: intoId, name: intoName },
    reasons: pairs[n - 1]?.reasons ?? [],
  }));
}

export async function insertDistinction(tx: Tx, oneId: string, otherId: string): Promise<void> {
  await tx.db
    .insert(supplierDistinctions)
    .values({ oneId, otherId, createdAt: tx.now })
    .onConflictDoNothing();
}

export async function deleteDistinction(tx: Tx, oneId: string, otherId: string): Promise<void> {
  await tx.db
    .delete(supplierDistinctions)
    .where(and(eq(supplierDistinctions.oneId, oneId), eq(supplierDistinctions.otherId, otherId)));
}
