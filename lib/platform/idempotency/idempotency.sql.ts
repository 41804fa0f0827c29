import "server-only";
import { and, eq, not, sql } from "drizzle-orm";
import { idempotencyKeys } from "@/db/schema";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { KeptAnswer, KnownKey } from "./idempotency.model";

export type KeyClaim = {
  readonly key: string;
  readonly claim: string;
  readonly fingerprint: string;
  readonly claimedUntil: Date;
};

const KEPT = sql`interval '24 hours'`;

/**
 * Claims a key that is new, older than a day, or whose last attempt ended without storing anything. Returns false for
 * any other.
 */
export async function insertClaim(tx: Tx, { key, ...claim }: KeyClaim): Promise<boolean> {
  const now = sql`${tx.now.toISOString()}::timestamptz`;
  const { createdAt, isStored, status, claimedUntil } = idempotencyKeys;
  const anew = { isStored: false, status: null, headers: null, answer: null, createdAt: tx.now };
  const claimed = await tx.db
    .insert(idempotencyKeys)
    .values({ userId: ownerOf(tx), createdAt: tx.now, key, ...claim })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { ...claim, ...anew },
      setWhere: sql`${createdAt} <= ${now} - ${KEPT}
        or (not ${isStored} and ${status} is null and ${claimedUntil} <= ${now})`,
    })
    .returning({ claim: idempotencyKeys.claim });
  return claimed.length > 0;
}

export async function selectKey(tx: Tx, key: string): Promise<KnownKey | undefined> {
  const { fingerprint, isStored, status, headers, answer, userId } = idempotencyKeys;
  const [row] = await tx.db
    .select({ fingerprint, isStored, status, headers, text: answer })
    .from(idempotencyKeys)
    .where(and(eq(userId, ownerOf(tx)), eq(idempotencyKeys.key, key)));
  if (!row) return undefined;
  const { status: given, headers: own, text, ...known } = row;
  return {
    ...known,
    answer: given === null ? null : { status: given, headers: own ?? {}, text: text ?? "" },
  };
}

/**
 * Marks the claim's changes as stored, in the transaction that makes them. Returns false if the transaction changes
 * something but the claim now belongs to somebody else. The statement checks whether the transaction has changed
 * anything before it changes something itself.
 */
export async function markStored(tx: Tx, claim: string): Promise<boolean> {
  const rows = await tx.db.execute<{ ours: boolean }>(sql`
    with changed as materialized (select pg_current_xact_id_if_assigned() is not null as it),
    marked as (
      update idempotency_keys set is_stored = true from changed
      where changed.it and user_id = ${ownerOf(tx)} and claim = ${claim} returning 1)
    select not changed.it or exists (select from marked) as ours from changed`);
  return [...rows][0]?.ours === true;
}

/** Stores the response of a call, for whoever sends the call again. */
export async function updateAnswer(tx: Tx, claim: string, { text, ...answer }: KeptAnswer): Promise<void> {
  await tx.db
    .update(idempotencyKeys)
    .set({ ...answer, answer: text })
    .where(claimed(tx, claim));
}

/** Releases a key for which nothing was stored; returns false if something was. */
export async function deleteClaim(tx: Tx, claim: string): Promise<boolean> {
  const gone = await tx.db
    .delete(idempotencyKeys)
    .where(and(claimed(tx, claim), not(idempotencyKeys.isStored)))
    .returning({ claim: idempotencyKeys.claim });
  return gone.length > 0;
}

function claimed(tx: Tx, claim: string) {
  return and(eq(idempotencyKeys.userId, ownerOf(tx)), eq(idempotencyKeys.claim, claim));
}
