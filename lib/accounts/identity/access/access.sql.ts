import "server-only";
import { and, asc, eq, inArray, isNull, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import { apiKeys, calendarFeeds, webhookEndpoints } from "@/db/schema";
import { endSessionsOf } from "../sessions/session.sql";
import { deleteFactor } from "../two-factor/two-factor.sql";
import type { EndedAccess } from "./ended-access.model";

const FEED = "calendar-feed";

/**
 * Ends the API keys, calendar addresses and webhook endpoints of an account. `db` must have a role that may write the
 * agent's rows.
 */
export async function endPrograms(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)));
  await db
    .update(calendarFeeds)
    .set({ revokedAt: now })
    .where(and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt)));
  await db
    .update(webhookEndpoints)
    .set({ stoppedAt: now, stoppedBecause: "reset" })
    .where(and(eq(webhookEndpoints.userId, userId), isNull(webhookEndpoints.stoppedAt)));
}

/** Like `endPrograms`, but for good: deletes the endpoints with everything that waits for them. */
export async function clearPrograms(db: Db, userId: string, now: Date): Promise<void> {
  await endPrograms(db, userId, now);
  await db.delete(webhookEndpoints).where(eq(webhookEndpoints.userId, userId));
}

/** Like `clearPrograms`, and also ends the second factor and the sessions. For a transaction without a role. */
export async function clearAllAccess(db: Db, userId: string, now: Date): Promise<void> {
  await clearPrograms(db, userId, now);
  await deleteFactor(db, userId, now);
  await endSessionsOf(db, userId);
}

/** Reads the keys, endpoints and calendar address that ended at that instant. */
export async function selectEndedPrograms(db: Db, userId: string, at: Date): Promise<EndedAccess[]> {
  const keys = await db
    .select({ id: apiKeys.id, name: apiKeys.name, createdAt: apiKeys.createdAt })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.revokedAt, at)))
    .orderBy(asc(apiKeys.createdAt));
  const endpoints = await db
    .select({ id: webhookEndpoints.id, name: webhookEndpoints.url, createdAt: webhookEndpoints.createdAt })
    .from(webhookEndpoints)
    .where(endedWithReset(userId, at))
    .orderBy(asc(webhookEndpoints.createdAt));
  const feeds = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.revokedAt, at)));
  return [
    ...keys.map((row) => ended("api-key", row)),
    ...endpoints.map((row) => ended("webhook", row)),
    ...feeds.map(
      ({ createdAt }) => ({ key: FEED, kind: FEED, name: "", since: createdAt.toISOString() }) as const,
    ),
  ];
}

/** Restores those of `kept` that ended at that instant. A newer calendar address takes precedence over the old one. */
export async function revivePrograms(
  db: Db,
  userId: string,
  at: Date,
  kept: readonly EndedAccess[],
): Promise<void> {
  const idsOf = (kind: EndedAccess["kind"]) =>
    kept.filter((one) => one.kind === kind).map(({ key }) => key.slice(kind.length + 1));
  await db
    .update(apiKeys)
    .set({ revokedAt: null })
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.revokedAt, at), inArray(apiKeys.id, idsOf("api-key"))));
  await db
    .update(webhookEndpoints)
    .set({ stoppedAt: null, stoppedBecause: null })
    .where(and(endedWithReset(userId, at), inArray(webhookEndpoints.id, idsOf("webhook"))));
  if (!kept.some(({ kind }) => kind === FEED)) return;
  const newer = alias(calendarFeeds, "newer");
  const hasNewer = db
    .select({ userId: newer.userId })
    .from(newer)
    .where(and(eq(newer.userId, userId), isNull(newer.revokedAt)));
  await db
    .update(calendarFeeds)
    .set({ revokedAt: null })
    .where(and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.revokedAt, at), notExists(hasNewer)));
}

function endedWithReset(userId: string, at: Date) {
  return and(
    eq(webhookEndpoints.userId, userId),
    eq(webhookEndpoints.stoppedAt, at),
    eq(webhookEndpoints.stoppedBecause, "reset"),
  );
}

type Made = { readonly id: string; readonly name: string; readonly createdAt: Date };

function ended(kind: "api-key" | "webhook", { id, name, createdAt }: Made): EndedAccess {
  return { key: `${kind}:${id}`, kind, name, since: createdAt.toISOString() };
}
