import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { insertTest, reviveDelivery } from "./delivery.sql";
import { selectEndpoint } from "./endpoint.sql";
import { TEST_EVENT } from "./webhook.model";

const OFF = "This endpoint is switched off. Switch it on first.";

/**
 * Sends a message again under its own id, whatever its result was; throws NOT_FOUND where the agent has no such
 * message.
 */
export function redeliver(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const endpointId = await reviveDelivery(tx, ownerOf(tx), id);
    await deliverTo(tx, endpointId);
  });
}

/** Sends an endpoint a test message, which is about nothing. */
export function sendTest(ctx: Context, endpointId: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await deliverTo(tx, endpointId);
    await insertTest(tx, ownerOf(tx), { id: newId(), endpointId, event: TEST_EVENT });
  });
}

async function deliverTo(tx: Tx, endpointId: string | undefined): Promise<void> {
  const userId = ownerOf(tx);
  const endpoint = endpointId && (await selectEndpoint(tx, userId, endpointId));
  if (!endpoint) throw new Failure("NOT_FOUND");
  if (endpoint.stoppedAt) throw new Failure("CONFLICT", OFF);
  await enqueueJob(tx, "deliver-webhooks", { userId, endpointId: endpoint.id });
}
