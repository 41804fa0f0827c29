import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { ClaimApproval } from "./claim.model";
import { isTaken, type LockedClaim, lockClaimsBeside, selectTold, updateDecision } from "./claim-change.sql";
import { matchSubject } from "./match-subject";
import { settleClaims } from "./settle-claims";
import { tellClaimant } from "./tell-claimant";

/**
 * Approves a claim: what came is matched to its booking, the other claims on it are declined, and all of them are told,
 * in one transaction. CONFLICT where the claim was decided or what came was matched meanwhile, which ends it with a reason
 * that its agent may read; also (with `overMinor`) where it is more than the booking is owed, unless that is accepted. STALE
 * where what came has changed since `version`.
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
  const told = await selectTold(tx, claim.userId, claim.offerId);
  if (told) await tellClaimant(tx, told, "approved", null);
  await settleClaims(tx, [claim.subjectId]);
}

function isOvertaken(error: unknown): boolean {
  return error instanceof Failure && (error.code === "CONFLICT" || error.code === "STALE");
}

/** Closes a claim on what was matched by somebody else; false where it still waits, or was decided. */
function endedMeanwhile(ctx: Context, id: string): Promise<boolean> {
  return inSystemTransaction(ctx, async (tx) => {
    const claim = (await lockClaimsBeside(tx, id)).find(({ offerId }) => offerId === id);
    if (!claim || claim.decision !== null || !(await isTaken(tx, claim.subjectId))) return false;
    await settleClaims(tx, [claim.subjectId]);
    return true;
  });
}

/** One claim that nobody has decided, under lock with the others on the same subject. */
export async function lockWaiting(tx: Tx, id: string): Promise<LockedClaim> {
  const claim = (await lockClaimsBeside(tx, id)).find(({ offerId }) => offerId === id);
  if (!claim) throw new Failure("NOT_FOUND");
  if (claim.decision !== null) throw new Failure("CONFLICT", "This claim was decided already.");
  return claim;
}
