import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { updateRevoked } from "./api-key.sql";

/** Ends a key of the agent's for good; NOT_FOUND where they have no such key. */
export function revokeApiKey(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    if (!(await updateRevoked(tx, ownerOf(tx), id))) throw new Failure("NOT_FOUND");
    await recordAudit(tx, { action: "api-key.revoke", entity: "api-key", entityId: id });
  });
}
