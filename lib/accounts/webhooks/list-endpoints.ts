import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { ownerOf, reading } from "@/lib/platform/context/transaction";
import { selectEndpoints } from "./endpoint.sql";
import type { Endpoint } from "./webhook.model";

/** The agent's endpoints, the oldest first. */
export function listEndpoints(ctx: Context): Promise<Endpoint[]> {
  return reading(ctx, (tx) => selectEndpoints(tx, ownerOf(tx)));
}
