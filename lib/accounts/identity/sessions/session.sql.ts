import "server-only";
import { and, desc, eq, gt, inArray, isNotNull, lte, ne, or, sql } from "drizzle-orm";
import { adminDatabase, type Database, type Db } from "@/db/client";
import { sessions, users } from "@/db/schema/people/users";
import { newId } from "@/lib/platform/base/id";
import { retriedRead, toUnavailable } from "@/lib/platform/context/connection-loss";
import type { Identity } from "../identity.model";
import { ONE_VISIT, PERSON } from "../person.sql";

/**
 * Reads the person of a session that has not expired; one look-up for middleware, pages and the API alike. A suspended
 * person is found even by an expired session, so that they can be told why.
 */
export async function selectPersonBySession(tokenHash: string): Promise<Identity | null> {
  try {
    const [row] = await retriedRead(async () => personBySession(adminDatabase()).execute({ tokenHash }));
    return row ?? null;
  } catch (error) {
    throw toUnavailable(error);
  }
}

const known = new WeakMap<Database, ReturnType<typeof personQuery>>();

/** Returns the prepared query, whose text is built once because every page and call runs it. */
function personBySession(db: Database) {
  const query = known.get(db) ?? personQuery(db);
  known.set(db, query);
  return query;
}

function personQuery(db: Database) {
  return db
    .select({
      ...PERSON,
      wasSeenLately: sql<boolean>`${PERSON.wasSeenLately} and ${sessions.updatedAt} > now() - ${ONE_VISIT}`,
      provedAt: sessions.provedAt,
      sessionId: sessions.id,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder("tokenHash")),
        or(gt(sessions.expiresAt, sql`now()`), isNotNull(users.suspendedAt)),
      ),
    )
    .prepare("person_by_session");
}

/** A session as stored; `seenAt` is accurate to a few minutes. */
export type SessionRow = {
  readonly id: string;
  readonly userAgent: string | null;
  readonly ipAddress: string | null;
  readonly createdAt: Date;
  readonly seenAt: Date;
};

type NewSession = {
  /** The token's hash. */
  readonly token: string;
  readonly userId: string;
  readonly seconds: number;
  readonly ipAddress: string;
  readonly userAgent: string;
};

/** Inserts a session; in a transaction if its `db` is given. */
export async function insertSession(
  { seconds, ...session }: NewSession,
  db: Database | Db = adminDatabase(),
): Promise<void> {
  const times = { createdAt: sql`now()`, updatedAt: sql`now()` };
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  await db.insert(sessions).values({ id: newId(), ...session, expiresAt, ...times });
}

/** Records that the person of a session has just proved their identity again. */
export async function updateProved(tokenHash: string): Promise<void> {
  await adminDatabase().update(sessions).set({ provedAt: sql`now()` }).where(eq(sessions.token, tokenHash));
}

/** Deletes the expired sessions of the same person. */
export async function deleteExpiredSessions(tokenHash: string): Promise<void> {
  const person = adminDatabase()
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.token, tokenHash));
  await adminDatabase()
    .delete(sessions)
    .where(and(inArray(sessions.userId, person), lte(sessions.expiresAt, sql`now()`)));
}

/**
 * Ends all sessions of a person, except one if given, in the transaction of the change that requires it. The rows stay
 * until the next sign-in.
 */
export async function endSessionsOf(db: Db, userId: string, except?: string): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: sql`now()` })
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, sql`now()`),
        except === undefined ? undefined : ne(sessions.token, except),
      ),
    );
}

/** Reads a person's open sessions, the most recently used first. */
export async function selectSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ipAddress: sessions.ipAddress,
      createdAt: sessions.createdAt,
      seenAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id));
}

/** Ends one of a person's sessions; returns false where they have no such session. */
export async function endSessionOf(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id), gt(sessions.expiresAt, sql`now()`)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Deletes a session. */
export async function deleteSession(tokenHash: string): Promise<void> {
  await adminDatabase().delete(sessions).where(eq(sessions.token, tokenHash));
}
