import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import {
  type ClaimedDelivery,
  isDelivered,
  isGone,
  isHopeless,
  isOutOfOrder,
  pauseAfter,
  STRETCH,
  type Try,
} from "./delivery.model";
import { type DeliveryOutcome, giveUpDeliveries, postponeDeliveries, updateOutcomes } from "./delivery.sql";
import { type EndpointRow, lockEndpoint, updateEndpoint } from "./endpoint.sql";
import type { StopReason } from "./webhook.model";

/** A claimed message and its result; null where it was not tried after all. */
export type Sent = { readonly delivery: ClaimedDelivery; readonly tried: Try | null };

/**
 * Stores the results of an endpoint's messages, and enqueues what has to follow: the next tries, or the next messages.
 */
export async function storeTries(tx: Tx, endpointId: string, sent: readonly Sent[]): Promise<void> {
  const userId = ownerOf(tx);
  const endpoint = await lockEndpoint(tx, userId, endpointId);
  if (!endpoint || endpoint.stoppedAt) return;
  const tries = sent.flatMap(({ tried }) => tried ?? []);
  const pauses = sent.map(({ delivery, tried }) => pauseOf(delivery, tried));
  await updateOutcomes(
    tx,
    userId,
    sent.map((one, index) => outcomeOf(tx, one, pauses[index] ?? null)),
  );
  const isReached = tries.some(isDelivered);
  const failingSince = isReached ? null : (endpoint.failingSince ?? tx.now);
  await updateEndpoint(tx, userId, endpointId, { failingSince });
  if (tries.some(isGone)) return stopEndpoint(tx, endpoint, "gone");
  if (failingSince && isHopeless(failingSince, tx.now)) return stopEndpoint(tx, endpoint, "failing");
  await askForMore(tx, endpointId, tries, pauses);
}

/** A message that was not tried keeps its number of tries. */
function outcomeOf(
  tx: Tx,
  { delivery: { id, attempt }, tried }: Sent,
  pause: number | null,
): DeliveryOutcome {
  const nextAt = pause === null ? null : new Date(tx.now.getTime() + pause * 1_000).toISOString();
  if (tried === null) return { id, state: "waiting", attempt: attempt - 1, nextAt, try: null };
  const state = isDelivered(tried) ? "delivered" : nextAt ? "waiting" : "failed";
  return { id, state, attempt, nextAt, try: tried };
}

/** Returns the pause before the next try in seconds; null for a message that is settled. */
function pauseOf({ attempt }: ClaimedDelivery, tried: Try | null): number | null {
  if (tried === null) return 0;
  return isDelivered(tried) ? null : pauseAfter(attempt, Math.random());
}

/**
 * Enqueues the next jobs. If the receiver is out of order, all its waiting messages pause as long as those that were
 * tried. Otherwise a full batch, or one with untried messages, is followed by the next one immediately.
 */
async function askForMore(
  tx: Tx,
  endpointId: string,
  tries: readonly Try[],
  pauses: readonly (number | null)[],
): Promise<void> {
  const data = { userId: ownerOf(tx), endpointId };
  const rests = pauses.filter((pause) => pause !== null && pause > 0) as number[];
  const isOut = tries.length > 0 && tries.every(isOutOfOrder);
  if (isOut && rests.length > 0) {
    const until = new Date(tx.now.getTime() + Math.min(...rests) * 1_000);
    await postponeDeliveries(tx, data.userId, endpointId, until);
  } else if (pauses.length >= STRETCH || pauses.includes(0)) {
    await enqueueJob(tx, "deliver-webhooks", data);
  }
  for (const rest of new Set(rests)) await enqueueJob(tx, "deliver-webhooks", data, rest);
}

type Failing = Exclude<StopReason, "agent" | "reset">;

const WHY: Readonly<Record<Failing, string>> = {
  failing: "Nothing has arrived there for three days.",
  gone: "It answered that it is gone for good (410).",
};

/**
 * Switches off an endpoint that no longer responds, gives up its waiting messages, and notifies its agent once, also by
 * email if they prefer that.
 */
async function stopEndpoint(tx: Tx, { id, url }: EndpointRow, because: Failing): Promise<void> {
  const userId = ownerOf(tx);
  await updateEndpoint(tx, userId, id, { stoppedAt: tx.now, stoppedBecause: because });
  await giveUpDeliveries(tx, userId, id);
  await Promise.all([
    notifyAgent(tx, {
      type: "SYSTEM",
      title: "A webhook was switched off",
      message: `${new URL(url).host}: ${WHY[because]} Switch it on again under Settings, API keys.`,
      detailsPath: `/settings/webhooks/${id}`,
      dedupeKey: `webhook-off:${id}:${tx.now.toISOString()}`,
    }),
    recordAudit(tx, { action: "webhook.stop", entity: "webhook", entityId: id, after: { because } }),
  ]);
}
