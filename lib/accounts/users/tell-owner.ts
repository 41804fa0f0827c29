import "server-only";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import type { JobData } from "@/lib/platform/jobs/job.model";

/**
 * Sends the agent an email about a change to their account, which somebody else may have made. Call it in the
 * transaction of the change.
 */
export function tellOwner(
  tx: Tx,
  about: JobData["send-account-mail"]["about"],
  userId: string = ownerOf(tx),
): Promise<void> {
  return enqueueJob(tx, "send-account-mail", { userId, about });
}
