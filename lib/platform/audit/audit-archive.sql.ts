import "server-only";
import { and, eq, gte, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { auditArchives, auditLog } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

export type Archive = typeof auditArchives.$inferSelect;
type Line = { readonly id: string; readonly at: Date; readonly line: string };

/** Until this transaction ends nobody else begins an archive. */
export async function lockArchives(tx: Tx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('audit-archives', 0))`);
}

/** The archive that somebody has begun and not stored. */
export async function selectOpenArchive(tx: Tx): Promise<Archive | undefined> {
  const [row] = await tx.db.select().from(auditArchives).where(isNull(auditArchives.storedAt));
  return row;
}

/** The oldest rows from before a moment, each as a line of JSON. */
export async function selectOldest(tx: Tx, before: Date, most: number): Promise<Line[]> {
  return await lines(tx, lt(auditLog.at, before), most);
}

export async function selectArchived(tx: Tx, archive: Archive): Promise<Line[]> {
  return await lines(tx, within(archive));
}

/** Begins an archive, or says anew what one that was begun holds. */
export async function writeArchive(tx: Tx, archive: Archive): Promise<void> {
  const { hash, size, rows } = archive;
  await tx.db
    .insert(auditArchives)
    .values(archive)
    .onConflictDoUpdate({ target: auditArchives.id, set: { hash, size, rows } });
}

/** Writes down that an archive is stored; false when somebody did so before. */
export async function markStored(tx: Tx, { id, hash }: Archive): Promise<boolean> {
  const rows = await tx.db
    .update(auditArchives)
    .set({ storedAt: tx.now })
    .where(and(eq(auditArchives.id, id), eq(auditArchives.hash, hash), isNull(auditArchives.storedAt)))
    .returning({ id: auditArchives.id });
  return rows.length > 0;
}

/** The database refuses it before the archive is marked as stored. */
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
