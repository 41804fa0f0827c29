import "server-only";
import { z } from "zod";
import { enqueueMatching } from "@/lib/reconciliation/bank-transactions/matcher/enqueue-matching";
import { queue } from "../queue";

const data = z.object({});

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "match-again": z.infer<typeof data>;
  }
}

/** By the clock: everything undecided is looked at again. */
export const matchAgainQueue = queue({
  data,
  handle: () => Promise.resolve({ owner: null, store: (tx) => enqueueMatching(tx, { isAll: true }) }),
  giveUp: null,
});
