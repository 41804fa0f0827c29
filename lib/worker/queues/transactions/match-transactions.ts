import "server-only";
import {
  type MatchingJob,
  matchingJob,
} from "@/lib/reconciliation/bank-transactions/matcher/matching-job.model";
import { runMatching } from "@/lib/reconciliation/bank-transactions/matcher/run-matching";
import { followedBy, queue } from "../queue";

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "match-transactions": MatchingJob;
  }
}

/** Each transaction is decided and linked in transactions of its own: begun twice, the second finds that done. */
export const matchTransactionsQueue = queue({
  data: matchingJob,
  handle: async (ctx, job) => followedBy("match-transactions", await runMatching(ctx, job)),
  giveUp: null,
});
