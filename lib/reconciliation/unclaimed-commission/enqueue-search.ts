import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJobOnce } from "@/lib/platform/jobs/enqueue-job";

/** The delay in seconds that lets the matcher process new commission first. */
const AFTER_MATCHER = 30;

/**
 * Enqueues the search for the owners of commission that is new or has changed. Requires a transaction that spans all
 * agents. `justCame` delays the search until the matcher has run.
 */
export function enqueueSearch(tx: Tx, { justCame = false } = {}): Promise<void> {
  const search = { userId: null, isAll: false, after: null };
  return enqueueJobOnce(tx, "find-offers", search, justCame ? AFTER_MATCHER : 0);
}
