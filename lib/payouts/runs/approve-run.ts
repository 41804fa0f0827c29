import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { runSettings } from "./draft-run";
import { changeRun, type RunRef } from "./lock-run";
import type { Run } from "./run.model";
import { hasOtherAdministrator, type RunRow, sumRun, updateRun } from "./run.sql";
import { freezeRun, settleRun } from "./run-fill.sql";

/** What the administrator saw that they approve. */
type Seen = { readonly totalMinor: number; readonly payoutCount: number };

/**
 * Approves a draft as the administrator saw it, and freezes it. NOT_ALLOWED for whoever drafted it, where somebody else could
 * and has to; STALE where its sums are others by now, in which case the draft has the new ones and stays a draft.
 */
export async function approveRun(ctx: Context, ref: RunRef, seen: Seen): Promise<Run> {
  const by = adminOnly(ctx);
  const run = await changeRun(ctx, ref, ["DRAFT"], async (tx, row) => {
    const { least, needsSecondApprover } = await runSettings(tx, row.currency);
    if (needsSecondApprover) await refuseOwnDraft(tx, row, by);
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
const SECOND = "Somebody else has to approve a run that you have drafted.";

async function refuseOwnDraft(tx: Tx, { draftedBy }: RunRow, by: string): Promise<void> {
  if (draftedBy === by && (await hasOtherAdministrator(tx, by))) throw new Failure("NOT_ALLOWED", SECOND);
}

function isSame(sums: Seen, seen: Seen): boolean {
  return sums.totalMinor === seen.totalMinor && sums.payoutCount === seen.payoutCount && sums.payoutCount > 0;
}
