import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { Failure } from "@/lib/base/failure";
import { newId } from "@/lib/base/id";
import { requirePlan } from "@/lib/billing/require-plan";
import type { Context } from "@/lib/context/context";
import { takeTurn } from "@/lib/context/take-turn";
import { inTransaction, ownerOf } from "@/lib/context/transaction";
import { requireOwner } from "@/lib/users/require-proof";
import { tellOwner } from "@/lib/users/tell-owner";
import { countEndpoints, insertEndpoint } from "./endpoint.sql";
import type { EndpointDraft } from "./endpoint-draft.model";
import { refuseHiddenAddress } from "./refuse-hidden-address";
import { MOST_ENDPOINTS } from "./webhook.model";
import { newSecret } from "./webhook-secret";

const TOO_MANY = `You have ${MOST_ENDPOINTS} endpoints already. Remove one that is no longer used.`;

/** Makes the agent an endpoint, and answers its secret, which is shown this once. */
export async function createEndpoint(
  ctx: Context,
  { url, events }: EndpointDraft,
): Promise<{ secret: string }> {
  await requireOwner(ctx);
  await requirePlan(ctx);
  await refuseHiddenAddress(url);
  return inTransaction(ctx, async (tx) => {
    const userId = ownerOf(tx);
    await takeTurn(tx, "webhook-endpoints");
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
