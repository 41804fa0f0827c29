import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Tx } from "@/lib/platform/context/transaction";
import { selectBookingByNumber } from "./booking.sql";

/**
 * Throws DUPLICATE_BOOKING with the other booking's id as `bookingId` if the supplier already has a booking with this
 * number.
 */
export async function refuseTakenNumber(
  tx: Tx,
  owner: string,
  ownId: string | null,
  confirmationNumber: string,
  supplierId: string,
): Promise<void> {
  const other = await selectBookingByNumber(tx, owner, confirmationNumber, supplierId);
  if (!other || other.id === ownId) return;
  const message = `A booking with confirmation number ${other.confirmationNumber} already exists for this supplier.`;
  throw new Failure("DUPLICATE_BOOKING", message, {
    fields: { confirmationNumber: [message] },
    facts: { bookingId: other.id },
  });
}
