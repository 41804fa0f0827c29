import "server-only";
import { eq, sql } from "drizzle-orm";
import { payoutTaxDetails } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

/** Returns the last four digits of the agent's tax number; null if they have entered none. */
export async function selectTaxLastFour(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx.db
    .select({ lastFour: payoutTaxDetails.lastFour })
    .from(payoutTaxDetails)
    .where(eq(payoutTaxDetails.userId, userId));
  return row?.lastFour ?? null;
}

export async function upsertTaxDetails(
  tx: Tx,
  userId: string,
  details: { readonly sealed: string; readonly lastFour: string },
): Promise<void> {
  const row = { ...details, updatedAt: tx.now };
  await tx.db
    .insert(payoutTaxDetails)
    .values({ ...row, userId })
    .onConflictDoUpdate({ target: payoutTaxDetails.userId, set: row });
}

/** Reads the encrypted details of agents by their ids, for a form that reports many at once. */
export async function selectSealedTaxDetails(
  tx: Tx,
  agents: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { userId, sealed } = payoutTaxDetails;
  const rows = await tx.db
    .select({ userId, sealed })
    .from(payoutTaxDetails)
    .where(sql`${userId} = any(${sql.param(agents)}::uuid[])`);
  return new Map(rows.map((row) => [row.userId, row.sealed]));
}
