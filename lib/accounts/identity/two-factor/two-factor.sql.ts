import "server-only";
import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { adminDatabase, type Database, type Db } from "@/db/client";
import { twoFactors, users } from "@/db/schema/people/users";

export type TwoFactor = typeof twoFactors.$inferSelect;
type On = Database | Db;

/** What is kept of a person's second factor; null where they have begun none, or it ended. */
export async function selectTwoFactor(userId: string, on: On = adminDatabase()): Promise<TwoFactor | null> {
  const [row] = await on
    .select()
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNull(twoFactors.endedAt)));
  return row ?? null;
}

/** Begins with a new secret; false where one is in use. */
export async function upsertSecret(db: Db, userId: string, secret: string, now: Date): Promise<boolean> {
  const rows = await db
    .insert(twoFactors)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { secret, createdAt: now, confirmedAt: null, endedAt: null, backupHashes: [], lastStep: null },
      setWhere: or(isNull(twoFactors.confirmedAt), isNotNull(twoFactors.endedAt)),
    })
    .returning({ userId: twoFactors.userId });
  return rows.length > 0;
}

type Confirmed = { readonly secret: string; readonly step: number; readonly backupHashes: string[] };

/** From now on the factor is asked for; false where it is already, or the secret is another one by now. */
export async function confirmFactor(
  db: Db,
  userId: string,
  { secret, step, backupHashes }: Confirmed,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(twoFactors)
    .set({ confirmedAt: now, lastStep: step, backupHashes })
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.secret, secret), isNull(twoFactors.confirmedAt)))
    .returning({ userId: twoFactors.userId });
  if (rows.length > 0) await updateFlag(db, userId, true, now);
  return rows.length > 0;
}

/** Other backup codes in place of those that are left; false where the factor isn't asked for. */
export async function replaceBackupHashes(db: Db, userId: string, backupHashes: string[]): Promise<boolean> {
  const rows = await db
    .update(twoFactors)
    .set({ backupHashes })
    .where(inUse(userId))
    .returning({ userId: twoFactors.userId });
  return rows.length > 0;
}

/** Ends the factor that is in use, and forgets one that waits for its first code. What ended may be kept. */
export async function endFactor(db: Db, userId: string, now: Date): Promise<void> {
  await db.delete(twoFactors).where(and(eq(twoFactors.userId, userId), isNull(twoFactors.confirmedAt)));
  await db.update(twoFactors).set({ endedAt: now }).where(inUse(userId));
  await updateFlag(db, userId, false, now);
}

/** Since when the factor was on that ended then; undefined where none did. */
export async function selectEndedFactor(db: Db, userId: string, endedAt: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ confirmedAt: twoFactors.confirmedAt })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.endedAt, endedAt)));
  return row?.confirmedAt ?? undefined;
}

/** Has the factor asked for again that ended then. */
export async function reviveFactor(db: Db, userId: string, endedAt: Date, now: Date): Promise<void> {
  const rows = await db
    .update(twoFactors)
    .set({ endedAt: null })
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.endedAt, endedAt)))
    .returning({ userId: twoFactors.userId });
  if (rows.length > 0) await updateFlag(db, userId, true, now);
}

/** False where there was none to be asked for. */
export async function deleteFactor(db: Db, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ confirmedAt: twoFactors.confirmedAt });
  await updateFlag(db, userId, false, now);
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

async function updateFlag(db: Db, userId: string, twoFactorEnabled: boolean, now: Date): Promise<void> {
  await db.update(users).set({ twoFactorEnabled, updatedAt: now }).where(eq(users.id, userId));
}

/** Uses a code of the app up, and all before it; false where it was used. */
export async function takeStep(userId: string, step: number): Promise<boolean> {
  const isLater = or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step));
  const rows = await adminDatabase()
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(inUse(userId), isLater))
    .returning({ userId: twoFactors.userId });
  return rows.length > 0;
}

/** Uses a backup code up; false for one that isn't theirs, or was used. */
export async function takeBackupCode(userId: string, hash: string): Promise<boolean> {
  const rows = await adminDatabase()
    .update(twoFactors)
    .set({ backupHashes: sql`array_remove(${twoFactors.backupHashes}, ${hash})` })
    .where(and(inUse(userId), sql`${hash} = any (${twoFactors.backupHashes})`))
    .returning({ userId: twoFactors.userId });
  return rows.length > 0;
}

function inUse(userId: string) {
  return and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt), isNull(twoFactors.endedAt));
}
