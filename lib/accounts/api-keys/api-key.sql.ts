import "server-only";
import { and, count, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { adminDatabase } from "@/db/client";
import { apiKeys, users } from "@/db/schema";
import { retriedRead, toUnavailable } from "@/lib/platform/context/connection-loss";
import type { Tx } from "@/lib/platform/context/transaction";
import type { ApiKey } from "./api-key.model";

const A_MINUTE = sql`interval '1 minute'`;

/** Reads the keys that are valid or expired, newest first, without those that were revoked. */
export async function selectKeys(tx: Tx, userId: string): Promise<ApiKey[]> {
  const rows = await tx.db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  return rows.map(({ id, name, scope, start, createdAt, expiresAt, lastUsedAt }) => ({
    id,
    name,
    scope,
    start,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isExpired: expiresAt !== null && expiresAt <= tx.now,
  }));
}

export async function countWorkingKeys(tx: Tx, userId: string): Promise<number> {
  const isOpen = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, tx.now));
  const [row] = await tx.db
    .select({ count: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt), isOpen));
  return row?.count ?? 0;
}

export async function insertKey(
  tx: Tx,
  userId: string,
  key: Pick<typeof apiKeys.$inferInsert, "id" | "name" | "scope" | "start" | "keyHash" | "expiresAt">,
): Promise<void> {
  await tx.db.insert(apiKeys).values({ ...key, userId, createdAt: tx.now });
}

/** Revokes a key. Returns false where the agent has no such key, or it was revoked already. */
export async function updateRevoked(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx.db
    .update(apiKeys)
    .set({ revokedAt: tx.now })
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}

/**
 * Finds the valid key that begins with `start`, and its owner, before the caller is known. `isUseTold` says whether its
 * last use was recorded within the last minute.
 */
export async function selectKeyHolder(start: string) {
  try {
    const [row] = await retriedRead(async () =>
      adminDatabase()
        .select({
          keyId: apiKeys.id,
          keyHash: apiKeys.keyHash,
          scope: apiKeys.scope,
          userId: apiKeys.userId,
          clerkId: users.clerkId,
          timeZone: users.timezone,
          isUseTold: sql<boolean>`coalesce(${apiKeys.lastUsedAt} > now() - ${A_MINUTE}, false)`,
        })
        .from(apiKeys)
        .innerJoin(users, eq(users.id, apiKeys.userId))
        .where(
          and(
            eq(apiKeys.start, start),
            isNull(apiKeys.revokedAt),
            isNull(users.suspendedAt),
            isNull(users.eraseAt),
            or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
          ),
        ),
    );
    return row;
  } catch (error) {
    throw toUnavailable(error);
  }
}

/** Records that a key is in use, at most once a minute. */
export async function updateLastUsed(userId: string, id: string): Promise<void> {
  const isLongAgo = lt(apiKeys.lastUsedAt, sql`now() - ${A_MINUTE}`);
  await adminDatabase()
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), isLongAgo)));
}
