import "server-only";
import { sql } from "drizzle-orm";
import type { Tx } from "@/lib/platform/context/transaction";

/**
 * Locks the transactions of an import, so that nobody links one in the meantime. Returns how many there are, and how
 * many have an open link.
 */
export async function lockImported(tx: Tx, importId: string): Promise<{ count: number; linked: number }> {
  const rows = await tx.db.execute<{ count: number; linked: number }>(sql`
    select count(*)::int as count, count(*) filter (where exists (
      select from match_links m where m.transaction_id = t.id and m.closed_at is null))::int as linked
    from (select id from bank_transactions where import_id = ${importId}::uuid and withdrawn_at is null
      order by id for update) t`);
  return [...rows][0] ?? { count: 0, linked: 0 };
}

export async function withdrawImported(tx: Tx, importId: string): Promise<void> {
  const now = tx.now.toISOString();
  await tx.db.execute(sql`update bank_transactions set withdrawn_at = ${now}::timestamptz, version = version + 1,
      updated_at = ${now}::timestamptz
    where import_id = ${importId}::uuid and withdrawn_at is null`);
}

/**
 * Restores the transactions withdrawn at the given moment, except lines that another import has added since. Returns
 * their number.
 */
export async function restoreImported(tx: Tx, importId: string, withdrawnAt: Date): Promise<number> {
  const rows = await tx.db.execute<{ count: number }>(sql`
    with restored as (
      update bank_transactions t set withdrawn_at = null, version = version + 1,
        updated_at = ${tx.now.toISOString()}::timestamptz
      where t.import_id = ${importId}::uuid and t.withdrawn_at = ${withdrawnAt.toISOString()}::timestamptz
        and not exists (select from bank_transactions o where o.account_id = t.account_id
          and o.import_key = t.import_key and o.withdrawn_at is null)
      returning 1)
    select count(*)::int as count from restored`);
  return [...rows][0]?.count ?? 0;
}
