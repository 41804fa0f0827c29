import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";
import { type ClaimNotice, revertApproved, settleMatched, withdrawMatched } from "./claim-change.sql";
import type { ClaimDecision } from "./offer-state.model";

/**
 * Settles the claims on commission that has been matched, among these subjects or, if null, all, withdraws the other
 * offers of it, and notifies the claimants. Requires a transaction that spans all agents.
 */
export async function settleClaims(tx: Tx, subjectIds: readonly string[] | null): Promise<void> {
  const settled = await settleMatched(tx, subjectIds, SETTLED_NOTE);
  await withdrawMatched(tx, subjectIds);
  await tellEach(tx, settled, "settled", SETTLED_NOTE);
}

/**
 * Reverts approved claims whose match was removed, among these subjects or, if null, all, and notifies the claimants.
 */
export async function revertClaims(tx: Tx, subjectIds: readonly string[] | null): Promise<void> {
  await tellEach(tx, await revertApproved(tx, subjectIds, REVERTED_NOTE), "reverted", REVERTED_NOTE);
}

async function tellEach(
  tx: Tx,
  claims: readonly ClaimNotice[],
  decision: "settled" | "reverted",
  note: string,
): Promise<void> {
  for (const claim of claims) await notifyClaimant(tx, claim, decision, note);
}

/** The note for an agent whose claim was settled. It must not reveal that others claimed the same commission. */
const SETTLED_NOTE = "This commission was settled in another way.";
const REVERTED_NOTE = "The match with your booking was taken back.";

const OUTCOMES: Readonly<Record<ClaimDecision, string>> = {
  approved: "was approved",
  declined: "was declined",
  settled: "was declined",
  reverted: "is no longer approved",
};

/**
 * Notifies an agent of the result of a claim, and records it in the audit. Requires a transaction that spans all
 * agents.
 */
export function notifyClaimant(
  tx: Tx,
  claim: ClaimNotice,
  decision: ClaimDecision,
  note: string | null,
): Promise<void> {
  const { offerId, bookingId } = claim;
  const outcome = OUTCOMES[decision];
  return inTenant(tx, claim.userId, async (own) => {
    await notifyAgent(own, {
      type: "SYSTEM",
      topic: "commission",
      title: `Your claim ${outcome}`,
      message: `Your claim of commission from ${claim.supplierName} (${claim.month}) ${outcome}.${note ? ` ${note}` : ""}`,
      dedupeKey: `commission-claim:${offerId}:${decision}:${tx.now.toISOString()}`,
      bookingId,
    });
    await recordAudit(own, {
      action: `commission-offer.${decision}`,
      entity: "commission-offer",
      entityId: offerId,
      before: { state: decision === "reverted" ? "approved" : "claimed" },
      after: { state: decision, bookingId },
    });
  });
}
