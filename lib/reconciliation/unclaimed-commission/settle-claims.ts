import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { type ClaimNotice, revertApproved, settleMatched, withdrawMatched } from "./claim-change.sql";
import { notifyClaimant, REVERTED_NOTE, SETTLED_NOTE } from "./notify-claimant";

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
