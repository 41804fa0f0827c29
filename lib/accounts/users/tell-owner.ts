import "server-only";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import type { JobData } from "@/lib/platform/jobs/job.model";

/** Has a mail tell the agent what was done to their account, which somebody else may have done. In the transaction of it. */
export function tellOwner(
  tx: Tx,
  about: JobData["send-account-mail"]["about"],
  userId: string = ownerOf(tx),
): Promise<void> {
  return enqueueJob(tx, "send-account-mail", { userId, about });
}
