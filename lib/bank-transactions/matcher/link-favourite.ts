import "server-only";
import type { Tx } from "@/lib/context/transaction";
import { lockOpenLink } from "../linking/link.sql";
import { type LinkedBy, linkTransaction } from "../linking/link-transaction";
import { linkParts } from "../split-transaction";
import { type LockedTransaction, lockTransaction } from "../transaction-write.sql";
import type { StoredCandidate, StoredDecision } from "./stored-decision.model";

/**
 * Links a transaction to the favourite that was stored of it, for the matcher; nothing where somebody has decided since.
 * CONFLICT where what is owed doesn't take it any more. In a system transaction.
 */
export async function linkFavourite(
  tx: Tx,
  { id, candidates }: Pick<StoredDecision, "id" | "candidates">,
): Promise<void> {
  const [favourite] = candidates;
  const locked = await lockTransaction(tx, id);
  if (!favourite || !locked || locked.ignoredAt !== null || locked.decision !== "AUTO") return;
  if (await lockOpenLink(tx, id)) return;
  await link(tx, locked, favourite);
}

async function link(
  tx: Tx,
  locked: LockedTransaction,
  { chance, reasons, parts }: StoredCandidate,
): Promise<void> {
  const by: LinkedBy = { source: "AUTO", score: chance, reasons, wouldLink: 1 };
  const [first] = parts;
  if (parts.length > 1) return linkParts(tx, locked, sharesOf(locked.amount.minor, parts), by);
  if (first?.reportId) {
    await linkTransaction(tx, locked, { reportId: first.reportId }, { ...by, feeMinor: first.feeMinor });
  } else if (first?.bookingId && first.bookingUserId) {
    const { creditMinor, feeMinor, bookingId, bookingUserId: userId } = first;
    await linkTransaction(tx, locked, { userId, bookingId }, { ...by, creditMinor, feeMinor });
  }
}

/** What each booking has of a deposit, by what each owes; the last takes what rounding leaves. */
function sharesOf(minor: number, parts: StoredCandidate["parts"]) {
  const owed = parts.reduce((sum, { creditMinor }) => sum + (creditMinor ?? 0), 0);
  let left = minor;
  return parts.map(({ bookingUserId, bookingId, creditMinor }, at) => {
    const share =
      at === parts.length - 1 ? left : Math.round((minor * (creditMinor ?? 0)) / Math.max(1, owed));
    left -= share;
    return { userId: bookingUserId ?? "", bookingId: bookingId ?? "", minor: share };
  });
}
