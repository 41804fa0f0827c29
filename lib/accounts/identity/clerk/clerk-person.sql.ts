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
/** Clerk gives up on an event after days. */
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

/** Whether Clerk has told that this person was deleted; their last token outlives them by a minute. */
export async function isDeletedAtClerk(clerkId: string): Promise<boolean> {
  try {
    const rows = await retriedRead(async () => selectDeletion(adminDatabase(), clerkId));
    return rows.length > 0;
  } catch (error) {
    throw toUnavailable(error);
  }
}

/** The row of a person who comes with a session before any event told of them; null for one who was deleted. */
export function meetClerkPerson(person: ClerkPerson): Promise<Identity | null> {
  return inTurn(person.clerkId, (db) => upsert(db, person));
}

/** Brings a person's row up to date, once for each event. */
export function followClerkPerson(eventId: string, person: ClerkPerson): Promise<void> {
  return once(eventId, person.clerkId, (db) => upsert(db, person));
}

/** A person deleted at Clerk keeps the rows but can no longer sign in, whatever older news arrives later. */
export function deleteClerkPerson(eventId: string, clerkId: string): Promise<void> {
  return once(eventId, clerkId, async (db) => {
    await insertDeletion(db, clerkId);
    await db
      .update(users)
      .set({ clerkId: null, clerkUpdatedAt: null, updatedAt: sql`now()` })
      .where(eq(users.clerkId, clerkId));
  });
}

/** From now on nobody comes in as this person, before Clerk is told of it. */
export function shutOutClerkPerson(clerkId: string): Promise<void> {
  return inTurn(clerkId, (db) => insertDeletion(db, clerkId));
}

async function insertDeletion(db: Db, clerkId: string): Promise<void> {
  await db.insert(clerkDeletions).values({ clerkId, deletedAt: sql`now()` }).onConflictDoNothing();
}

/** The event's id is claimed in the transaction of its effect: what fails can be sent again, what was done can't. */
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

/** What concerns one person happens one after the other, so that a deletion and a first visit can't pass each other. */
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
 * The row of a person of Clerk's, made or brought up to date unless it knows a later state, with a private inbound
 * address. A row with the same address and no Clerk id is theirs once Clerk has verified the address; an address that
 * is somebody else's is a CONFLICT. Null for the deleted, and for strangers without an address, who can't use the product.
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
  // Whoever set it up has never shown that the address is theirs.
  if (!free.isProved) await clearAllAccess(db, free.id, systemContext("clerk").now);
  return update(db, free.id, person);
}

/** Names typed in the product stay: Clerk's only fill what is empty. An address that is gone stays too, unverified. */
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
