import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueSearch } from "../unclaimed-commission/enqueue-search";
import { transactionStatusOf } from "./transaction-status.model";
import { lockOthersOf, selectStatusFacts, updateStatuses } from "./transaction-write.sql";

/** Writes the statuses of these transactions, which the caller has locked, as they follow from the facts: the only place that does. */
export async function refreshTransactionStatus(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const facts = await selectStatusFacts(tx, ids);
  const statuses = facts.map(({ id, cached, facts: of }) => ({
    id,
    cached,
    status: transactionStatusOf(of),
  }));
  const changed = statuses.filter(({ status, cached }) => status !== cached);
  await updateStatuses(tx, changed);
  if (changed.length > 0) await enqueueSearch(tx);
}

/**
 * The same of what else pays a locked booking, after its outstanding changed. A transaction that somebody else has locked
 * is theirs to refresh: they do so after they have locked this booking too.
 */
export async function refreshOthersOf(
  tx: Tx,
  booking: { readonly userId: string; readonly bookingId: string },
  id: string,
): Promise<void> {
  await refreshTransactionStatus(tx, await lockOthersOf(tx, booking, id));
}
