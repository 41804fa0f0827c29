import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJobOnce } from "@/lib/platform/jobs/enqueue-job";

/** In seconds: what has just come is the matcher's first. */
const AFTER_MATCHER = 30;

/** Has it looked at whose that is what came or has changed, in a transaction across agents; `justCame` leaves time to match it. */
export function enqueueSearch(tx: Tx, { justCame = false } = {}): Promise<void> {
  const search = { userId: null, isAll: false, after: null };
  return enqueueJobOnce(tx, "find-offers", search, justCame ? AFTER_MATCHER : 0);
}
