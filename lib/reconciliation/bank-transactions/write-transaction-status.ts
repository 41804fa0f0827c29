import "server-only";
import { lockCurrentBooking } from "@/lib/ledger/bookings/update-booking";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";
import { enqueueSearch } from "@/lib/reconciliation/unclaimed-commission/enqueue-search";
import { transactionStatusOf } from "./transaction-status.model";
import { lockAllOf, lockOthersOf, selectStatusFacts, updateStatuses } from "./transaction-write.sql";

/** Updates the statuses of these transactions, which the caller has locked. No other code writes statuses. */
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
 * Updates the statuses of the other transactions that pay a locked booking, after its outstanding amount changed.
 * Transactions that somebody else has locked are skipped: whoever locked them updates their status after locking this
 * booking too.
 */
export async function refreshOthersOf(
  tx: Tx,
  booking: { readonly userId: string; readonly bookingId: string },
  id: string,
): Promise<void> {
  await refreshTransactionStatus(tx, await lockOthersOf(tx, booking, id));
}

/**
 * Updates the statuses of all transactions that pay a booking, after its agent changed what is owed. Requires a
 * transaction that spans all agents.
 */
export async function refreshTransactionsOf(
  tx: Tx,
  booking: { readonly userId: string; readonly bookingId: string },
): Promise<void> {
  const ids = await lockAllOf(tx, booking);
  if (ids.length === 0) return;
  const { userId, bookingId } = booking;
  await inTenant(tx, userId, (tenant) =>
    lockCurrentBooking(tenant, userId, { id: bookingId, version: null }),
  );
  await refreshTransactionStatus(tx, ids);
}
