import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { ApiKey } from "./api-key.model";
import { selectKeys } from "./api-key.sql";

/** The agent's keys, the newest first. */
export function listApiKeys(ctx: Context): Promise<ApiKey[]> {
  return inReadTransaction(ctx, (tx) => selectKeys(tx, ownerOf(tx)));
}
