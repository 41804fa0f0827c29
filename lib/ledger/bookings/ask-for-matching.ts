import "server-only";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";

/** In seconds: several changes of one agent are looked at together. */
const GATHERED = 30;

/** Has the matcher look whether what waits pays a booking of the agent that was made or changed. */
export function askForMatching(tx: Tx): Promise<void> {
  const nothing = { transactionIds: [], importId: null, reportIds: [], isAll: false, after: null };
  return enqueueJob(tx, "match-transactions", { ...nothing, userId: ownerOf(tx) }, GATHERED);
}
