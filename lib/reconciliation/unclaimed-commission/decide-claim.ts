import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import {
  inAdminTransaction,
  inSystemTransaction,
  inTenant,
  type Tx,
} from "@/lib/platform/context/transaction";
import { matchTransaction } from "@/lib/reconciliation/bank-transactions/linking/match-transaction";
import { matchEntry } from "@/lib/reconciliation/commission-reports/entries/decide-entry";
import type { ClaimApproval } from "./claim.model";
import {
  isTaken,
  type LockedClaim,
  lockClaimsOnSameCommission,
  reopenSettled,
  selectClaimNotice,
  updateDecision,
} from "./claim-change.sql";
import { notifyClaimant, settleClaims } from "./settle-claims";

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
async function lockWaiting(tx: Tx, id: string): Promise<LockedClaim> {
  const claim = (await lockClaimsOnSameCommission(tx, id)).find(({ offerId }) => offerId === id);
  if (!claim) throw new Failure("NOT_FOUND");
  if (claim.decision !== null) throw new Failure("CONFLICT", "This claim was decided already.");
  return claim;
}

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

/**
 * Reverts a decision, so that the claim waits again. For an approved claim, the match is removed and its payments are
 * reversed, and the claims settled by it wait too. Throws CONFLICT if nothing was decided, or if the commission has
 * been matched with another booking.
 */
export function reopenClaim(ctx: Context, id: string): Promise<void> {
  return inAdminTransaction(ctx, async (tx) => {
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

/** Matches claimed commission with its booking, which pays the booking. */
async function matchSubject(
  tx: Tx,
  { kind, subjectId: id, userId, bookingId }: LockedClaim,
  { version, overReason }: Pick<ClaimApproval, "version" | "overReason">,
): Promise<void> {
  const [subject, booking] = [
    { id, version },
    { userId, bookingId },
  ];
  if (kind === "entry") await matchEntry(tx, subject, booking, { overReason });
  else await matchTransaction(tx, subject, booking, { overReason, takesKnownRate: true });
}

/** Removes that match and reverses its payments. */
async function unmatchSubject(tx: Tx, { kind, subjectId: id }: LockedClaim): Promise<void> {
  const subject = { id, version: null };
  if (kind === "entry") await matchEntry(tx, subject, null);
  else await matchTransaction(tx, subject, null);
}
