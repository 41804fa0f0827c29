import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { matchTransaction } from "@/lib/reconciliation/bank-transactions/linking/match-transaction";
import { matchEntry } from "@/lib/reconciliation/commission-reports/match-entry";
import type { ClaimApproval } from "./claim.model";
import type { LockedClaim } from "./claim-change.sql";

/** Matches claimed commission with its booking, which pays the booking. */
export async function matchSubject(
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
export async function unmatchSubject(tx: Tx, { kind, subjectId: id }: LockedClaim): Promise<void> {
  const subject = { id, version: null };
  if (kind === "entry") await matchEntry(tx, subject, null);
  else await matchTransaction(tx, subject, null);
}
