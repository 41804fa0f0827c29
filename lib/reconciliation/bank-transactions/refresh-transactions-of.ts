import "server-only";
import { lockCurrentBooking } from "@/lib/ledger/bookings/update-booking";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";
import { lockAllOf } from "./transaction-write.sql";
import { refreshTransactionStatus } from "./write-transaction-status";

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
