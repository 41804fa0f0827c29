import "server-only";
import { eq, inArray, sql } from "drizzle-orm";
import { forwardingAddresses, personImage, users } from "@/db/schema";
import type { Role } from "@/lib/accounts/identity/identity.model";
import { Failure } from "@/lib/platform/base/failure";
import type { StoredSettings } from "@/lib/platform/base/settings/account-settings.model";
import { agentId } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
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
  image: personImage,
  role: users.role,
  hasCompletedOnboarding: users.hasCompletedOnboarding,
  hasCompletedTour: users.hasCompletedTour,
  // In a query on a single table Drizzle omits the table's name before columns, which would compare the inner table
  // with itself.
  hasConfiguredEmail: sql<boolean>`exists (
    select from ${forwardingAddresses} f where f.user_id = ${users}.id and f.verified_at is not null)`,
  timezone: users.timezone,
  currency: users.currency,
} as const;

/** Reads the acting person's record, locked against concurrent changes when it is about to be changed. */
export async function selectOwnUser(tx: Tx, lock?: "update"): Promise<UserRecord> {
  const query = tx.db
    .select(RECORD)
    .from(users)
    .where(eq(users.id, agentId(tx)));
  const [row] = lock ? await query.for(lock, { of: users }) : await query;
  if (!row) throw new Failure("NOT_FOUND");
  const { timezone, currency, ...record } = row;
  return { ...record, settings: { timezone, currency } };
}

/** Reads a person's own address, and whether it is verified. */
export async function selectAddress(tx: Tx, userId: string): Promise<{ email: string; isVerified: boolean }> {
  const [row] = await tx.db
    .select({ email: users.email, isVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

export async function updateOwnUser(tx: Tx, change: UserChange): Promise<void> {
  const { fullName, ...rest } = change;
  await tx.db
    .update(users)
    .set({ ...rest, ...(fullName === undefined ? {} : { name: fullName }), updatedAt: tx.now })
    .where(eq(users.id, agentId(tx)));
}

/** Finds the person who signs in with an address, regardless of its case. For the system and administrators. */
export async function selectUserIdByEmail(tx: Tx, email: string): Promise<string | undefined> {
  const [row] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`);
  return row?.id;
}

/**
 * Reads the roles of those of these addresses, in lower case, that have an account. For the system and administrators.
 */
export async function selectRolesByEmail(tx: Tx, emails: readonly string[]): Promise<Map<string, Role>> {
  const address = sql<string>`lower(${users.email})`;
  const rows = await tx.db
    .select({ email: address, role: users.role })
    .from(users)
    .where(inArray(address, [...emails]));
  return new Map(rows.map(({ email, role }) => [email, role]));
}

const KEPT = {
  settings: users.settings,
  currency: users.currency,
  timezone: users.timezone,
  twoFactorEnabled: users.twoFactorEnabled,
} as const;

/** Reads the acting person's settings, locked when they are about to be changed. */
export async function selectOwnSettings(tx: Tx, lock?: "update"): Promise<StoredSettings> {
  const query = tx.db
    .select(KEPT)
    .from(users)
    .where(eq(users.id, agentId(tx)));
  const [row] = lock ? await query.for(lock) : await query;
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

export async function updateOwnSettings(
  tx: Tx,
  { settings, currency, timezone }: Omit<StoredSettings, "twoFactorEnabled">,
): Promise<void> {
  await tx.db
    .update(users)
    .set({ settings: { ...settings }, currency, timezone, updatedAt: tx.now })
    .where(eq(users.id, agentId(tx)));
}

/** Whether the database knows a time zone of this name. */
export async function isZoneKnown(tx: Tx, timezone: string): Promise<boolean> {
  const rows = await tx.db.execute(
    sql`select from pg_timezone_names where lower(name) = lower(${timezone}) limit 1`,
  );
  return rows.length > 0;
}

export async function selectPersonDates(tx: Tx, userId: string) {
  const [row] = await tx.db
    .select({ timeZone: users.timezone, looks: sql<unknown>`${users.settings} -> 'preferences'` })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}
