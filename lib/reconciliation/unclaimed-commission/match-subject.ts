import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { matchTransaction } from "@/lib/reconciliation/bank-transactions/linking/match-transaction";
import { matchEntry } from "@/lib/reconciliation/commission-reports/match-entry";
import type { ClaimApproval } from "./claim.model";
import type { LockedClaim } from "./claim-change.sql";

/** Matches what came to the booking it is claimed for, with the money that follows. */
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

/** Takes that back, with all that it paid. */
export async function unmatchSubject(tx: Tx, { kind, subjectId: id }: LockedClaim): Promise<void> {
  const subject = { id, version: null };
  if (kind === "entry") await matchEntry(tx, subject, null);
  else await matchTransaction(tx, subject, null);
}
