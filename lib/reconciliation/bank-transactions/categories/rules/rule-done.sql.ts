import "server-only";
import { type SQL, sql } from "drizzle-orm";
import type { Category } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { Tx } from "@/lib/platform/context/transaction";
import { UNDECIDED } from "./rule.sql";

/** A transaction that a rule ignored, with the rule's details. */
export type IgnoredByRule = {
  readonly id: string;
  readonly category: Category;
  readonly note: string | null;
  readonly words: readonly string[];
};

const IN_OPEN_MONTH = sql.raw("t.withdrawn_at is null and t.book_day > (select books_locked_to())");

/** Counts the transactions ignored by a rule. */
export async function countByRule(tx: Tx, ruleId: string): Promise<number> {
  const rows = await tx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from bank_transactions where category_rule_id = ${ruleId} and withdrawn_at is null`,
  );
  return rows[0]?.count ?? 0;
}

/** Restores the transactions that a rule ignored, except those in locked months. */
export async function updateTakenBack(tx: Tx, ruleId: string): Promise<IgnoredByRule[]> {
  const taken = sql`t.category_rule_id = ${ruleId} and ${IN_OPEN_MONTH}`;
  await lock(tx, taken);
  const rows = await tx.db.execute<IgnoredByRule>(sql`
    update bank_transactions t set ignored_at = null, category = null, category_note = null, category_rule_id = null,
      restored_at = ${now(tx)}, decision = null, version = t.version + 1, updated_at = ${now(tx)}
    from category_rules r where ${taken} and r.id = ${ruleId} returning t.id, r.category, r.note, r.words`);
  return [...rows];
}

/**
 * Ignores the transactions again that were restored at the given instant, unless somebody has linked, ignored or
 * claimed them since.
 */
export async function updatePutBack(tx: Tx, ruleId: string, at: string): Promise<IgnoredByRule[]> {
  const open = sql`t.restored_at = ${at}::timestamptz and ${UNDECIDED}`;
  await lock(tx, open);
  const rows = await tx.db.execute<IgnoredByRule>(sql`
    update bank_transactions t set ignored_at = ${now(tx)}, category = r.category, category_note = r.note, category_rule_id = r.id,
      restored_at = null, version = t.version + 1, updated_at = ${now(tx)}
    from category_rules r where ${open} and r.id = ${ruleId} returning t.id, r.category, r.note, r.words`);
  return [...rows];
}

async function lock(tx: Tx, which: SQL): Promise<void> {
  await tx.db.execute(sql`select from bank_transactions t where ${which} order by t.id for update`);
}

const now = (tx: Tx) => sql`${tx.now.toISOString()}::timestamptz`;
