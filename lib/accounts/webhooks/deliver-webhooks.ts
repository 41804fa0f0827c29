import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inTenant, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { type ClaimedDelivery, isOutOfOrder, STRETCH, type Try } from "./delivery.model";
import { claimDeliveries, updatePayloads } from "./delivery.sql";
import { type EndpointRow, selectEndpoint } from "./endpoint.sql";
import { postToReceiver } from "./post-to-receiver";
import { type Sent, storeTries } from "./store-tries";
import { signedHeaders } from "./webhook-secret";

/** Returns the `data` of each message, in order. */
export type Describe = (tx: Tx, deliveries: readonly ClaimedDelivery[]) => Promise<readonly unknown[]>;

/** The number of a job's messages that are sent in parallel, and for how many milliseconds it starts further ones. */
const AT_ONCE = 5;
const BUDGET_MS = 5_000;
/** How long messages stay claimed, in seconds; after that the worker that claimed them is considered dead. */
const LEASE = 60;

/**
 * Sends an endpoint up to STRETCH messages that are due. Returns a function that stores the results. If none gets
 * through, it doesn't try the rest.
 */
export async function deliverWebhooks(
  ctx: Context,
  { userId, endpointId }: JobData["deliver-webhooks"],
  describe: Describe,
): Promise<(tx: Tx) => Promise<void>> {
  const claimed = await inTenant(ctx, userId, (tx) => claim(tx, endpointId, describe));
  if (!claimed) return () => Promise.resolve();
  const { endpoint, messages } = claimed;
  const sent = await sendAll(ctx, endpoint, messages);
  return (tx) => storeTries(tx, endpointId, sent);
}

type Message = { readonly delivery: ClaimedDelivery; readonly body: string };

/** Claims messages, and enqueues a job that takes over if this worker dies. */
async function claim(tx: Tx, endpointId: string, describe: Describe) {
  const userId = ownerOf(tx);
  const endpoint = await selectEndpoint(tx, userId, endpointId);
  if (!endpoint || endpoint.stoppedAt) return undefined;
  const until = new Date(tx.now.getTime() + LEASE * 1_000);
  const deliveries = await claimDeliveries(tx, userId, endpointId, STRETCH, until);
  if (deliveries.length === 0) return undefined;
  await enqueueJob(tx, "deliver-webhooks", { userId, endpointId }, LEASE);
  return { endpoint, messages: await worded(tx, deliveries, describe) };
}

/** Writes the messages. One that was sent before is sent again unchanged. */
async function worded(
  tx: Tx,
  deliveries: readonly ClaimedDelivery[],
  describe: Describe,
): Promise<Message[]> {
  const fresh = deliveries.filter(({ payload }) => payload === null);
  const data = fresh.length > 0 ? await describe(tx, fresh) : [];
  const payloads = fresh.map(({ id, event, createdAt }, index) => ({
    id,
    payload: JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data: data[index] }),
  }));
  await updatePayloads(tx, ownerOf(tx), payloads);
  const bodies = new Map(payloads.map(({ id, payload }) => [id, payload]));
  return deliveries.map((delivery) => ({
    delivery,
    body: bodies.get(delivery.id) ?? delivery.payload ?? "",
  }));
}

async function sendAll(ctx: Context, endpoint: EndpointRow, messages: readonly Message[]): Promise<Sent[]> {
  const end = performance.now() + BUDGET_MS;
  const sent: Sent[] = [];
  let isOver = false;
  for (let first = 0; first < messages.length; first += AT_ONCE) {
    const some = messages.slice(first, first + AT_ONCE);
    const tries: readonly Try[] = isOver
      ? []
      : await Promise.all(some.map((message) => send(ctx, endpoint, message)));
    sent.push(...some.map(({ delivery }, index) => ({ delivery, tried: tries[index] ?? null })));
    isOver ||= performance.now() > end || tries.every(isOutOfOrder);
  }
  return sent;
}

async function send({ now }: Context, endpoint: EndpointRow, { delivery, body }: Message): Promise<Try> {
  const began = performance.now();
  const headers = signedHeaders(endpoint, { id: `msg_${delivery.id}`, body, at: now });
  const answer = await postToReceiver({ url: endpoint.url, headers, body });
  return { ...answer, at: now.toISOString(), ms: Math.round(performance.now() - began) };
}
