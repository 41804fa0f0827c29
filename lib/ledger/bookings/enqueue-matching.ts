import "server-only";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";

/** In seconds: all changes of one agent within this time are matched by a single job. */
const MATCH_DELAY_SECONDS = 30;

/**
 * Enqueues a job that looks for waiting transactions and report entries that pay the agent's created or changed
 * bookings.
 */
export function enqueueMatching(tx: Tx): Promise<void> {
  const nothing = { transactionIds: [], importId: null, reportIds: [], isAll: false, after: null };
  return enqueueJob(tx, "match-transactions", { ...nothing, userId: ownerOf(tx) }, MATCH_DELAY_SECONDS);
}
