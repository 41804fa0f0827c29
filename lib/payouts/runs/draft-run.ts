import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { adminOnly, type Context, timeZoneOf } from "@/lib/platform/context/context";
import { allowLongStatements } from "@/lib/platform/context/statement";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { readPayoutSettings } from "../settings/change-settings";
import { foundRun } from "./lock-run";
import { minimumPayoutMinor, type Run, type RunDraft } from "./run.model";
import { insertRun, lockRuns, type RunRow, selectByRequest, sumRun } from "./run.sql";
import { fillRun, settleRun } from "./run-fill.sql";

/**
 * Drafts a run of everything that is ready up to a day. Repeating the request returns the run that it created. Throws
 * CONFLICT while payouts are switched off, if a draft in the currency is open, or if nobody would be paid.
 */
export function draftRun(ctx: Context, draft: RunDraft): Promise<Run> {
  const by = adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const { least } = await runSettings(tx, draft.currency);
    await allowLongStatements(tx);
    await lockRuns(tx);
    const made = await insertRun(tx, newId(), draft, by);
    if (!made) return knownRun(tx, draft);
    const { id: runId, runNo, upTo } = made;
    await fillDraft(tx, made, least);
    const { totalMinor, payoutCount } = await sumRun(tx, runId);
    if (payoutCount === 0) throw new Failure("CONFLICT", NOBODY);
    await recordAudit(tx, {
      action: "payout-run.draft",
      entity: "payout-run",
      entityId: runId,
      after: { runNo, currency: draft.currency, upTo, totalMinor, payouts: payoutCount },
    });
    return foundRun(tx, runId);
  });
}

/** Adds everything that is ready to a draft, and updates its sums. */
export async function fillDraft(tx: Tx, run: RunRow, least: number): Promise<void> {
  const today = dayIn(tx.now, timeZoneOf(tx));
  await fillRun(tx, { runId: run.id, currency: run.currency, upTo: run.upTo, least, today });
  await settleRun(tx, run.id, least);
}

const NOBODY = "Nobody is to be paid: what is ready up to that day is less than the minimum, or nothing.";
const OPEN = "A draft of this currency is open. Approve or discard it first.";

/**
 * Returns the settings for a run in a currency: the minimum amount of a payout in minor units, and whether a second
 * administrator has to approve. Throws CONFLICT while payouts are switched off.
 */
export async function runSettings(
  tx: Tx,
  code: string,
): Promise<{ readonly least: number; readonly needsSecondApprover: boolean }> {
  const { isOn, minimumMinor, needsSecondApprover } = await readPayoutSettings(tx);
  if (!isOn) throw new Failure("CONFLICT", "Payouts are off.");
  return { least: minimumPayoutMinor(minimumMinor, code), needsSecondApprover };
}

async function knownRun(tx: Tx, { requestKey }: RunDraft): Promise<Run> {
  const known = await selectByRequest(tx, requestKey);
  if (!known) throw new Failure("CONFLICT", OPEN);
  return foundRun(tx, known.id);
}
