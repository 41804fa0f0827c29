import "server-only";
import { eq, sql } from "drizzle-orm";
import { users } from "@/db/schema";
import { Failure } from "@/lib/platform/base/failure";
import type { StoredSettings } from "@/lib/platform/base/settings/account-settings.model";
import { agentId } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";

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
