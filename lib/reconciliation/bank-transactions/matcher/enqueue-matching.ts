import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { type MatchingJob, NOTHING_TO_MATCH } from "./matching-job.model";

/** Has the matcher look at transactions, an import's, or what reports may be paid by, with the fact that asks for it. */
export function enqueueMatching(tx: Tx, what: Partial<MatchingJob>): Promise<void> {
  return enqueueJob(tx, "match-transactions", { ...NOTHING_TO_MATCH, ...what });
}

/** Behind it comes everything: what was learned needs no counting anew for it. */
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Has it look at everything that is undecided, after what is known of suppliers changed. */
export function enqueueMatchingAnew(tx: Tx): Promise<void> {
  return enqueueMatching(tx, { isAll: true, after: FIRST });
}
