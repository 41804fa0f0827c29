import "server-only";
import { sql } from "drizzle-orm";
import { supplierPreferences } from "@/db/schema";
import type { KeptPreferences, MovedOfAgent } from "@/lib/ledger/suppliers/administration/moved-rows.model";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";

/**
 * Copies an agent's settings for a supplier to the supplier it is merged into, without overwriting that supplier's own
 * settings. Returns its previous settings.
 */
export async function carrySettings(
  tx: Tx,
  from: string,
  into: string,
): Promise<Pick<MovedOfAgent, "settled">> {
  const [owner, now] = [ownerOf(tx), tx.now.toISOString()];
  const [row] = await tx.db.execute<{ had: string | null; carried: boolean }>(sql`
    with had as (
      select payment_basis as basis, payment_lag_days as "lagDays", chase_name as "chaseName", chase_email as "chaseEmail",
        chase_language as "chaseLanguage", chase_days as "chaseDays", commission_bp as "commissionBp"
      from ${supplierPreferences} where user_id = ${owner} and supplier_id = ${into}),
    carried as (
      insert into ${supplierPreferences} as p (user_id, supplier_id, payment_basis, payment_lag_days, chase_name,
        chase_email, chase_language, chase_days, commission_bp, updated_at)
      select user_id, ${into}::uuid, payment_basis, payment_lag_days, chase_name, chase_email, chase_language,
        chase_days, commission_bp, ${now}::timestamptz
      from ${supplierPreferences} where user_id = ${owner} and supplier_id = ${from} and merged_into is null
        and num_nonnulls(payment_lag_days, chase_name, chase_email, chase_language, chase_days, commission_bp) > 0
      on conflict (user_id, supplier_id) do update set
        payment_basis = case when p.payment_lag_days is null then excluded.payment_basis else p.payment_basis end,
        payment_lag_days = coalesce(p.payment_lag_days, excluded.payment_lag_days),
        chase_name = case when p.chase_email is null then excluded.chase_name else p.chase_name end,
        chase_email = coalesce(p.chase_email, excluded.chase_email),
        chase_language = coalesce(p.chase_language, excluded.chase_language),
        chase_days = coalesce(p.chase_days, excluded.chase_days),
        commission_bp = coalesce(p.commission_bp, excluded.commission_bp), updated_at = excluded.updated_at
      returning supplier_id)
    select (select row_to_json(had)::text from had) as had, exists (select from carried) as carried`);
  if (!row?.carried) return {};
  return { settled: row.had === null ? null : (JSON.parse(row.had) as KeptPreferences) };
}

/** Removes the agent's own merging of a supplier, because it would create a cycle. */
export async function removeOwnMerge(tx: Tx, supplierId: string): Promise<void> {
  await tx.db.execute(sql`
    update ${supplierPreferences} set merged_into = null, updated_at = ${tx.now.toISOString()}::timestamptz
    where user_id = ${ownerOf(tx)} and supplier_id = ${supplierId}`);
}

/** Restores the agent's previous settings, unless they have changed since the merging. */
export async function restoreSettings(tx: Tx, moved: MovedOfAgent, mergedAt: Date): Promise<void> {
  const { settled, unledFrom: removedOwnMergeInto } = moved;
  const mine = sql`user_id = ${ownerOf(tx)} and supplier_id = ${moved.intoId} and updated_at = ${mergedAt.toISOString()}::timestamptz`;
  if (settled === null) {
    await tx.db.execute(sql`delete from ${supplierPreferences} where ${mine}`);
  } else if (settled !== undefined) {
    await tx.db.execute(sql`
      update ${supplierPreferences} set payment_basis = ${settled.basis}, payment_lag_days = ${settled.lagDays},
        chase_name = ${settled.chaseName}, chase_email = ${settled.chaseEmail},
        chase_language = ${settled.chaseLanguage ?? null},
        chase_days = ${settled.chaseDays ? sql.param([...settled.chaseDays]) : null}::int[], commission_bp = ${settled.commissionBp}
      where ${mine}`);
  }
  if (removedOwnMergeInto !== undefined) {
    await tx.db.execute(
      sql`update ${supplierPreferences} set merged_into = ${removedOwnMergeInto} where ${mine} and merged_into is null`,
    );
  }
}
