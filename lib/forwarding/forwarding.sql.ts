import "server-only";
import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { forwardingAddresses, inboundAddresses } from "@/db/schema";
import type { Tx } from "@/lib/context/transaction";

/** The agent one of these private addresses belongs to; retired ones belong to nobody. */
export async function selectOwnerByToken(tx: Tx, tokens: readonly string[]): Promise<string | undefined> {
  const [row] = await tx.db
    .select({ userId: inboundAddresses.userId })
    .from(inboundAddresses)
    .where(and(inArray(inboundAddresses.token, [...tokens]), isNull(inboundAddresses.retiredAt)))
    .limit(1);
  return row?.userId;
}

export async function selectOwnerByVerifiedAddress(tx: Tx, addresses: readonly string[]) {
  const [row] = await tx.db
    .select({ userId: forwardingAddresses.userId })
    .from(forwardingAddresses)
    .where(
      and(inArray(forwardingAddresses.address, [...addresses]), isNotNull(forwardingAddresses.verifiedAt)),
    )
    .limit(1);
  return row?.userId;
}

/** The agents who have added one of these addresses and not verified it yet. */
export async function selectOwnersByPendingAddress(tx: Tx, addresses: readonly string[]): Promise<string[]> {
  const rows = await tx.db
    .selectDistinct({ userId: forwardingAddresses.userId })
    .from(forwardingAddresses)
    .where(and(inArray(forwardingAddresses.address, [...addresses]), isNull(forwardingAddresses.verifiedAt)));
  return rows.map((row) => row.userId);
}

export async function selectInboundToken(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx.db
    .select({ token: inboundAddresses.token })
    .from(inboundAddresses)
    .where(and(eq(inboundAddresses.userId, userId), isNull(inboundAddresses.retiredAt)));
  return row?.token;
}

/** The agent's present token under lock, so that two rotations follow each other. */
export async function lockInboundToken(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx.db
    .select({ token: inboundAddresses.token })
    .from(inboundAddresses)
    .where(and(eq(inboundAddresses.userId, userId), isNull(inboundAddresses.retiredAt)))
    .for("update");
  return row?.token;
}

/** The tokens that no longer deliver, the last one retired first. */
export async function selectRetiredTokens(tx: Tx, userId: string, limit: number) {
  return await tx.db
    .select({ token: inboundAddresses.token, retiredAt: inboundAddresses.retiredAt })
    .from(inboundAddresses)
    .where(and(eq(inboundAddresses.userId, userId), isNotNull(inboundAddresses.retiredAt)))
    .orderBy(desc(inboundAddresses.retiredAt))
    .limit(limit);
}

export async function retireInboundToken(tx: Tx, userId: string, token: string): Promise<void> {
  await tx.db
    .update(inboundAddresses)
    .set({ retiredAt: tx.now })
    .where(and(eq(inboundAddresses.userId, userId), eq(inboundAddresses.token, token)));
}

/** False when the agent has no retired token of that text. */
export async function reviveInboundToken(tx: Tx, userId: string, token: string): Promise<boolean> {
  const rows = await tx.db
    .update(inboundAddresses)
    .set({ retiredAt: null })
    .where(
      and(
        eq(inboundAddresses.userId, userId),
        eq(inboundAddresses.token, token),
        isNotNull(inboundAddresses.retiredAt),
      ),
    )
    .returning({ token: inboundAddresses.token });
  return rows.length > 0;
}

export async function insertInboundToken(tx: Tx, userId: string, token: string): Promise<void> {
  await tx.db.insert(inboundAddresses).values({ token, userId, createdAt: tx.now });
}
