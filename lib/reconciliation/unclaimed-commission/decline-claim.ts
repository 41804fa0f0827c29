import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { lockWaiting } from "./approve-claim";
import { selectClaimNotice, updateDecision } from "./claim-change.sql";
import { notifyClaimant } from "./notify-claimant";

/** Declines a claim, with a note for its agent. Throws NOT_FOUND if it doesn't exist, CONFLICT if it was decided. */
export function declineClaim(
  ctx: Context,
  { id, note }: { readonly id: string; readonly note: string | null },
): Promise<void> {
  const admin = adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const claim = await lockWaiting(tx, id);
    await updateDecision(tx, claim, "declined", { note, decidedBy: admin });
    const told = await selectClaimNotice(tx, claim.userId, claim.offerId);
    if (told) await notifyClaimant(tx, told, "declined", note);
  });
}
