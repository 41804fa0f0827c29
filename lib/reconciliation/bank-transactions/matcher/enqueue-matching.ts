import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { type MatchingJob, NOTHING_TO_MATCH } from "./matching-job.model";

/**
 * Enqueues a matching job for transactions, an import, or reports, in the same database transaction as the change that
 * requires it.
 */
export function enqueueMatching(tx: Tx, what: Partial<MatchingJob>): Promise<void> {
  return enqueueJob(tx, "match-transactions", { ...NOTHING_TO_MATCH, ...what });
}

/** The smallest id. Starting after it covers all transactions, without recalculating what was learned. */
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Requests that the matcher examine all undecided transactions again, after knowledge about suppliers changed. */
export function enqueueMatchingAnew(tx: Tx): Promise<void> {
  return enqueueMatching(tx, { isAll: true, after: FIRST });
}
