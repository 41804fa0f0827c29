import "server-only";
import { requirePlan } from "@/lib/accounts/billing/require-plan";
import { requireOwner } from "@/lib/accounts/users/require-proof";
import { tellOwner } from "@/lib/accounts/users/tell-owner";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { countEndpoints, insertEndpoint } from "./endpoint.sql";
import type { EndpointDraft } from "./endpoint-draft.model";
import { refuseHiddenAddress } from "./receiver-address";
import { MOST_ENDPOINTS } from "./webhook.model";
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
