import "server-only";
import { and, asc, count, desc, eq, gt, inArray, not, or, sql } from "drizzle-orm";
import { csvImportFailures, csvImports, csvMappings } from "@/db/schema";
import { isLockHeld, tryAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import type { Tx } from "@/lib/platform/context/transaction";
import type { FailedRow } from "./csv-file.model";
import {
  type CsvImport,
  type ImportError,
  NAMED_ROWS,
  type RememberedMapping,
  UNFINISHED,
} from "./csv-import.model";

/** Locks an import while it runs, until the transaction ends. Returns false if another request holds the lock. */
export function tryLockImport(tx: Tx, id: string): Promise<boolean> {
  return tryAdvisoryLock(tx, `csv-import:${id}`);
}

/** Marks imports as failed whose process is gone: their status is RUNNING, but nobody holds their lock. */
export async function failAbandoned(tx: Tx, userId: string): Promise<void> {
  await tx.db
    .update(csvImports)
    .set({ status: "FAILED" })
    .where(
      and(
        eq(csvImports.userId, userId),
        eq(csvImports.status, "RUNNING"),
        not(isLockHeld(sql`'csv-import:' || ${csvImports.id}::text`)),
      ),
    );
}

/** Starts an import, or restarts one that ended without a result. */
export async function upsertImport(tx: Tx, userId: string, id: string, fileName: string): Promise<void> {
  await tx.db
    .insert(csvImports)
    .values({ userId, id, fileName, status: "RUNNING", createdAt: tx.now })
    .onConflictDoUpdate({
      target: [csvImports.userId, csvImports.id],
      set: { status: "RUNNING", processedCount: 0 },
      setWhere: inArray(csvImports.status, UNFINISHED),
    });
}

export async function updateProcessed(tx: Tx, userId: string, id: string, processed: number): Promise<void> {
  await tx.db
    .update(csvImports)
    .set({ processedCount: processed, status: "RUNNING" })
    .where(and(own(userId, id), inArray(csvImports.status, UNFINISHED)));
}

/** Stores the result of an import. */
export async function finishImport(
  tx: Tx,
  userId: string,
  id: string,
  counts: Pick<
    typeof csvImports.$inferInsert,
    "importedCount" | "failedCount" | "skippedCount" | "supplierCount" | "headers"
  >,
): Promise<void> {
  await tx.db
    .update(csvImports)
    .set({ ...counts, status: "DONE", finishedAt: sql`statement_timestamp()` })
    .where(own(userId, id));
}

export async function updateStatus(
  tx: Tx,
  userId: string,
  id: string,
  change: Pick<typeof csvImports.$inferInsert, "status" | "undoneAt">,
): Promise<void> {
  await tx.db.update(csvImports).set(change).where(own(userId, id));
}

export async function selectImport(tx: Tx, userId: string, id: string, lock?: "update") {
  const query = tx.db.select().from(csvImports).where(own(userId, id));
  const [row] = lock ? await query.for(lock) : await query;
  return row;
}

/** Returns the newest imports first: those with imported or failed rows, and those that failed as a whole. */
export async function selectRecentImports(tx: Tx, userId: string, limit: number): Promise<CsvImport[]> {
  const rows = await tx.db
    .select()
    .from(csvImports)
    .where(
      and(
        eq(csvImports.userId, userId),
        or(
          gt(sql`${csvImports.importedCount} + ${csvImports.failedCount}`, 0),
          eq(csvImports.status, "FAILED"),
        ),
      ),
    )
    .orderBy(desc(csvImports.createdAt))
    .limit(limit);
  return rows.map(toImport);
}

export function toImport(row: typeof csvImports.$inferSelect): CsvImport {
  return {
    id: row.id,
    fileName: row.fileName,
    status: row.status,
    processed: row.processedCount,
    imported: row.importedCount,
    skipped: row.skippedCount,
    failed: row.failedCount,
    suppliersCreated: row.supplierCount,
    createdAt: row.createdAt.toISOString(),
  };
}

export async function insertFailures(
  tx: Tx,
  userId: string,
  importId: string,
  failures: readonly FailedRow[],
): Promise<void> {
  const rows = JSON.stringify(
    failures.map(({ row, cells, errors }) => ({ row, cells: storableCells(cells), errors })),
  );
  await tx.db.execute(sql`
    insert into ${csvImportFailures} (user_id, import_id, row, cells, errors)
    select ${userId}::uuid, ${importId}::uuid, f.row, f.cells, f.errors
    from jsonb_to_recordset(${rows}::text::jsonb) as f(row int, cells jsonb, errors jsonb)
    on conflict do nothing`);
}

export async function selectErrors(tx: Tx, userId: string, importId: string): Promise<ImportError[]> {
  const rows = await tx.db
    .select({ row: csvImportFailures.row, errors: csvImportFailures.errors })
    .from(csvImportFailures)
    .where(ownFailures(userId, importId))
    .orderBy(asc(csvImportFailures.row))
    .limit(NAMED_ROWS);
  return rows.flatMap(({ row, errors }) => errors.map((error) => ({ row, ...error }))).slice(0, NAMED_ROWS);
}

/** Returns the next page of failed rows, after row number `after`. */
export async function selectFailures(
  tx: Tx,
  userId: string,
  importId: string,
  after: number,
  limit: number,
): Promise<FailedRow[]> {
  return tx.db
    .select({ row: csvImportFailures.row, cells: csvImportFailures.cells, errors: csvImportFailures.errors })
    .from(csvImportFailures)
    .where(and(ownFailures(userId, importId), gt(csvImportFailures.row, after)))
    .orderBy(asc(csvImportFailures.row))
    .limit(limit);
}

export async function countFailures(tx: Tx, userId: string, importId: string): Promise<number> {
  const [row] = await tx.db
    .select({ count: count() })
    .from(csvImportFailures)
    .where(ownFailures(userId, importId));
  return row?.count ?? 0;
}

export async function upsertMapping(
  tx: Tx,
  userId: string,
  headersKey: string,
  { mapping, answers }: RememberedMapping,
): Promise<void> {
  const chosen = { mapping: mapping as Record<string, string>, options: answers as Record<string, string> };
  await tx.db
    .insert(csvMappings)
    .values({ userId, headersKey, ...chosen, updatedAt: tx.now })
    .onConflictDoUpdate({
      target: [csvMappings.userId, csvMappings.headersKey],
      set: { ...chosen, updatedAt: tx.now },
    });
}

export async function selectMapping(tx: Tx, userId: string, headersKey: string) {
  const [row] = await tx.db
    .select({ mapping: csvMappings.mapping, options: csvMappings.options })
    .from(csvMappings)
    .where(and(eq(csvMappings.userId, userId), eq(csvMappings.headersKey, headersKey)));
  return row;
}

function own(userId: string, id: string) {
  return and(eq(csvImports.userId, userId), eq(csvImports.id, id));
}

function ownFailures(userId: string, importId: string) {
  return and(eq(csvImportFailures.userId, userId), eq(csvImportFailures.importId, importId));
}

/** Replaces characters that the database can't store. They may be the very reason why a row failed. */
function storableCells(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.replaceAll("\u0000", "\ufffd").toWellFormed());
}
