import "server-only";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJobs } from "@/lib/platform/jobs/enqueue-job";
import { insertDeliveries } from "./announcement.sql";
import type { Announcement } from "./webhook-event.model";

type Fact = Parameters<typeof insertDeliveries>[3];

/**
 * Has the agent's endpoints told of facts, in the transaction of these. `fact` is the statement that writes them, where one
 * is to do both.
 */
export async function announceEvents(
  tx: Tx,
  announcements: readonly Announcement[],
  fact?: Fact,
): Promise<void> {
  const userId = ownerOf(tx);
  const endpointIds = await insertDeliveries(tx, userId, announcements, fact);
  await enqueueJobs(
    tx,
    "deliver-webhooks",
    endpointIds.map((endpointId) => ({ userId, endpointId })),
  );
}
