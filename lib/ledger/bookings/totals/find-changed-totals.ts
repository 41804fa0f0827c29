import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJobs } from "@/lib/platform/jobs/enqueue-job";
import { selectAgentsWithParts } from "./write-totals.sql";

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
