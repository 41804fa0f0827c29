import "server-only";
import { eq, sql } from "drizzle-orm";
import { payouts } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

/**
 * Counts the steps of an agent's payouts: added to a run, paid, came back. A run records these in the audit log once
 * for all of its agents, so they are counted from the payouts themselves.
 */
export async function countPayoutSteps(tx: Tx, userId: string): Promise<number> {
  const { paidAt, cameBackAt } = payouts;
  const [row] = await tx.db
    .select({ steps: sql<string>`count(*) + count(${paidAt}) + count(${cameBackAt})` })
    .from(payouts)
    .where(eq(payouts.userId, userId));
  return Number(row?.steps ?? 0);
}
