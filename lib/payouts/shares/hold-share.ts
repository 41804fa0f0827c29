import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import type { HoldBody } from "./hold.model";
import { lockShare, updateHold } from "./hold.sql";

/**
 * Has a share wait until somebody says otherwise, or lets it go, for administrators. It leaves the draft of a run that it is in.
 * NOT_FOUND where there is none, CONFLICT where it is in a run that was approved.
 */
export function holdShare(ctx: Context, { userId, id, reason }: HoldBody): Promise<void> {
  const by = adminOnly(ctx);
  return inTenant(ctx, userId, async (tx) => {
    const share = await lockShare(tx, userId, id);
    if (!share) throw new Failure("NOT_FOUND", "This share isn't there any more.");
    if (share.frozenAt) throw new Failure("CONFLICT", "This share is in a run that was approved.");
    await updateHold(tx, userId, id, reason === null ? null : { by, reason });
    await recordAudit(tx, {
      action: reason === null ? "payout-share.release" : "payout-share.hold",
      entity: "payout-share",
      entityId: id,
      before: { held: share.heldAt !== null, payoutId: share.payoutId },
      after: { held: reason !== null },
      ...(reason === null ? {} : { reason }),
    });
  });
}
