import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { storedAddress } from "./forwarding-address.model";
import { deleteForwardingAddress } from "./forwarding-address.sql";

/** Takes one of the agent's forwarding addresses away, its link included; NOT_FOUND for one that isn't theirs. */
export function removeForwardingAddress(ctx: Context, address: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const id = await deleteForwardingAddress(tx, ownerOf(tx), storedAddress(address));
    if (!id) throw new Failure("NOT_FOUND");
    await recordAudit(tx, { action: "forwarding.remove", entity: "forwarding_address", entityId: id });
  });
}
