import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import type { PayoutSettings, SettingsChange } from "./settings.model";
import { selectSettings, upsertSettings } from "./settings.sql";

/** How the platform pays its agents, for administrators. */
export function readPayoutSettings(ctx: Context): Promise<PayoutSettings> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, selectSettings);
}

/**
 * Changes that, for administrators; what it says of percents and short pay counts for shares that are made from now on. Turning payouts on has a job make the
 * shares of what came since the day to start from. STALE where they were changed since `version`.
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
