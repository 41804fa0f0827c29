import "server-only";
import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { users, webhookDeliveries } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

/** What has to be known of somebody whose account is erased. */
export async function selectLeaver(tx: Tx, userId: string) {
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
export type Leaver = NonNullable<Awaited<ReturnType<typeof selectLeaver>>>;

/** Whose time to be erased has come, by their ids, so many behind one. */
export async function selectErased(
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

/** Nothing that still waits for an agent's programs is sent. */
export async function endDeliveries(tx: Tx, userId: string): Promise<void> {
  await tx.db
    .update(webhookDeliveries)
    .set({ state: "failed", nextAt: null })
    .where(and(eq(webhookDeliveries.userId, userId), eq(webhookDeliveries.state, "waiting")));
}

/** Fails nothing where the row is gone already; false then, or where it isn't to be erased any more. */
export async function deleteLeaver(tx: Tx, userId: string, before: Date): Promise<boolean> {
  const rows = await tx.db
    .delete(users)
    .where(and(eq(users.id, userId), lte(users.eraseAt, before)))
    .returning({ one: sql`1` });
  return rows.length > 0;
}
