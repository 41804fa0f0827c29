import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { revertApproved, settleMatched, type ToldClaim, withdrawMatched } from "./claim-change.sql";
import { REVERTED_NOTE, SETTLED_NOTE, tellClaimant } from "./tell-claimant";

/**
 * Ends the claims on subjects that were matched by now, and takes back their offers: of these subjects or (null) of all,
 * in a transaction across agents. The claimants are told.
 */
export async function settleClaims(tx: Tx, subjectIds: readonly string[] | null): Promise<void> {
  const settled = await settleMatched(tx, subjectIds, SETTLED_NOTE);
  await withdrawMatched(tx, subjectIds);
  await tellEach(tx, settled, "settled", SETTLED_NOTE);
}

/** What follows for approved claims whose match was taken back, of these subjects or (null) of all. */
export async function revertClaims(tx: Tx, subjectIds: readonly string[] | null): Promise<void> {
  await tellEach(tx, await revertApproved(tx, subjectIds, REVERTED_NOTE), "reverted", REVERTED_NOTE);
}

async function tellEach(
  tx: Tx,
  claims: readonly ToldClaim[],
  decision: "settled" | "reverted",
  note: string,
): Promise<void> {
  for (const claim of claims) await tellClaimant(tx, claim, decision, note);
}
