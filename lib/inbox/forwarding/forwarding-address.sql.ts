import "server-only";
import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import { forwardingAddresses } from "@/db/schema";
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
