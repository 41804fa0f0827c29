import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { DELIVERIES_SHOWN, type EndpointLog } from "./delivery.model";
import { selectDeliveries } from "./delivery.sql";
import { selectEndpoint, selectEndpoints, toEndpoint } from "./endpoint.sql";
import type { Endpoint } from "./webhook.model";

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
