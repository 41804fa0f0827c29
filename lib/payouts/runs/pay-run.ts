import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { changeRun, type RunRef } from "./lock-run";
import type { Run } from "./run.model";
import { countOpen, payPayouts, type RunRow, selectPayout, updateCameBack, updateRun } from "./run.sql";
import { reopenLines } from "./run-fill.sql";

/** Says that an approved run's payouts are paid that aren't yet, or that one of them is; their agents are told. */
export function markPaid(ctx: Context, ref: RunRef, payoutId: string | null): Promise<Run> {
  const by = adminOnly(ctx);
  return changeRun(ctx, ref, ["APPROVED"], async (tx, run) => {
    const paid = await payPayouts(tx, run.id, payoutId);
    if (paid.length === 0) throw new Failure(payoutId === null ? "CONFLICT" : "NOT_FOUND");
    await recordAudit(tx, {
      action: "payout-run.pay",
      entity: "payout-run",
      entityId: run.id,
      after: { payoutId, payouts: paid.length },
    });
    await endRun(tx, run, by);
    await enqueueJob(tx, "tell-payouts", { runId: run.id });
  });
}

/**
 * Says that a payout didn't reach its agent, paid or not: what was in it is ready again, for a later run. NOT_FOUND without it,
 * CONFLICT where it came back before.
 */
export function markCameBack(
  ctx: Context,
  ref: RunRef,
  { payoutId, reason }: { readonly payoutId: string; readonly reason: string },
): Promise<Run> {
  const by = adminOnly(ctx);
  return changeRun(ctx, ref, ["APPROVED", "PAID"], async (tx, run) => {
    const payout = await selectPayout(tx, run.id, payoutId);
    if (!payout) throw new Failure("NOT_FOUND");
    if (payout.cameBackAt) throw new Failure("CONFLICT", "This payout has come back already.");
    await updateCameBack(tx, run.id, payoutId, reason);
    await reopenLines(tx, payoutId);
    await recordAudit(tx, {
      action: "payout.come-back",
      entity: "payout",
      entityId: payoutId,
      before: { userId: payout.userId, amountMinor: payout.amountMinor, currency: payout.currency },
      reason,
    });
    await endRun(tx, run, by);
  });
}

/** A run is paid once none of its payouts is open. */
async function endRun(tx: Tx, run: RunRow, by: string): Promise<void> {
  const isPaid = run.paidAt === null && (await countOpen(tx, run.id)) === 0;
  await updateRun(tx, run.id, isPaid ? { paidAt: tx.now, paidBy: by } : {});
}
