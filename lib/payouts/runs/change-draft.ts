import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { fillDraft, runSettings } from "./draft-run";
import { changeRun, type RunRef } from "./lock-run";
import type { Run, RunAdjustment } from "./run.model";
import { insertAdjustment, type RunRow, selectPayout, sumRun, updateRun } from "./run.sql";
import { dropRun, holdShares, removeAdjustments, settleRun } from "./run-fill.sql";

type Removal = { readonly payoutId: string; readonly lineId: string | null; readonly reason: string };

/**
 * Removes a line from a draft, or all lines of a payout if none is named: shares are held until they are released,
 * adjustments are removed for good.
 */
export function takeOut(ctx: Context, ref: RunRef, { payoutId, lineId, reason }: Removal): Promise<Run> {
  const by = adminOnly(ctx);
  return changeRun(ctx, ref, ["DRAFT"], async (tx, run) => {
    const payout = await selectPayout(tx, run.id, payoutId);
    if (!payout) throw new Failure("NOT_FOUND");
    const lines = { payoutId, lineId, by };
    const shares = await holdShares(tx, { ...lines, reason });
    const adjustments = await removeAdjustments(tx, lines);
    if (shares.length + adjustments.length === 0) throw new Failure("NOT_FOUND");
    await recordAudit(tx, {
      action: "payout-run.take-out",
      entity: "payout-run",
      entityId: run.id,
      after: { userId: payout.userId, payoutId, lineId, lines: shares.length + adjustments.length },
      reason,
    });
    await settleDraft(tx, run);
  });
}

/**
 * Adds money for an agent, or from them, that no booking explains, and updates the draft with everything that is ready
 * by now.
 */
export function adjustRun(ctx: Context, ref: RunRef, adjustment: RunAdjustment): Promise<Run> {
  const by = adminOnly(ctx);
  return changeRun(ctx, ref, ["DRAFT"], async (tx, run) => {
    const id = newId();
    const made = await insertAdjustment(tx, run, { ...adjustment, id, by });
    if (!made) throw invalidField("userId", NO_AGENT);
    const { userId, amountMinor } = adjustment;
    await recordAudit(tx, {
      action: "payout-run.adjust",
      entity: "payout-run",
      entityId: run.id,
      after: { userId, adjustmentId: id, amountMinor, currency: run.currency },
    });
    const { least } = await runSettings(tx, run.currency);
    await fillDraft(tx, run, least);
    await updateRun(tx, run.id, {});
  });
}

const NO_AGENT = "There is no such agent";

/** Discards a draft: its lines are ready again. */
export function discardRun(ctx: Context, ref: RunRef): Promise<Run> {
  const by = adminOnly(ctx);
  return changeRun(ctx, ref, ["DRAFT"], async (tx, run) => {
    const { totalMinor } = await sumRun(tx, run.id);
    await dropRun(tx, run.id);
    await updateRun(tx, run.id, { discardedAt: tx.now, discardedBy: by });
    await recordAudit(tx, {
      action: "payout-run.discard",
      entity: "payout-run",
      entityId: run.id,
      before: { totalMinor, currency: run.currency },
    });
  });
}

/** Updates the sums of a draft after its lines have changed. */
async function settleDraft(tx: Tx, run: RunRow): Promise<void> {
  const { least } = await runSettings(tx, run.currency);
  await settleRun(tx, run.id, least);
  await updateRun(tx, run.id, {});
}
