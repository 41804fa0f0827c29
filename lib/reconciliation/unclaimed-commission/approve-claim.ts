import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { ClaimApproval } from "./claim.model";
import {
  isTaken,
  type LockedClaim,
  lockClaimsOnSameCommission,
  selectClaimNotice,
  updateDecision,
} from "./claim-change.sql";
import { matchSubject } from "./match-subject";
import { notifyClaimant } from "./notify-claimant";
import { settleClaims } from "./settle-claims";

/**
 * Approves a claim, in one transaction: matches the commission with its booking, declines the other claims on it, and
 * notifies all claimants. Throws CONFLICT if the claim was decided or the commission was matched in the meantime; the
 * latter closes the claim with a reason that its agent may read. Also throws CONFLICT, with `overMinor`, if the
 * commission exceeds what the booking is owed and nobody has accepted that. Throws STALE if the commission changed
 * since `version`.
 */
export async function approveClaim(ctx: Context, approval: ClaimApproval): Promise<void> {
  const admin = adminOnly(ctx);
  try {
    await inSystemTransaction(ctx, (tx) => approve(tx, approval, admin));
  } catch (error) {
    if (isOvertaken(error) && (await endedMeanwhile(ctx, approval.id))) {
      throw new Failure("CONFLICT", "This was matched meanwhile, and the claim is closed.");
    }
    throw error;
  }
}

async function approve(tx: Tx, { id, ...seen }: ClaimApproval, admin: string): Promise<void> {
  const claim = await lockWaiting(tx, id);
  await matchSubject(tx, claim, seen);
  await updateDecision(tx, claim, "approved", { note: null, decidedBy: admin });
  const told = await selectClaimNotice(tx, claim.userId, claim.offerId);
  if (told) await notifyClaimant(tx, told, "approved", null);
  await settleClaims(tx, [claim.subjectId]);
}

function isOvertaken(error: unknown): boolean {
  return error instanceof Failure && (error.code === "CONFLICT" || error.code === "STALE");
}

/**
 * Closes a claim on commission that somebody else has matched. Returns false if the claim is still waiting or was
 * decided.
 */
function endedMeanwhile(ctx: Context, id: string): Promise<boolean> {
  return inSystemTransaction(ctx, async (tx) => {
    const claim = (await lockClaimsOnSameCommission(tx, id)).find(({ offerId }) => offerId === id);
    if (!claim || claim.decision !== null || !(await isTaken(tx, claim.subjectId))) return false;
    await settleClaims(tx, [claim.subjectId]);
    return true;
  });
}

/** Locks an undecided claim, together with the others on the same commission. */
export async function lockWaiting(tx: Tx, id: string): Promise<LockedClaim> {
  const claim = (await lockClaimsOnSameCommission(tx, id)).find(({ offerId }) => offerId === id);
  if (!claim) throw new Failure("NOT_FOUND");
  if (claim.decision !== null) throw new Failure("CONFLICT", "This claim was decided already.");
  return claim;
}
