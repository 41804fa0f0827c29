import "server-only";
import { and, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { adminDatabase, type Database, type Db } from "@/db/client";
import { inboundAddresses } from "@/db/schema/people/forwarding";
import { accounts, personImage, sessions, users } from "@/db/schema/people/users";
import { newId } from "@/lib/platform/base/id";
import { newInboundToken } from "@/lib/platform/base/secrets/random-text";
import { retriedRead, toUnavailable } from "@/lib/platform/context/connection-loss";
import type { Role } from "./identity.model";
import type { PasswordOwner } from "./passwords/guessable.model";

/** A person who signs in with email address and password. */
export type PasswordPerson = {
  readonly email: string;
  /** Whether they have proved that the address is theirs, or whoever opens the account vouches for it. */
  readonly emailVerified: boolean;
  readonly name: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly hasCompletedOnboarding: boolean;
};

/**
 * Inserts a person, their sign-in method and their inbound address. Returns the id; null where the address belongs to an
 * account.
 */
export async function insertPasswordPerson(db: Db, person: PasswordPerson): Promise<string | null> {
  const times = { createdAt: sql`now()`, updatedAt: sql`now()` };
  const { emailVerified, name, role, hasCompletedOnboarding } = person;
  const [made] = await db
    .insert(users)
    .values({
      id: newId(),
      email: person.email.toLowerCase(),
      emailVerified,
      name,
      role,
      hasCompletedOnboarding,
      // Accounts that are created without the onboarding form need no tour.
      hasCompletedTour: hasCompletedOnboarding,
      ...times,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!made) return null;
  await db.insert(accounts).values({
    id: newId(),
    accountId: made.id,
    providerId: "credential",
    userId: made.id,
    password: person.passwordHash,
    ...times,
  });
  await insertInboundAddress(db, made.id);
  return made.id;
}

/** Marks the address of an existing account as verified. Returns the person's id. */
export async function vouchForAddress(db: Db, email: string): Promise<string> {
  const [known] = await db
    .update(users)
    .set({ emailVerified: true })
    .where(addressed(email))
    .returning({ id: users.id });
  if (!known) throw new Error("The account vanished while it was made.");
  return known.id;
}

/** Reads who signs in with this address and a password, and the password's hash; undefined for an unknown address. */
export async function selectPasswordByEmail(email: string) {
  try {
    const read = () =>
      adminDatabase()
        .select({ userId: users.id, passwordHash: accounts.password })
        .from(users)
        .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
        .where(addressed(email));
    const [row] = await retriedRead(async () => read());
    return row;
  } catch (error) {
    throw toUnavailable(error);
  }
}

function addressed(email: string): SQL {
  return sql`lower(${users.email}) = ${email.toLowerCase()}`;
}

/** Reads the hash of a person's password; undefined for people who sign in otherwise. */
export async function selectPasswordHash(userId: string): Promise<string | undefined> {
  const [account] = await adminDatabase()
    .select({ password: accounts.password })
    .from(accounts)
    .where(passwordOf(userId));
  return account?.password ?? undefined;
}

/** Reads what others may know of a person, which their password must not contain. */
export async function selectPasswordOwner(db: Db, userId: string): Promise<PasswordOwner> {
  const [person] = await db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  return person ?? { email: "", name: "" };
}

/** Replaces the password whose hash is `before`; returns false if it was changed meanwhile. */
export async function updatePassword(
  db: Db,
  userId: string,
  before: string,
  after: string,
): Promise<boolean> {
  const changed = await db
    .update(accounts)
    .set({ password: after, updatedAt: sql`now()` })
    .where(and(passwordOf(userId), eq(accounts.password, before)))
    .returning({ id: accounts.id });
  return changed.length > 0;
}

function passwordOf(userId: string): SQL | undefined {
  return and(eq(accounts.userId, userId), eq(accounts.providerId, "credential"));
}

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
