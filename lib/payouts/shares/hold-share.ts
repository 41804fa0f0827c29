import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import type { HoldBody } from "./hold.model";
import { selectShare, updateHold } from "./hold.sql";
import { inAgentTransaction } from "./in-agent-transaction";

/**
 * Holds a share until it is released, or releases it, for administrators. A held share leaves the draft of its run.
 * Throws NOT_FOUND if there is none; CONFLICT if it is in an approved run.
 */
export function holdShare(ctx: Context, { userId, id, reason }: HoldBody): Promise<void> {
  const by = adminOnly(ctx);
  const hold = reason === null ? null : { by, reason };
  return inAgentTransaction(ctx, userId, async (tx) => {
    const share = await selectShare(tx, userId, id);
    if (!share) throw new Failure("NOT_FOUND", "This share isn't there any more.");
    if (!(await updateHold(tx, userId, id, hold)))
      throw new Failure("CONFLICT", "This share is in a run that was approved.");
    await recordAudit(tx, {
      action: hold ? "payout-share.hold" : "payout-share.release",
      entity: "payout-share",
      entityId: id,
      before: { held: share.heldAt !== null, payoutId: share.payoutId },
      after: { held: hold !== null },
      ...(hold ? { reason: hold.reason } : {}),
    });
  });
}
