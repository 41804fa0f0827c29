import "server-only";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJobs } from "@/lib/platform/jobs/enqueue-job";
import { insertDeliveries } from "./delivery.sql";
import type { Announcement } from "./webhook-event.model";

type Fact = Parameters<typeof insertDeliveries>[3];

/**
 * Announces facts to the agent's webhook endpoints, in the transaction of these facts. `fact` is the statement that
 * writes them, if both are to be done at once.
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
