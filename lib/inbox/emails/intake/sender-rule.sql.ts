import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import { senderRules } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { SenderStanding } from "../email.model";

/** Reads the agent's decisions about these senders. */
export async function selectStandings(
  tx: Tx,
  userId: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, SenderStanding>> {
  const rows = await tx.db
    .select({ address: senderRules.address, standing: senderRules.standing })
    .from(senderRules)
    .where(and(eq(senderRules.userId, userId), inArray(senderRules.address, [...addresses])));
  return new Map(rows.map(({ address, standing }) => [address, standing]));
}

export async function upsertStanding(
  tx: Tx,
  userId: string,
  address: string,
  standing: SenderStanding,
): Promise<void> {
  await tx.db
    .insert(senderRules)
    .values({ userId, address, standing, createdAt: tx.now })
    .onConflictDoUpdate({ target: [senderRules.userId, senderRules.address], set: { standing } });
}

export async function deleteStanding(tx: Tx, userId: string, address: string): Promise<void> {
  await tx.db
    .delete(senderRules)
    .where(and(eq(senderRules.userId, userId), eq(senderRules.address, address)));
}
