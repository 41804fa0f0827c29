import "server-only";
import { lockCurrentBooking } from "@/lib/ledger/bookings/update-booking";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";
import { learnFromLink } from "@/lib/reconciliation/matching/learn";
import { sumShares } from "../matcher/stored-decision.model";
import { linkParts } from "../splitting/link-parts";
import type { TransactionDetail } from "../transaction.model";
import { type LockedTransaction, updateTransaction } from "../transaction-write.sql";
import { refreshTransactionStatus } from "../write-transaction-status";
import { decideTransaction, recordDecision, type TransactionRef } from "./decide-transaction";
import { markConfirmed, type OpenLink, type ProposedPart, selectProposed, targetOf } from "./link.sql";
import { linkTransaction } from "./link-transaction";
import { groundsOf } from "./match-transaction";

/**
 * Confirms the matcher's decision: a link that it made is marked as confirmed, and one that it only proposed is made.
 * Throws CONFLICT if there is neither, or if a person made the link, and STALE if the transaction changed since
 * `version`.
 */
export function confirmTransaction(ctx: Context | Tx, ref: TransactionRef): Promise<TransactionDetail> {
  return decideTransaction(ctx, ref, async (tx, locked, link) => {
    if (link) await confirmLink(tx, locked, link);
    else await linkFavourite(tx, locked);
  });
}

async function confirmLink(tx: Tx, locked: LockedTransaction, link: OpenLink): Promise<void> {
  if (link.source !== "AUTO") throw new Failure("CONFLICT", "A person linked this transaction already.");
  const { bookingUserId, bookingId } = link;
  // Another transaction that pays the same booking may be changing what is owed. It leaves this transaction's status to
  // this one, which waits for it here.
  if (bookingUserId !== null && bookingId !== null) {
    await inTenant(tx, bookingUserId, (tenant) =>
      lockCurrentBooking(tenant, bookingUserId, { id: bookingId, version: null }),
    );
  }
  await markConfirmed(tx, link.id);
  await updateTransaction(tx, locked.id, { matchSource: "CONFIRMED" });
  await refreshTransactionStatus(tx, [locked.id]);
  await recordDecision(tx, locked.id, "confirm", {
    before: { status: locked.status, source: "AUTO" },
    after: { linkId: link.id, source: "CONFIRMED" },
  });
  await learnFromLink(tx, link.id);
}

async function linkFavourite(tx: Tx, locked: LockedTransaction): Promise<void> {
  const proposed = await selectProposed(tx, locked.id);
  const favourite = proposed.filter(({ rank }) => rank === proposed[0]?.rank);
  const [first] = favourite;
  if (!first || (locked.decision !== "PROPOSED" && locked.decision !== "AUTO")) {
    throw new Failure("CONFLICT", "There is no favourite to confirm.");
  }
  if (favourite.length > 1) return linkSum(tx, locked, favourite);
  const target = targetOf(first);
  await linkTransaction(tx, locked, target, groundsOf(locked, target, proposed));
}

/** Links several bookings that add up to the deposit. They become a report with one entry for each. */
async function linkSum(tx: Tx, locked: LockedTransaction, parts: readonly ProposedPart[]): Promise<void> {
  const [first] = parts;
  await linkParts(tx, locked, sumShares(locked.amount.minor, parts), {
    source: "CONFIRMED",
    score: first ? first.score / 1_000_000 : null,
    reasons: first?.reasons ?? [],
    wouldLink: locked.wouldLink ? 1 : 0,
  });
}
