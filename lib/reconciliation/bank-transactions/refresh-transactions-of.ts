import "server-only";
import { lockPresent } from "@/lib/ledger/bookings/update-booking";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";
import { lockAllOf } from "./transaction-write.sql";
import { refreshTransactionStatus } from "./write-transaction-status";

/** Puts the statuses of all that pays a booking right, after its agent changed what it is owed; in a transaction across agents. */
export async function refreshTransactionsOf(
  tx: Tx,
  booking: { readonly userId: string; readonly bookingId: string },
): Promise<void> {
  const ids = await lockAllOf(tx, booking);
  if (ids.length === 0) return;
  const { userId, bookingId } = booking;
  await inTenant(tx, userId, (tenant) => lockPresent(tenant, userId, { id: bookingId, version: null }));
  await refreshTransactionStatus(tx, ids);
}
