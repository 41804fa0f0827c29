import "server-only";
import { eq, sql } from "drizzle-orm";
import { bankAccounts } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { ShadowReport } from "./shadow-report.model";

type Row = Omit<ShadowReport, "isSure">;

/**
 * Returns, for each account, what the matcher would have linked automatically and what people decided, from open and
 * closed links.
 */
export async function selectShadow(tx: Tx): Promise<Row[]> {
  const rows = await tx.db.execute<Row>(sql`
    select a.id as "accountId", a.name, a.auto_match as "isAutomatic", a.version,
      count(*) filter (where l.would_link = 1)::int as agreed, count(*) filter (where l.would_link = -1)::int as otherwise,
      count(*) filter (where l.would_link = 0)::int as "leftToPeople",
      (select count(*)::int from bank_transactions t where t.account_id = a.id and t.would_link and t.withdrawn_at is null
        and t.status = 'MATCHED_NEEDS_CONFIRMATION') as waiting
    from bank_accounts a
    left join (match_links l join bank_transactions t on t.id = l.transaction_id) on t.account_id = a.id and l.source <> 'AUTO'
    group by a.id order by a.name, a.id`);
  return [...rows];
}

/** Locks an account, and returns its name, switch and version. */
export async function lockSwitch(tx: Tx, id: string) {
  const [row] = await tx.db
    .select({ name: bankAccounts.name, isAutomatic: bankAccounts.autoMatch, version: bankAccounts.version })
    .from(bankAccounts)
    .where(eq(bankAccounts.id, id))
    .for("update");
  return row;
}

export async function updateSwitch(tx: Tx, id: string, isAutomatic: boolean): Promise<void> {
  await tx.db
    .update(bankAccounts)
    .set({ autoMatch: isAutomatic, version: sql`${bankAccounts.version} + 1`, updatedAt: tx.now })
    .where(eq(bankAccounts.id, id));
}
