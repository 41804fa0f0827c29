import "server-only";
import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { users, webhookDeliveries } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

/** Reads what is needed to erase somebody's account. */
export async function selectLeavingUser(tx: Tx, userId: string) {
  const [row] = await tx.db
    .select({
      email: users.email,
      emailVerified: users.emailVerified,
      clerkId: users.clerkId,
      timeZone: users.timezone,
      eraseAt: users.eraseAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}
export type Leaver = NonNullable<Awaited<ReturnType<typeof selectLeavingUser>>>;

/**
 * Reads the ids of up to `limit` people whose accounts are due for erasure, in order of their ids, after a given one.
 */
export async function selectDueForErasure(
  tx: Tx,
  before: Date,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.eraseAt, before), after === null ? undefined : gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Stops all webhook deliveries that are still waiting. */
export async function endDeliveries(tx: Tx, userId: string): Promise<void> {
  await tx.db
    .update(webhookDeliveries)
    .set({ state: "failed", nextAt: null })
    .where(and(eq(webhookDeliveries.userId, userId), eq(webhookDeliveries.state, "waiting")));
}

/** Deletes the person's row. Returns false if it is already gone or no longer due for erasure. */
export async function deleteLeaver(tx: Tx, userId: string, before: Date): Promise<boolean> {
  const rows = await tx.db
    .delete(users)
    .where(and(eq(users.id, userId), lte(users.eraseAt, before)))
    .returning({ one: sql`1` });
  return rows.length > 0;
}
