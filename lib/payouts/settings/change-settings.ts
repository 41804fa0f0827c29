import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import type { PayoutSettings, SettingsChange } from "./settings.model";
import { selectSettings, upsertSettings } from "./settings.sql";

/** Reads the settings of payouts, for administrators. */
export function readPayoutSettings(ctx: Context): Promise<PayoutSettings> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, selectSettings);
}

/**
 * Changes the settings of payouts, for administrators. Percentages and short pay apply to shares created from now on.
 * Switching payouts on enqueues a job that creates the shares of commission received since the start day. Throws STALE
 * if the settings have changed since `version`.
 */
export function changePayoutSettings(ctx: Context, change: SettingsChange): Promise<void> {
  const by = adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const before = await selectSettings(tx);
    if (!(await upsertSettings(tx, by, change))) throw new Failure("STALE");
    const { version: _, defaultPercent, ...after } = change;
    await recordAudit(tx, {
      action: "payout-settings.change",
      entity: "payout-settings",
      entityId: null,
      before: before,
      after: { ...after, defaultPercentBp: defaultPercent },
    });
    if (change.isOn) await enqueueJob(tx, "find-unsettled-shares", { isExpected: true });
  });
}
