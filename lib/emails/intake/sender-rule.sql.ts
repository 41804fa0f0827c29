import "server-only";
import { and, eq } from "drizzle-orm";
import { senderRules } from "@/db/schema";
import type { Tx } from "@/lib/context/transaction";
import type { SenderStanding } from "../email.model";

export async function selectStanding(
  tx: Tx,
  userId: string,
  address: string,
): Promise<SenderStanding | undefined> {
  const [row] = await tx.db
    .select({ standing: senderRules.standing })
    .from(senderRules)
    .where(and(eq(senderRules.userId, userId), eq(senderRules.address, address)));
  return row?.standing;
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
