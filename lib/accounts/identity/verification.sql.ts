import "server-only";
import { and, eq, gt, sql } from "drizzle-orm";
import { adminDatabase, type Database, type Db } from "@/db/client";
import { addressVerifications, users, verifications } from "@/db/schema/people/users";
import { newId } from "@/lib/platform/base/id";

/** Stores a value that can be used once, for `seconds`. */
export async function insertOneTimeValue(identifier: string, value: string, seconds: number): Promise<void> {
  const times = { createdAt: sql`now()`, updatedAt: sql`now()` };
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  await adminDatabase()
    .insert(verifications)
    .values({ id: newId(), identifier, value, expiresAt, ...times });
}

/** Reads a value; returns null where there is none or it has expired. */
export async function selectOneTimeValue(identifier: string): Promise<string | null> {
  const [row] = await adminDatabase()
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, sql`now()`)));
  return row?.value ?? null;
}

/** Deletes a value; in a transaction if its `db` is given. Of two simultaneous calls only one returns true. */
export async function deleteOneTimeValue(
  identifier: string,
  db: Database | Db = adminDatabase(),
): Promise<boolean> {
  const rows = await db
    .delete(verifications)
    .where(eq(verifications.identifier, identifier))
    .returning({ id: verifications.id });
  return rows.length > 0;
}

type Verification = {
  readonly userId: string;
  readonly email: string;
  readonly tokenHash: string;
  readonly expiresAt: Date;
};

/**
 * Marks a person's address as verified, in the transaction of what proves it. Returns whether it was verified before.
 */
export async function updateVerified(db: Db, userId: string, now: Date): Promise<boolean> {
  const [person] = await db
    .select({ wasVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (person?.wasVerified !== false) return true;
  await db.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, userId));
  await db.delete(addressVerifications).where(eq(addressVerifications.userId, userId));
  return false;
}

/** Stores the link that was last sent to a person. */
export async function keepVerification({ userId, ...link }: Verification): Promise<void> {
  await adminDatabase()
    .insert(addressVerifications)
    .values({ userId, ...link })
    .onConflictDoUpdate({ target: addressVerifications.userId, set: link });
}

/**
 * Uses a person's link and marks the address it was sent to as verified, if the account still has that address. Returns
 * false for a link that isn't theirs, was used or replaced, or has expired.
 */
export async function takeVerification(userId: string, tokenHash: string, now: Date): Promise<boolean> {
  return adminDatabase().transaction(async (db) => {
    const [used] = await db
      .delete(addressVerifications)
      .where(
        and(
          eq(addressVerifications.userId, userId),
          eq(addressVerifications.tokenHash, tokenHash),
          gt(addressVerifications.expiresAt, now),
        ),
      )
      .returning({ email: addressVerifications.email });
    if (!used) return false;
    const verified = await db
      .update(users)
      .set({ emailVerified: true, updatedAt: now })
      .where(and(eq(users.id, userId), sql`lower(${users.email}) = ${used.email}`))
      .returning({ id: users.id });
    return verified.length > 0;
  });
}
