import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { selectEndpoints } from "./endpoint.sql";
import type { Endpoint } from "./webhook.model";

/** The agent's endpoints, the oldest first. */
export function listEndpoints(ctx: Context): Promise<Endpoint[]> {
  return inReadTransaction(ctx, (tx) => selectEndpoints(tx, ownerOf(tx)));
}
