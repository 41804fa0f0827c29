import "server-only";
import { and, asc, eq, sql } from "drizzle-orm";
import { bankAccounts, statementImports } from "@/db/schema/index";
import type { Tx } from "@/lib/platform/context/transaction";
import type { AccountDraft, BankAccount, ShadowReport } from "./account.model";

type Row = typeof bankAccounts.$inferSelect;

function toAccount({ id, name, currency, lastDigits, version }: Row): BankAccount {
  return { id, name, currency, lastDigits, version };
}

/** Returns all bank accounts, sorted by name. */
export async function selectAccounts(tx: Tx): Promise<BankAccount[]> {
  const rows = await tx.db.select().from(bankAccounts).orderBy(asc(bankAccounts.name), asc(bankAccounts.id));
  return rows.map(toAccount);
}

export async function lockAccount(tx: Tx, id: string): Promise<BankAccount | undefined> {
  const [row] = await tx.db.select().from(bankAccounts).where(eq(bankAccounts.id, id)).for("update");
  return row && toAccount(row);
}

/** Inserts an account unless its id exists. Returns whether it was inserted. */
export async function insertAccount(tx: Tx, id: string, draft: AccountDraft): Promise<boolean> {
  const rows = await tx.db
    .insert(bankAccounts)
    .values({ id, ...draft, createdAt: tx.now, updatedAt: tx.now })
    .onConflictDoNothing()
    .returning({ id: bankAccounts.id });
  return rows.length > 0;
}

export async function updateAccount(tx: Tx, id: string, draft: AccountDraft): Promise<void> {
  await tx.db
    .update(bankAccounts)
    .set({ ...draft, version: sql`${bankAccounts.version} + 1`, updatedAt: tx.now })
    .where(eq(bankAccounts.id, id));
}

/** Whether a statement was ever imported into the account. */
export async function hasStatements(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.db
    .select({ id: statementImports.id })
    .from(statementImports)
    .where(and(eq(statementImports.accountId, id), sql`${statementImports.importedAt} is not null`))
    .limit(1);
  return rows.length > 0;
}

/** Returns the mappings last used for CSV files, by account and by key of the file's headers. */
export async function selectCsvMappings(tx: Tx): Promise<Map<string, Readonly<Record<string, unknown>>>> {
  const rows = await tx.db
    .select({ id: bankAccounts.id, mappings: bankAccounts.csvMappings })
    .from(bankAccounts);
  return new Map(rows.map(({ id, mappings }) => [id, mappings]));
}

export async function rememberCsvMapping(
  tx: Tx,
  id: string,
  { headerKey, mapping }: { readonly headerKey: string; readonly mapping: Record<string, unknown> },
): Promise<void> {
  const remembered = JSON.stringify({ [headerKey]: mapping });
  await tx.db
    .update(bankAccounts)
    .set({ csvMappings: sql`${bankAccounts.csvMappings} || ${remembered}::text::jsonb` })
    .where(eq(bankAccounts.id, id));
}

type Shadow = Omit<ShadowReport, "isSure">;

/**
 * Returns, for each account, what the matcher would have linked automatically and what people decided, from open and
 * closed links.
 */
export async function selectShadow(tx: Tx): Promise<Shadow[]> {
  const rows = await tx.db.execute<Shadow>(sql`
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
