import "server-only";
import { type CalendarDate, dayIn } from "@/lib/platform/base/dates/calendar-date";
import { log } from "@/lib/platform/base/log";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJobs } from "@/lib/platform/jobs/enqueue-job";
import { lockUnsettled, selectUnsettledAgents, settle } from "./settle-shares.sql";

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
