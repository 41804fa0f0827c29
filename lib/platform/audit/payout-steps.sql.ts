import "server-only";
import { eq, sql } from "drizzle-orm";
import { payouts } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

/** What runs have done to an agent's payouts: put one in, paid it, had it back. A run writes that down once for all of its agents, so it is counted where it was done. */
export async function countPayoutSteps(tx: Tx, userId: string): Promise<number> {
  const { paidAt, cameBackAt } = payouts;
  const [row] = await tx.db
    .select({ steps: sql<string>`count(*) + count(${paidAt}) + count(${cameBackAt})` })
    .from(payouts)
    .where(eq(payouts.userId, userId));
  return Number(row?.steps ?? 0);
}
