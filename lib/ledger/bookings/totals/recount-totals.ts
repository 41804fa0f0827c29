import "server-only";
import { log } from "@/lib/platform/base/log";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJobs } from "@/lib/platform/jobs/enqueue-job";
import { recountTotals as recount, selectAgentsWithParts } from "./write-totals.sql";

/**
 * Enqueues a `recount-totals` job for every agent whose bookings have changed since the last recount. Returns the
 * number of agents.
 */
export async function findChangedTotals(tx: Tx): Promise<number> {
  const agents = await selectAgentsWithParts(tx);
  await enqueueJobs(
    tx,
    "recount-totals",
    agents.map((userId) => ({ userId })),
  );
  return agents.length;
}

/**
 * Recomputes the agent's totals from the bookings, and logs an alarm if they differed. Returns how many groups
 * differed.
 */
export async function recountTotals(tx: Tx): Promise<number> {
  const differing = await recount(tx, ownerOf(tx));
  if (differing > 0) log().error({ alarm: "totals-differ", differing }, "totals differed from the bookings");
  return differing;
}
