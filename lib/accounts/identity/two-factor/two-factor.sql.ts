import "server-only";
import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { adminDatabase, type Database, type Db } from "@/db/client";
import { twoFactors, users } from "@/db/schema/people/users";

export type TwoFactor = typeof twoFactors.$inferSelect;
type On = Database | Db;

/** Reads a person's second factor; null where none was begun or it has ended. */
export async function selectTwoFactor(userId: string, on: On = adminDatabase()): Promise<TwoFactor | null> {
  const [row] = await on
    .select()
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNull(twoFactors.endedAt)));
  return row ?? null;
}

/** Starts the setup with a new secret; returns false where a factor is in use. */
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

/** Switches the factor on. Returns false where it is on already or its secret was replaced meanwhile. */
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

/** Replaces the remaining backup codes; returns false where the factor isn't on. */
export async function replaceBackupHashes(db: Db, userId: string, backupHashes: string[]): Promise<boolean> {
  const rows = await db
    .update(twoFactors)
    .set({ backupHashes })
    .where(inUse(userId))
    .returning({ userId: twoFactors.userId });
  return rows.length > 0;
}

/** Ends the factor in use, which can be restored, and deletes one that waits for its first code. */
export async function endFactor(db: Db, userId: string, now: Date): Promise<void> {
  await db.delete(twoFactors).where(and(eq(twoFactors.userId, userId), isNull(twoFactors.confirmedAt)));
  await db.update(twoFactors).set({ endedAt: now }).where(inUse(userId));
  await updateFlag(db, userId, false, now);
}

/** Reads since when the factor that ended at that instant was on; undefined where none did. */
export async function selectEndedFactor(db: Db, userId: string, endedAt: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ confirmedAt: twoFactors.confirmedAt })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.endedAt, endedAt)));
  return row?.confirmedAt ?? undefined;
}

/** Restores the factor that ended at that instant. */
export async function reviveFactor(db: Db, userId: string, endedAt: Date, now: Date): Promise<void> {
  const rows = await db
    .update(twoFactors)
    .set({ endedAt: null })
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.endedAt, endedAt)))
    .returning({ userId: twoFactors.userId });
  if (rows.length > 0) await updateFlag(db, userId, true, now);
}

/** Deletes the factor; returns false where none was on. */
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

/** Uses a code of the app, which invalidates all earlier ones; returns false where it was used already. */
export async function consumeTotpStep(userId: string, step: number): Promise<boolean> {
  const isLater = or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step));
  const rows = await adminDatabase()
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(inUse(userId), isLater))
    .returning({ userId: twoFactors.userId });
  return rows.length > 0;
}

/** Uses a backup code; returns false for one that isn't theirs or was used already. */
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
