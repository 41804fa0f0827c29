import "server-only";
import { eq, sql } from "drizzle-orm";
import { forwardingAddresses, users } from "@/db/schema";
import { Failure } from "@/lib/base/failure";
import { agentId } from "@/lib/context/context";
import type { Tx } from "@/lib/context/transaction";
import type { UserChange, UserRecord } from "./user.model";

const RECORD = {
  id: users.id,
  email: users.email,
  fullName: users.name,
  firstName: users.firstName,
  lastName: users.lastName,
  phoneNumber: users.phoneNumber,
  companyName: users.companyName,
  companyAddress: users.companyAddress,
  bio: users.bio,
  image: users.image,
  role: users.role,
  hasCompletedOnboarding: users.hasCompletedOnboarding,
  hasCompletedTour: users.hasCompletedTour,
  // Drizzle leaves the table's name away from a lone table's columns, which would compare the inner table with itself.
  hasConfiguredEmail: sql<boolean>`exists (
    select from ${forwardingAddresses} f where f.user_id = ${users}.id and f.verified_at is not null)`,
  timezone: users.timezone,
} as const;

/** The record of the person who asks, locked against a change at the same time when it is about to be changed. */
export async function selectOwnUser(tx: Tx, lock?: "update"): Promise<UserRecord> {
  const query = tx.db
    .select(RECORD)
    .from(users)
    .where(eq(users.id, agentId(tx)));
  const [row] = lock ? await query.for(lock, { of: users }) : await query;
  if (!row) throw new Failure("NOT_FOUND");
  const { timezone, ...record } = row;
  return { ...record, settings: { timezone } };
}

export async function updateOwnUser(tx: Tx, change: UserChange): Promise<void> {
  const { fullName, ...rest } = change;
  await tx.db
    .update(users)
    .set({ ...rest, ...(fullName === undefined ? {} : { name: fullName }), updatedAt: tx.now })
    .where(eq(users.id, agentId(tx)));
}
