import "server-only";
import { eq, sql } from "drizzle-orm";
import { adminDatabase, type Db } from "@/db/client";
import { clerkDeletions, clerkEvents } from "@/db/schema/people/clerk";
import { users } from "@/db/schema/people/users";
import { clearAllAccess } from "@/lib/accounts/identity/access/access.sql";
import type { Identity } from "@/lib/accounts/identity/identity.model";
import { insertInboundAddress, PERSON } from "@/lib/accounts/identity/person.sql";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { retriedRead, sqlStateOf, toUnavailable } from "@/lib/platform/context/connection-loss";
import { systemContext } from "@/lib/platform/context/context";
import type { ClerkPerson } from "@/lib/platform/vendors/clerk/clerk-person.model";

const UNIQUE_VIOLATION = "23505";
/** Longer than Clerk keeps retrying an event, which is days. */
const EVENT_LIFE = sql`interval '30 days'`;

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

/** Whether Clerk has reported that this person was deleted; their last token stays valid for up to a minute. */
export async function isDeletedAtClerk(clerkId: string): Promise<boolean> {
  try {
    const rows = await retriedRead(async () => selectDeletion(adminDatabase(), clerkId));
    return rows.length > 0;
  } catch (error) {
    throw toUnavailable(error);
  }
}

/** Returns the row of a person whose session arrives before any event about them; null for a deleted person. */
export function findOrCreateClerkPerson(person: ClerkPerson): Promise<Identity | null> {
  return inTurn(person.clerkId, (db) => upsert(db, person));
}

/** Updates a person's row, once for each event. */
export function followClerkPerson(eventId: string, person: ClerkPerson): Promise<void> {
  return once(eventId, person.clerkId, (db) => upsert(db, person));
}

/**
 * Handles a person's deletion at Clerk: their rows stay, but they can no longer sign in, even if older events arrive
 * later.
 */
export function deleteClerkPerson(eventId: string, clerkId: string): Promise<void> {
  return once(eventId, clerkId, async (db) => {
    await insertDeletion(db, clerkId);
    await db
      .update(users)
      .set({ clerkId: null, clerkUpdatedAt: null, updatedAt: sql`now()` })
      .where(eq(users.clerkId, clerkId));
  });
}

/** Prevents anybody from signing in as this person from now on, before Clerk is told of it. */
export function shutOutClerkPerson(clerkId: string): Promise<void> {
  return inTurn(clerkId, (db) => insertDeletion(db, clerkId));
}

async function insertDeletion(db: Db, clerkId: string): Promise<void> {
  await db.insert(clerkDeletions).values({ clerkId, deletedAt: sql`now()` }).onConflictDoNothing();
}

/**
 * Runs `work` once per event. The event's id is stored in the transaction of its effect, so an event that failed can be
 * sent again, and one that succeeded has no further effect.
 */
function once(eventId: string, clerkId: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  return inTurn(clerkId, async (db) => {
    await db.delete(clerkEvents).where(sql`${clerkEvents.receivedAt} < now() - ${EVENT_LIFE}`);
    const claimed = await db
      .insert(clerkEvents)
      .values({ id: eventId, receivedAt: sql`now()` })
      .onConflictDoNothing()
      .returning({ id: clerkEvents.id });
    if (claimed.length > 0) await work(db);
  });
}

/** Serialises what concerns one person, so that a deletion and a first visit can't overtake each other. */
async function inTurn<T>(clerkId: string, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await adminDatabase().transaction(async (db) => {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`clerk:${clerkId}`}, 0))`);
      return work(db);
    });
  } catch (error) {
    throw sqlStateOf(error) === UNIQUE_VIOLATION ? addressTaken() : toUnavailable(error);
  }
}

/**
 * Inserts or updates the row of a Clerk user, unless the row has a later state, and gives them a private inbound
 * address. A row with the same address and no Clerk id becomes theirs if Clerk has verified the address. Throws
 * CONFLICT for an address that belongs to somebody else. Returns null for a deleted person, and for a new one without
 * an address, who can't use the product.
 */
async function upsert(db: Db, person: ClerkPerson): Promise<Identity | null> {
  if ((await selectDeletion(db, person.clerkId)).length > 0) return null;
  const [known] = await db
    .select({ ...PERSON, stamp: users.clerkUpdatedAt })
    .from(users)
    .where(eq(users.clerkId, person.clerkId));
  if (known) {
    const { stamp, ...identity } = known;
    const isOlder = stamp !== null && (person.updatedAt === null || person.updatedAt < stamp);
    return isOlder ? identity : update(db, known.userId, person);
  }
  if (person.email === null) return null;
  const row = (await insert(db, person, person.email)) ?? (await takeOver(db, person, person.email));
  if (!row) throw addressTaken();
  await insertInboundAddress(db, row.userId);
  return row;
}

function selectDeletion(db: Pick<Db, "select">, clerkId: string) {
  return db
    .select({ clerkId: clerkDeletions.clerkId })
    .from(clerkDeletions)
    .where(eq(clerkDeletions.clerkId, clerkId));
}

function addressTaken(): Failure {
  return new Failure("CONFLICT", "Another account uses this email address.");
}

async function insert(db: Db, person: ClerkPerson, email: string): Promise<Identity | undefined> {
  const { clerkId, emailVerified, firstName, lastName, image, updatedAt } = person;
  const [row] = await db
    .insert(users)
    .values({
      id: newId(),
      clerkId,
      clerkUpdatedAt: updatedAt,
      email: email.toLowerCase(),
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

async function takeOver(db: Db, person: ClerkPerson, email: string): Promise<Identity | null> {
  if (!person.emailVerified) return null;
  const [free] = await db
    .select({ id: users.id, isProved: users.emailVerified })
    .from(users)
    .where(sql`${users.clerkId} is null and lower(${users.email}) = ${email.toLowerCase()}`)
    .for("update");
  if (!free) return null;
  // Whoever set up the account never proved that the address is theirs.
  if (!free.isProved) await clearAllAccess(db, free.id, systemContext("clerk").now);
  return update(db, free.id, person);
}

/**
 * Updates a row. Names entered in this product stay: Clerk's only fill empty ones. If the address was removed at Clerk,
 * it also stays, unverified.
 */
async function update(db: Db, userId: string, person: ClerkPerson): Promise<Identity | null> {
  const [row] = await db
    .update(users)
    .set({
      clerkId: person.clerkId,
      clerkUpdatedAt: person.updatedAt,
      ...(person.email === null ? {} : { email: person.email.toLowerCase() }),
      emailVerified: person.email !== null && person.emailVerified,
      name: sql`coalesce(nullif(${users.name}, ''), ${nameOf(person)})`,
      firstName: sql`coalesce(${users.firstName}, ${person.firstName})`,
      lastName: sql`coalesce(${users.lastName}, ${person.lastName})`,
      image: person.image,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId))
    .returning(PERSON);
  return row ?? null;
}

function nameOf({ firstName, lastName }: ClerkPerson): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}
