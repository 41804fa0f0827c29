import "server-only";
import { sql } from "drizzle-orm";
import { payoutSettings } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import { NO_SETTINGS, type PayoutSettings, type SettingsChange } from "./settings.model";

export async function selectSettings(tx: Tx): Promise<PayoutSettings> {
  const [row] = await tx.db.select().from(payoutSettings);
  if (!row) return NO_SETTINGS;
  const { isOnly: _, onSince: __, updatedBy: ___, updatedAt: ____, ...settings } = row;
  return settings;
}

/**
 * Stores the settings if their version is still the one that was read; returns whether it did. `onSince` keeps the time
 * at which payouts were switched on.
 */
export async function upsertSettings(tx: Tx, by: string, change: SettingsChange): Promise<boolean> {
  const { version, defaultPercent, ...said } = change;
  const row = {
    ...said,
    defaultPercentBp: defaultPercent,
    updatedBy: by,
    updatedAt: tx.now,
    version: version + 1,
    onSince: said.isOn ? tx.now : null,
  };
  const onSince = said.isOn
    ? sql`coalesce(${payoutSettings.onSince}, ${tx.now.toISOString()}::timestamptz)`
    : null;
  const written = await tx.db
    .insert(payoutSettings)
    .values(row)
    .onConflictDoUpdate({
      target: payoutSettings.isOnly,
      set: { ...row, onSince },
      setWhere: sql`${payoutSettings.version} = ${version}`,
    })
    .returning({ version: payoutSettings.version });
  return written[0]?.version === version + 1;
}
