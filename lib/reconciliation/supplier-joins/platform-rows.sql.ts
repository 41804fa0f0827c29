import "server-only";
import { sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { bankTransactions, commissionReports, supplierFamilies } from "@/db/schema";
import { folded } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";

type Named = { readonly id: string; readonly name: string };

/**
 * Moves bank transactions and commission reports to another supplier, and returns their ids. Locks them in the order
 * that all code uses.
 */
export async function movePlatformRows(tx: Tx, from: string, into: Named) {
  const transactions = await tx.db.execute<{ id: string }>(sql`
    with chosen as materialized (
      select id from ${bankTransactions} where supplier_id = ${from} order by id for update)
    update ${bankTransactions} t set supplier_id = ${into.id}, version = t.version + 1,
      search = t.search || ${ending(into)} from chosen where t.id = chosen.id returning t.id`);
  const reports = await tx.db.execute<{ id: string }>(sql`
    with chosen as materialized (
      select id from ${commissionReports} where supplier_id = ${from} order by id for update)
    update ${commissionReports} r set supplier_id = ${into.id}, version = r.version + 1
    from chosen where r.id = chosen.id returning r.id`);
  return { transactions: [...transactions].map(({ id }) => id), reports: [...reports].map(({ id }) => id) };
}

/** Moves back those that nobody has assigned to another supplier since. */
export async function movePlatformRowsBack(
  tx: Tx,
  from: string,
  into: Named,
  moved: { readonly transactions: readonly string[]; readonly reports: readonly string[] },
): Promise<void> {
  await tx.db.execute(sql`
    with chosen as materialized (select id from ${bankTransactions}
      where id = any(${arrayText(moved.transactions)}::uuid[]) and supplier_id = ${into.id} order by id for update)
    update ${bankTransactions} t set supplier_id = ${from}, version = t.version + 1,
      search = case when right(t.search, length(${ending(into)})) = ${ending(into)}
        then left(t.search, -length(${ending(into)})) else t.search end
    from chosen where t.id = chosen.id`);
  await tx.db.execute(sql`
    with chosen as materialized (select id from ${commissionReports}
      where id = any(${arrayText(moved.reports)}::uuid[]) and supplier_id = ${into.id} order by id for update)
    update ${commissionReports} r set supplier_id = ${from}, version = r.version + 1
    from chosen where r.id = chosen.id`);
}

/** Makes the matcher treat both suppliers as one company. Families are recalculated every night. */
export async function shareFamily(tx: Tx, from: string, into: string): Promise<void> {
  await writeFamily(tx, from, into);
}

export async function leaveFamily(tx: Tx, from: string): Promise<void> {
  await writeFamily(tx, from, from);
}

async function writeFamily(tx: Tx, supplier: string, like: string): Promise<void> {
  await tx.db.execute(sql`
    insert into ${supplierFamilies} (supplier_id, family_id)
    values (${supplier}, coalesce((select family_id from ${supplierFamilies} own
      where own.supplier_id = ${like} and ${like}::uuid <> ${supplier}::uuid), ${like}::uuid))
    on conflict (supplier_id) do update set family_id = excluded.family_id`);
}

/** Returns the supplier's name as an addition to a transaction's search text. */
function ending({ name }: Named) {
  return sql`${` ${folded(name)}`}::text`;
}
