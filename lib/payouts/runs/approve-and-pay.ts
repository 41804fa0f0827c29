import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { announceEvents } from "@/lib/accounts/webhooks/announce-events";
import { payoutPaid } from "@/lib/accounts/webhooks/webhook-event.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { formatMoney } from "@/lib/platform/base/money";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inTenant, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { runSettings } from "./draft-run";
import { changeRun, type RunRef } from "./lock-run";
import type { Run } from "./run.model";
import {
  countOpen,
  hasOtherAdministrator,
  payPayouts,
  type RunRow,
  selectPayout,
  sumRun,
  updateCameBack,
  updateRun,
} from "./run.sql";
import { freezeRun, reopenLines, settleRun } from "./run-fill.sql";
import { selectTold } from "./run-payouts.sql";

/** The sums that the administrator saw when approving. */
type Seen = { readonly totalMinor: number; readonly payoutCount: number };

/**
 * Approves a draft with the sums that the administrator saw, and freezes it. Throws NOT_ALLOWED for its drafter if a
 * second administrator has to approve and there is one; STALE if its sums have changed, in which case it stays a draft
 * with the new sums.
 */
export async function approveRun(ctx: Context, ref: RunRef, seen: Seen): Promise<Run> {
  const by = adminOnly(ctx);
  const run = await changeRun(ctx, ref, ["DRAFT"], async (tx, row) => {
    const { least, needsSecondApprover } = await runSettings(tx, row.currency);
    if (needsSecondApprover) await refuseOwnDraft(tx, row, by);
    if (seen.payoutCount === 0) throw new Failure("CONFLICT", NOBODY);
    await freezeRun(tx, row.id, tx.now);
    await settleRun(tx, row.id, least);
    const sums = await sumRun(tx, row.id);
    if (!isSame(sums, seen)) {
      await freezeRun(tx, row.id, null);
      return updateRun(tx, row.id, {});
    }
    await updateRun(tx, row.id, { approvedAt: tx.now, approvedBy: by });
    await recordAudit(tx, {
      action: "payout-run.approve",
      entity: "payout-run",
      entityId: row.id,
      after: { currency: row.currency, totalMinor: sums.totalMinor, payouts: sums.payoutCount },
    });
  });
  if (run.state === "DRAFT") throw new Failure("STALE", CHANGED);
  return run;
}

const CHANGED = "What is in this run has changed since you saw it. Look at it again, then approve.";
const NOBODY = "Nobody is in this run.";
const SECOND = "Somebody else has to approve a run that you have drafted.";

async function refuseOwnDraft(tx: Tx, { draftedBy }: RunRow, by: string): Promise<void> {
  if (draftedBy === by && (await hasOtherAdministrator(tx, by))) throw new Failure("NOT_ALLOWED", SECOND);
}

function isSame(sums: Seen, seen: Seen): boolean {
  return sums.totalMinor === seen.totalMinor && sums.payoutCount === seen.payoutCount && sums.payoutCount > 0;
}

/** Marks all open payouts of an approved run as paid, or a single one, and notifies their agents. */
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
 * Marks a payout, paid or not, as one that didn't reach its agent: its lines are ready again for a later run. Throws
 * NOT_FOUND if there is no such payout; CONFLICT if it is marked already.
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
    await enqueueJob(tx, "tell-payouts", { runId: run.id, cameBackId: payoutId });
  });
}

/** Marks the run as paid once none of its payouts is open. */
async function endRun(tx: Tx, run: RunRow, by: string): Promise<void> {
  const isPaid = run.paidAt === null && (await countOpen(tx, run.id)) === 0;
  await updateRun(tx, run.id, isPaid ? { paidAt: tx.now, paidBy: by } : {});
}

/**
 * Notifies each agent whom a run has paid, once: in the product, by email if they want that, and by their webhooks
 * (`payout.paid`); or, for a payout that came back, its agent in the product and by email. Every notification links to
 * the statement.
 */
export async function tellPayouts(ctx: Context, job: JobData["tell-payouts"]): Promise<void> {
  const told = await inSystemReadTransaction(ctx, (tx) => selectTold(tx, job));
  for (const { id, userId, amountMinor, currency, cameBackReason } of told) {
    const amount = formatMoney({ minor: amountMinor, currency });
    const words = job.cameBackId ? cameBack(amount, cameBackReason) : paid(amount);
    await inTenant(ctx, userId, async (tx) => {
      const isNew = await notifyAgent(tx, {
        type: "ADVISOR_PAYOUT",
        ...words,
        dedupeKey: `payout-${job.cameBackId ? "came-back" : "paid"}:${id}`,
        payoutId: id,
        detailsPath: `/payouts/${id}`,
      });
      if (isNew > 0 && !job.cameBackId) await announceEvents(tx, [payoutPaid(id)]);
    });
  }
}

function paid(amount: string) {
  return {
    title: `${amount} was paid to you`,
    message: "Your statement says for which bookings, and what of each is yours.",
  };
}

function cameBack(amount: string, reason: string | null) {
  return {
    title: `${amount} did not reach you`,
    message: `It came back to your agency${reason ? `: ${reason}` : ""}. It is ready for a later payout; check where you are paid.`,
  };
}
