import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { type CalendarDate, dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { log } from "@/lib/platform/base/log";
import { adminOnly, type Context, timeZoneOf } from "@/lib/platform/context/context";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJobs } from "@/lib/platform/jobs/enqueue-job";
import type { HoldBody } from "./hold.model";
import { inAgentTransaction } from "./in-agent-transaction";
import { lockUnsettled, selectUnsettledAgents, settle } from "./settle-shares.sql";
import type { HypotheticalAgreement, PercentPreview, ShareRow } from "./share.model";
import { selectPreview, selectShare, selectShares, updateHold } from "./share.sql";

/** Reads the shares of a booking, in a transaction on its agent's rows; empty while payouts are switched off. */
export function readShares(tx: Tx, bookingId: string): Promise<ShareRow[]> {
  return selectShares(tx, ownerOf(tx), bookingId, dayIn(tx.now, timeZoneOf(tx)));
}

/**
 * Returns what an agreement would change for the agent's bookings that expect commission, if it comes on `day`; in a
 * transaction on the agent's rows.
 */
export function previewPercents(
  tx: Tx,
  change: HypotheticalAgreement,
  day: CalendarDate,
): Promise<PercentPreview> {
  return selectPreview(tx, change, day);
}

/**
 * Holds a share until it is released, or releases it, for administrators. A held share leaves the draft of its run.
 * Throws NOT_FOUND if there is none; CONFLICT if it is in an approved run.
 */
export function holdShare(ctx: Context, { userId, id, reason }: HoldBody): Promise<void> {
  const by = adminOnly(ctx);
  const hold = reason === null ? null : { by, reason };
  return inAgentTransaction(ctx, userId, async (tx) => {
    const share = await selectShare(tx, userId, id);
    if (!share) throw new Failure("NOT_FOUND", "This share isn't there any more.");
    if (!(await updateHold(tx, userId, id, hold)))
      throw new Failure("CONFLICT", "This share is in a run that was approved.");
    await recordAudit(tx, {
      action: hold ? "payout-share.hold" : "payout-share.release",
      entity: "payout-share",
      entityId: id,
      before: { held: share.heldAt !== null, payoutId: share.payoutId },
      after: { held: hold !== null },
      ...(hold ? { reason: hold.reason } : {}),
    });
  });
}

/**
 * Brings the agent's shares of bookings in line with their payments, in the transaction that changed a payment. The
 * caller has locked the bookings. Only this creates and removes shares; while payouts are switched off it creates none.
 */
export function settleShares(tx: Tx, bookingIds: readonly string[], today: CalendarDate): Promise<void> {
  return settle(tx, ownerOf(tx), bookingIds, today);
}

/**
 * Brings all of the agent's shares in line with their payments, and logs an alarm if a difference wasn't expected.
 * Returns the number of bookings that differed.
 */
export async function settleAllShares(tx: Tx, isExpected: boolean): Promise<number> {
  const ids = await lockUnsettled(tx, ownerOf(tx));
  if (ids.length === 0) return 0;
  if (!isExpected)
    log().error({ alarm: "shares-differ", differing: ids.length }, "shares differed from the payments");
  await settleShares(tx, ids, dayIn(tx.now, "UTC"));
  return ids.length;
}

/**
 * Enqueues a `settle-shares` job for every agent whose shares don't correspond to their payments. `isExpected` is true
 * when earlier payments are to get shares.
 */
export async function findUnsettledShares(tx: Tx, isExpected: boolean): Promise<number> {
  const agents = await selectUnsettledAgents(tx);
  await enqueueJobs(
    tx,
    "settle-shares",
    agents.map((userId) => ({ userId, isExpected })),
  );
  return agents.length;
}
