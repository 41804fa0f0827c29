import "server-only";
import { and, desc, eq } from "drizzle-orm";
import { auditLog } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

/** Reads the newest audit row of a record. */
export async function selectLastChange(tx: Tx, entity: string, id: string) {
  const [last] = await tx.db
    .select({ actorId: auditLog.actorId, action: auditLog.action, at: auditLog.at, kind: auditLog.actorKind })
    .from(auditLog)
    .where(and(eq(auditLog.entityId, id), eq(auditLog.entity, entity)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  return last;
}
