import "server-only";
import { requirePlan } from "@/lib/accounts/billing/require-plan";
import { requireOwner } from "@/lib/accounts/users/require-proof";
import { tellOwner } from "@/lib/accounts/users/tell-owner";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { DELIVERIES_SHOWN, type EndpointLog } from "./delivery.model";
import { giveUpDeliveries, selectDeliveries } from "./delivery.sql";
import {
  countEndpoints,
  deleteEndpoint,
  insertEndpoint,
  lockEndpoint,
  selectEndpoint,
  selectEndpoints,
  toEndpoint,
  updateEndpoint,
} from "./endpoint.sql";
import type { EndpointDraft } from "./endpoint-draft.model";
import { refuseHiddenAddress } from "./receiver-address";
import { type Endpoint, MOST_ENDPOINTS, OVERLAP_HOURS } from "./webhook.model";
import { newSecret } from "./webhook-secret";

const TOO_MANY = `You have ${MOST_ENDPOINTS} endpoints already. Remove one that is no longer used.`;

/** Creates an endpoint for the agent and returns its secret, which is shown only once. */
export async function createEndpoint(
  ctx: Context,
  { url, events }: EndpointDraft,
): Promise<{ secret: string }> {
  await requireOwner(ctx);
  await requirePlan(ctx);
  await refuseHiddenAddress(url);
  return inTransaction(ctx, async (tx) => {
    const userId = ownerOf(tx);
    await takeAdvisoryLock(tx, "webhook-endpoints");
    if ((await countEndpoints(tx, userId)) >= MOST_ENDPOINTS) throw new Failure("CONFLICT", TOO_MANY);
    const id = newId();
    const { secret, sealed } = newSecret({ userId, id });
    await insertEndpoint(tx, userId, { id, url, events, secret: sealed });
    await recordAudit(tx, {
      action: "webhook.create",
      entity: "webhook",
      entityId: id,
      after: { events: events.join(", ") },
    });
    await tellOwner(tx, "webhook");
    return { secret };
  });
}

const HOUR_MS = 3_600_000;

/**
 * Changes the address and events of an endpoint. Throws NOT_FOUND where the agent has no such endpoint, as all
 * functions here do.
 */
export async function changeEndpoint(
  ctx: Context,
  { id, url, events }: EndpointDraft & { readonly id: string },
): Promise<void> {
  await requireOwner(ctx);
  await refuseHiddenAddress(url);
  await inTransaction(ctx, async (tx) => {
    await write(tx, id, { url, events });
    await record(tx, "webhook.update", id, { events: events.join(", ") });
    await tellOwner(tx, "webhook");
  });
}

/** Switches an endpoint off, which gives up its waiting messages, or on again. */
export async function switchEndpoint(ctx: Context, id: string, to: "on" | "off"): Promise<void> {
  if (to === "on") await requireOwner(ctx);
  await inTransaction(ctx, async (tx) => {
    const stopped =
      to === "off"
        ? { stoppedAt: tx.now, stoppedBecause: "agent" as const }
        : { stoppedAt: null, stoppedBecause: null };
    await write(tx, id, { ...stopped, failingSince: null });
    if (to === "off") await giveUpDeliveries(tx, ownerOf(tx), id);
    await record(tx, `webhook.switch-${to}`, id);
  });
}

/**
 * Replaces an endpoint's secret and returns the new one, which is shown only once. The old secret also signs messages
 * for another day.
 */
export async function rotateSecret(ctx: Context, id: string): Promise<{ secret: string }> {
  await requireOwner(ctx);
  return inTransaction(ctx, async (tx) => {
    const userId = ownerOf(tx);
    const before = await lockEndpoint(tx, userId, id);
    if (!before) throw new Failure("NOT_FOUND");
    const { secret, sealed } = newSecret({ userId, id });
    const previousUntil = new Date(tx.now.getTime() + OVERLAP_HOURS * HOUR_MS);
    await write(tx, id, { secret: sealed, previousSecret: before.secret, previousUntil });
    await record(tx, "webhook.rotate-secret", id);
    await tellOwner(tx, "webhook");
    return { secret };
  });
}

/** Removes an endpoint with its log. */
export function removeEndpoint(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    if (!(await deleteEndpoint(tx, ownerOf(tx), id))) throw new Failure("NOT_FOUND");
    await record(tx, "webhook.remove", id);
  });
}

async function write(tx: Tx, id: string, change: Parameters<typeof updateEndpoint>[3]): Promise<void> {
  if (!(await updateEndpoint(tx, ownerOf(tx), id, change))) throw new Failure("NOT_FOUND");
}

function record(
  tx: Tx,
  action: string,
  entityId: string,
  after?: Readonly<Record<string, string>>,
): Promise<void> {
  return recordAudit(tx, { action, entity: "webhook", entityId, ...(after ? { after } : {}) });
}

/** Lists the agent's endpoints, oldest first. */
export function listEndpoints(ctx: Context): Promise<Endpoint[]> {
  return inReadTransaction(ctx, (tx) => selectEndpoints(tx, ownerOf(tx)));
}

/**
 * Returns an endpoint of the agent with its newest messages, starting after a given one; throws NOT_FOUND for an
 * endpoint of others.
 */
export function readEndpoint(ctx: Context, id: string, after: string | null): Promise<EndpointLog> {
  return inReadTransaction(ctx, async (tx) => {
    const userId = ownerOf(tx);
    const [endpoint, deliveries] = await Promise.all([
      selectEndpoint(tx, userId, id),
      selectDeliveries(tx, userId, id, { limit: DELIVERIES_SHOWN + 1, after }),
    ]);
    if (!endpoint) throw new Failure("NOT_FOUND");
    return {
      endpoint: toEndpoint(tx, endpoint),
      deliveries: deliveries.slice(0, DELIVERIES_SHOWN),
      hasMore: deliveries.length > DELIVERIES_SHOWN,
      isFirst: after === null,
    };
  });
}
