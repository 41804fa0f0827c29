import "server-only";
import { and, eq, gte, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { auditArchives, auditLog } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

export type Archive = typeof auditArchives.$inferSelect;
type Line = { readonly id: string; readonly at: Date; readonly line: string };

/** Prevents other transactions from starting an archive until this one ends. */
export async function lockArchives(tx: Tx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('audit-archives', 0))`);
}

/** Reads the archive that was started but is not stored yet. */
export async function selectOpenArchive(tx: Tx): Promise<Archive | undefined> {
  const [row] = await tx.db.select().from(auditArchives).where(isNull(auditArchives.storedAt));
  return row;
}

/** Reads the oldest rows from before a moment, each as a line of JSON. */
export async function selectOldest(tx: Tx, before: Date, most: number): Promise<Line[]> {
  return await lines(tx, lt(auditLog.at, before), most);
}

export async function selectArchived(tx: Tx, archive: Archive): Promise<Line[]> {
  return await lines(tx, within(archive));
}

/** Inserts an archive, or updates the contents of one that was started before. */
export async function writeArchive(tx: Tx, archive: Archive): Promise<void> {
  const { hash, size, rows } = archive;
  await tx.db
    .insert(auditArchives)
    .values(archive)
    .onConflictDoUpdate({ target: auditArchives.id, set: { hash, size, rows } });
}

/** Records that an archive is stored; returns false when another process has already done so. */
export async function markStored(tx: Tx, { id, hash }: Archive): Promise<boolean> {
  const rows = await tx.db
    .update(auditArchives)
    .set({ storedAt: tx.now })
    .where(and(eq(auditArchives.id, id), eq(auditArchives.hash, hash), isNull(auditArchives.storedAt)))
    .returning({ id: auditArchives.id });
  return rows.length > 0;
}

/**
 * Deletes the archived rows and returns their number. The database refuses it until the archive is marked as stored.
 */
export async function deleteArchived(tx: Tx, archive: Archive): Promise<number> {
  const rows = await tx.db.delete(auditLog).where(within(archive)).returning({ id: auditLog.id });
  return rows.length;
}

async function lines(tx: Tx, where: SQL | undefined, most?: number): Promise<Line[]> {
  const query = tx.db
    .select({ id: auditLog.id, at: auditLog.at, line: sql<string>`to_jsonb(audit_log)::text` })
    .from(auditLog)
    .where(where)
    .orderBy(auditLog.at, auditLog.id)
    .$dynamic();
  return await (most === undefined ? query : query.limit(most));
}

function within({ firstAt, firstId, lastAt, lastId }: Archive): SQL | undefined {
  const place = sql`(${auditLog.at}, ${auditLog.id})`;
  const pair = (at: Date, id: string) => sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;
  return and(gte(place, pair(firstAt, firstId)), lte(place, pair(lastAt, lastId)));
}
