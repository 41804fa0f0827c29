import "server-only";
import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { forwardingAddresses, inboundAddresses } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

/** Reads the agents to whom these private addresses belong, by token; retired addresses belong to nobody. */
export async function selectOwnersByToken(tx: Tx, tokens: readonly string[]): Promise<Map<string, string>> {
  if (tokens.length === 0) return new Map();
  const rows = await tx.db
    .select({ token: inboundAddresses.token, userId: inboundAddresses.userId })
    .from(inboundAddresses)
    .where(and(inArray(inboundAddresses.token, [...tokens]), isNull(inboundAddresses.retiredAt)));
  return new Map(rows.map(({ token, userId }) => [token, userId]));
}

/** Reads the agents who have added these addresses, verified or not. */
export async function selectForwarders(tx: Tx, addresses: readonly string[]) {
  if (addresses.length === 0) return [];
  const rows = await tx.db
    .select({
      userId: forwardingAddresses.userId,
      address: forwardingAddresses.address,
      verifiedAt: forwardingAddresses.verifiedAt,
    })
    .from(forwardingAddresses)
    .where(inArray(forwardingAddresses.address, [...addresses]));
  return rows.map(({ userId, address, verifiedAt }) => ({ userId, address, verified: verifiedAt !== null }));
}

export async function selectInboundToken(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx.db
    .select({ token: inboundAddresses.token })
    .from(inboundAddresses)
    .where(and(eq(inboundAddresses.userId, userId), isNull(inboundAddresses.retiredAt)));
  return row?.token;
}

/** Reads the tokens that no longer deliver, the most recently retired first. */
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

/** Revives a retired token; returns false if the agent has no such one. */
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
