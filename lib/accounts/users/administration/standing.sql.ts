import "server-only";
import { eq, sql } from "drizzle-orm";
import { DatabaseError } from "@/db/database-error";
import { bookings, emails, personName, users } from "@/db/schema";
import type { Role } from "@/lib/accounts/identity/identity.model";
import { Failure } from "@/lib/platform/base/failure";
import type { Tx } from "@/lib/platform/context/transaction";

/** A person's role, suspension and planned erasure. */
type Standing = {
  readonly role: Role;
  readonly suspendedAt: Date | null;
  readonly eraseAt: Date | null;
};

/** Reads a person's standing and locks it against concurrent changes. */
export async function lockStanding(tx: Tx, id: string): Promise<Standing> {
  const [row] = await tx.db
    .select({ role: users.role, suspendedAt: users.suspendedAt, eraseAt: users.eraseAt })
    .from(users)
    .where(eq(users.id, id))
    .for("update");
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

/** Changes a person's standing. Throws CONFLICT where that would leave no administrator. */
export async function updateStanding(tx: Tx, id: string, change: Partial<Standing>): Promise<void> {
  try {
    await tx.db
      .update(users)
      .set({ ...change, updatedAt: tx.now })
      .where(eq(users.id, id));
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === LAST) throw new Failure("CONFLICT", ALONE);
    throw error;
  }
}

const LAST = "users_last_administrator";
const ALONE = "This is the last administrator. Make somebody else an administrator first.";

/** Reads and locks what is needed of a person who accepts an invitation. */
export async function lockArrival(tx: Tx, id: string) {
  const [row] = await tx.db
    .select({ email: users.email, role: users.role, isOnboarded: users.hasCompletedOnboarding })
    .from(users)
    .where(eq(users.id, id))
    .for("update");
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

/** Marks the person's address as verified and sets their role. */
export async function updateArrival(tx: Tx, id: string, role: Role): Promise<void> {
  await tx.db.update(users).set({ emailVerified: true, role, updatedAt: tx.now }).where(eq(users.id, id));
}

const RECORDS = { booking: bookings, email: emails };
export type OwnedKind = keyof typeof RECORDS;
export type Owner = { readonly id: string; readonly name: string };

/**
 * Finds the owner of a record by a look-up among each agent's own rows. There is no index on ids alone, because every
 * insert would have to maintain it.
 */
export async function selectOwner(tx: Tx, kind: OwnedKind, id: string): Promise<Owner | undefined> {
  const records = RECORDS[kind];
  const rows = await tx.db.execute<Owner>(sql`
    select ${users.id}, ${personName} as name from ${users} cross join lateral (
      select from ${records} where ${records.userId} = ${users.id} and ${records.id} = ${id}::uuid offset 0
    ) one limit 1`);
  return rows[0];
}
