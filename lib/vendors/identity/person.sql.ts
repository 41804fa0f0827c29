import "server-only";
import { eq, sql } from "drizzle-orm";
import { adminDatabase, type Database, type Db } from "@/db/client";
import { inboundAddresses } from "@/db/schema/forwarding";
import { users } from "@/db/schema/users";
import { Failure } from "@/lib/base/failure";
import { newId } from "@/lib/base/id";
import { retriedRead, sqlStateOf, toUnavailable } from "@/lib/context/connection-loss";
import type { Identity } from "./identity.model";
import { newInboundToken } from "./inbound-token";

const UNIQUE_VIOLATION = "23505";

/** The columns that make an identity. */
export const PERSON = {
  userId: users.id,
  email: users.email,
  name: users.name,
  image: users.image,
  role: users.role,
  hasCompletedOnboarding: users.hasCompletedOnboarding,
  timezone: users.timezone,
} as const;

/** What an identity provider says of a person. `emailVerified` lets an existing row with that address be taken over. */
export type ClerkPerson = {
  clerkId: string;
  email: string;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  image: string | null;
};

export async function selectPersonByClerkId(clerkId: string): Promise<Identity | null> {
  try {
    const [row] = await retriedRead(async () =>
      adminDatabase().select(PERSON).from(users).where(eq(users.clerkId, clerkId)),
    );
    return row ?? null;
  } catch (error) {
    throw toUnavailable(error);
  }
}

/**
 * The row of a person of Clerk's, made or brought up to date, with a private inbound address. Safe when the webhook and
 * the first request meet. A row with the same address and no Clerk id is theirs once Clerk has verified the address; an
 * address that is somebody else's is a CONFLICT.
 */
export async function upsertClerkPerson(person: ClerkPerson): Promise<Identity> {
  try {
    return await adminDatabase().transaction(async (db) => {
      const row =
        (await updateKnown(db, person)) ?? (await insertNew(db, person)) ?? (await updateKnown(db, person));
      if (!row) throw addressTaken();
      await insertInboundAddress(db, row.userId);
      return row;
    });
  } catch (error) {
    throw sqlStateOf(error) === UNIQUE_VIOLATION ? addressTaken() : toUnavailable(error);
  }
}

/** Gives an agent a private inbound address unless they have one. */
export async function insertInboundAddress(db: Database | Db, userId: string): Promise<void> {
  await db
    .insert(inboundAddresses)
    .values({ token: newInboundToken(), userId, createdAt: sql`now()` })
    .onConflictDoNothing();
}

/** A person deleted at Clerk keeps the rows but can no longer sign in. */
export async function detachClerkPerson(clerkId: string): Promise<void> {
  await adminDatabase()
    .update(users)
    .set({ clerkId: null, updatedAt: sql`now()` })
    .where(eq(users.clerkId, clerkId));
}

function addressTaken(): Failure {
  return new Failure("CONFLICT", "Another account uses this e-mail address.");
}

async function insertNew(db: Db, person: ClerkPerson): Promise<Identity | undefined> {
  const { clerkId, emailVerified, firstName, lastName, image } = person;
  const [row] = await db
    .insert(users)
    .values({
      id: newId(),
      clerkId,
      email: person.email.toLowerCase(),
      emailVerified,
      name: nameOf(person),
      firstName,
      lastName,
      image,
      createdAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .onConflictDoNothing()
    .returning(PERSON);
  return row;
}

/** Names typed in the product stay: Clerk's only fill what is empty. */
async function updateKnown(db: Db, person: ClerkPerson): Promise<Identity | undefined> {
  const mine = person.emailVerified
    ? sql`(${users.clerkId} = ${person.clerkId} or (${users.clerkId} is null and lower(${users.email}) = ${person.email.toLowerCase()}))`
    : eq(users.clerkId, person.clerkId);
  const [row] = await db
    .update(users)
    .set({
      clerkId: person.clerkId,
      email: person.email.toLowerCase(),
      emailVerified: person.emailVerified,
      name: sql`coalesce(nullif(${users.name}, ''), ${nameOf(person)})`,
      firstName: sql`coalesce(${users.firstName}, ${person.firstName})`,
      lastName: sql`coalesce(${users.lastName}, ${person.lastName})`,
      image: person.image,
      updatedAt: sql`now()`,
    })
    .where(mine)
    .returning(PERSON);
  return row;
}

function nameOf({ firstName, lastName }: ClerkPerson): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}
