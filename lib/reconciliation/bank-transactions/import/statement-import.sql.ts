import "server-only";
import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { bankAccounts, statementImports } from "@/db/schema/index";
import { isLockHeld, tryAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import type { Tx } from "@/lib/platform/context/transaction";
import type { RefusedLine, StatementFormat } from "@/lib/reconciliation/bank-statements/statement.model";
import type { StatementImport, StatementImportStatus } from "./statement-import.model";

/** Locks an import while it runs, until the transaction ends. Returns false if another transaction holds the lock. */
export function tryLockImport(tx: Tx, id: string): Promise<boolean> {
  return tryAdvisoryLock(tx, `statement-import:${id}`);
}

type Plan = Pick<
  typeof statementImports.$inferInsert,
  | "id"
  | "accountId"
  | "fileName"
  | "fileHash"
  | "format"
  | "lineCount"
  | "csv"
  | "skippedCount"
  | "totals"
  | "createdBy"
> & { readonly skipped: readonly (RefusedLine & { readonly isTaken?: boolean })[] };

export async function insertPlan(tx: Tx, plan: Plan): Promise<void> {
  await tx.db.insert(statementImports).values({ ...plan, createdAt: tx.now });
}

export async function selectPlan(tx: Tx, id: string) {
  const [row] = await tx.db.select().from(statementImports).where(eq(statementImports.id, id));
  return row;
}

export async function lockImport(tx: Tx, id: string) {
  const [row] = await tx.db.select().from(statementImports).where(eq(statementImports.id, id)).for("update");
  return row;
}

type Change = Partial<
  Pick<typeof statementImports.$inferInsert, "processedCount" | "addedCount" | "importedAt" | "undoneAt">
>;

export async function updateImport(tx: Tx, id: string, change: Change): Promise<void> {
  await tx.db.update(statementImports).set(change).where(eq(statementImports.id, id));
}

/** Stores the progress of an import unless it has already finished. */
export async function updateProcessed(tx: Tx, id: string, processed: number): Promise<void> {
  await tx.db
    .update(statementImports)
    .set({ processedCount: processed })
    .where(and(eq(statementImports.id, id), sql`${statementImports.importedAt} is null`));
}

const COLUMNS = {
  import: statementImports,
  account: bankAccounts,
  isHeld: isLockHeld(sql`'statement-import:' || ${statementImports.id}::text`),
} as const;

/**
 * Returns an import with its account. An unfinished import whose lock nobody holds is a plan, even if it was started
 * before.
 */
export async function selectImport(tx: Tx, id: string): Promise<StatementImport | undefined> {
  const [row] = await tx.db
    .select(COLUMNS)
    .from(statementImports)
    .innerJoin(bankAccounts, eq(bankAccounts.id, statementImports.accountId))
    .where(eq(statementImports.id, id));
  return row && toImport(row);
}

/** Returns the imports that added transactions, newest first, including undone ones. */
export async function selectRecentImports(
  tx: Tx,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<StatementImport[]> {
  const rows = await tx.db
    .select(COLUMNS)
    .from(statementImports)
    .innerJoin(bankAccounts, eq(bankAccounts.id, statementImports.accountId))
    .where(and(isNotNull(statementImports.importedAt), gt(statementImports.addedCount, 0)))
    .orderBy(desc(statementImports.importedAt), desc(statementImports.id))
    .limit(limit)
    .offset(skip);
  return rows.map(toImport);
}

type Row = {
  readonly import: typeof statementImports.$inferSelect;
  readonly account: typeof bankAccounts.$inferSelect;
  readonly isHeld: boolean;
};

function toImport({ import: row, account, isHeld }: Row): StatementImport {
  return {
    id: row.id,
    fileName: row.fileName,
    format: row.format as StatementFormat,
    account: {
      id: account.id,
      name: account.name,
      currency: account.currency,
      lastDigits: account.lastDigits,
    },
    status: statusOf(row, isHeld),
    lineCount: row.lineCount,
    processed: row.importedAt ? row.lineCount : row.processedCount,
    added: row.addedCount,
    skipped: row.skippedCount,
    createdAt: row.createdAt.toISOString(),
    importedAt: row.importedAt?.toISOString() ?? null,
  };
}

function statusOf({ importedAt, undoneAt }: Row["import"], isHeld: boolean): StatementImportStatus {
  if (undoneAt) return "UNDONE";
  if (importedAt) return "DONE";
  return isHeld ? "RUNNING" : "PLANNED";
}

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
