import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant } from "@/lib/platform/context/transaction";
import { isTaken, lockClaimsOnSameCommission, reopenSettled, updateDecision } from "./claim-change.sql";
import { unmatchSubject } from "./match-subject";

/**
 * Reverts a decision, so that the claim waits again. For an approved claim, the match is removed and its payments are
 * reversed, and the claims settled by it wait too. Throws CONFLICT if nothing was decided, or if the commission has
 * been matched with another booking.
 */
export function reopenClaim(ctx: Context, id: string): Promise<void> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const claim = (await lockClaimsOnSameCommission(tx, id)).find(({ offerId }) => offerId === id);
    if (!claim) throw new Failure("NOT_FOUND");
    if (claim.decision === null) throw new Failure("CONFLICT", "This claim waits for a decision.");
    if (claim.decision === "approved") await unmatchSubject(tx, claim);
    else if (await isTaken(tx, claim.subjectId)) {
      throw new Failure("CONFLICT", "This was matched meanwhile. Unmatch it first.");
    }
    await updateDecision(tx, claim, null, { note: null, decidedBy: null });
    await reopenSettled(tx, [claim.subjectId]);
    await inTenant(tx, claim.userId, (own) =>
      recordAudit(own, {
        action: "commission-offer.reopen",
        entity: "commission-offer",
        entityId: claim.offerId,
        before: { state: claim.decision },
        after: { state: "claimed", bookingId: claim.bookingId },
      }),
    );
  });
}
