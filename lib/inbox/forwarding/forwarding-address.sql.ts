import "server-only";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { forwardingAddresses, inboundAddresses } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

const COLUMNS = {
  id: forwardingAddresses.id,
  address: forwardingAddresses.address,
  verifiedAt: forwardingAddresses.verifiedAt,
  lastSentAt: forwardingAddresses.lastSentAt,
  linkEndsAt: forwardingAddresses.tokenExpiresAt,
} as const;

export async function selectForwardingAddresses(tx: Tx, userId: string) {
  return await tx.db
    .select(COLUMNS)
    .from(forwardingAddresses)
    .where(eq(forwardingAddresses.userId, userId))
    .orderBy(asc(forwardingAddresses.createdAt), asc(forwardingAddresses.id));
}

export async function selectForwardingAddress(tx: Tx, userId: string, address: string) {
  const [row] = await tx.db
    .select(COLUMNS)
    .from(forwardingAddresses)
    .where(and(eq(forwardingAddresses.userId, userId), eq(forwardingAddresses.address, address)));
  return row;
}

/** Reads those of the addresses that another agent has verified. For the system, because it searches across agents. */
export async function selectTakenAddresses(tx: Tx, userId: string, addresses: readonly string[]) {
  const rows = await tx.db
    .select({ address: forwardingAddresses.address })
    .from(forwardingAddresses)
    .where(
      and(
        inArray(forwardingAddresses.address, [...addresses]),
        ne(forwardingAddresses.userId, userId),
        sql`${forwardingAddresses.verifiedAt} is not null`,
      ),
    );
  return rows.map(({ address }) => address);
}

/** Inserts addresses; returns those that the agent didn't have yet. */
export async function insertForwardingAddresses(
  tx: Tx,
  userId: string,
  rows: readonly { readonly id: string; readonly address: string }[],
) {
  return await tx.db
    .insert(forwardingAddresses)
    .values(rows.map((row) => ({ ...row, userId, createdAt: tx.now })))
    .onConflictDoNothing({ target: [forwardingAddresses.userId, forwardingAddresses.address] })
    .returning({ id: forwardingAddresses.id, address: forwardingAddresses.address });
}

export async function deleteForwardingAddress(tx: Tx, userId: string, address: string) {
  const [row] = await tx.db
    .delete(forwardingAddresses)
    .where(and(eq(forwardingAddresses.userId, userId), eq(forwardingAddresses.address, address)))
    .returning({ id: forwardingAddresses.id });
  return row?.id;
}

/**
 * Stores the hash of a new link in place of an earlier one. Returns false if the last one was sent after `before` or
 * the address is verified.
 */
export async function keepLink(
  tx: Tx,
  userId: string,
  id: string,
  link: { readonly tokenHash: string; readonly expiresAt: Date; readonly before: Date },
): Promise<boolean> {
  const rows = await tx.db
    .update(forwardingAddresses)
    .set({ tokenHash: link.tokenHash, tokenExpiresAt: link.expiresAt, lastSentAt: tx.now })
    .where(
      and(
        eq(forwardingAddresses.userId, userId),
        eq(forwardingAddresses.id, id),
        isNull(forwardingAddresses.verifiedAt),
        or(isNull(forwardingAddresses.lastSentAt), lte(forwardingAddresses.lastSentAt, link.before)),
      ),
    )
    .returning({ id: forwardingAddresses.id });
  return rows.length > 0;
}

/** Clears the sending time of a link that couldn't be sent, so that the agent needn't wait before sending it again. */
export async function forgetSending(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.db
    .update(forwardingAddresses)
    .set({ lastSentAt: null })
    .where(and(eq(forwardingAddresses.userId, userId), eq(forwardingAddresses.id, id)));
}

/**
 * Uses up a link and marks its address as verified. Returns undefined if the link was used, replaced or has expired, or
 * if another agent has verified the address since. For the system, because whoever opens the link needn't be signed in.
 */
export async function takeLink(tx: Tx, tokenHash: string) {
  const [row] = await tx.db
    .update(forwardingAddresses)
    .set({ verifiedAt: tx.now, tokenHash: null, tokenExpiresAt: null })
    .where(
      and(
        eq(forwardingAddresses.tokenHash, tokenHash),
        gt(forwardingAddresses.tokenExpiresAt, tx.now),
        isNull(forwardingAddresses.verifiedAt),
        sql`not exists (select from ${forwardingAddresses} other
          where other.address = ${forwardingAddresses}.address and other.verified_at is not null)`,
      ),
    )
    .returning({
      userId: forwardingAddresses.userId,
      id: forwardingAddresses.id,
      address: forwardingAddresses.address,
    });
  return row;
}

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
