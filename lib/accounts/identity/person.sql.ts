import "server-only";
import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { adminDatabase, type Database, type Db } from "@/db/client";
import { inboundAddresses } from "@/db/schema/people/forwarding";
import { personImage, sessions, users } from "@/db/schema/people/users";
import { newInboundToken } from "@/lib/platform/base/secrets/inbound-token";

/** Requests within this time count as one visit. */
export const ONE_VISIT = sql`interval '5 minutes'`;

/** The columns of an identity. */
export const PERSON = {
  userId: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  name: users.name,
  image: personImage,
  role: users.role,
  hasCompletedOnboarding: users.hasCompletedOnboarding,
  isSuspended: sql<boolean>`${users.suspendedAt} is not null`,
  eraseAt: users.eraseAt,
  wasSeenLately: sql<boolean>`coalesce(${users.lastSeenAt} > now() - ${ONE_VISIT}, false)`,
  timezone: users.timezone,
  currency: users.currency,
  looks: sql<unknown>`${users.settings} -> 'preferences'`,
} as const;

/** Records the person's visit, unless one was recorded just before, and the session's last use. */
export async function updateLastSeen(userId: string, sessionId?: string): Promise<void> {
  if (sessionId !== undefined)
    await adminDatabase().update(sessions).set({ updatedAt: sql`now()` }).where(eq(sessions.id, sessionId));
  await adminDatabase()
    .update(users)
    .set({ lastSeenAt: sql`now()` })
    .where(
      and(
        eq(users.id, userId),
        or(isNull(users.lastSeenAt), lte(users.lastSeenAt, sql`now() - ${ONE_VISIT}`)),
      ),
    );
}

/** Reads the address with which a person signs in; empty for an unknown id. */
export async function selectEmail(userId: string): Promise<string> {
  const [row] = await adminDatabase().select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? "";
}

/** Gives an agent a private inbound address unless they have one. */
export async function insertInboundAddress(db: Database | Db, userId: string): Promise<void> {
  await db
    .insert(inboundAddresses)
    .values({ token: newInboundToken(), userId, createdAt: sql`now()` })
    .onConflictDoNothing();
}
