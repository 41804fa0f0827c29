import "server-only";
import type { Booking } from "@/lib/bookings/booking.model";
import { findBookingByNumber } from "@/lib/bookings/find-booking-by-number";
import type { Tx } from "@/lib/context/transaction";
import type { Finding, Payload } from "@/lib/extraction/payload.model";
import type { Proposal } from "./email.model";
import { type Difference, differencesOf, isOtherSuppliers, proposalOf } from "./proposal.model";

/** What a reading speaks of, as things stand now, and what converting it would do. */
export type Target = {
  readonly proposal: Proposal;
  readonly booking: Booking | undefined;
  readonly differences: readonly Difference[];
};

export async function findTarget(
  tx: Tx,
  read: { readonly payload: Payload; readonly findings: readonly Finding[] },
): Promise<Target> {
  const number = read.payload.confirmationNumber;
  const found = number ? await findBookingByNumber(tx, number) : undefined;
  const booking = found && !isOtherSuppliers(read.payload, found) ? found : undefined;
  return {
    proposal: proposalOf(read, booking),
    booking,
    differences: booking ? differencesOf(read, booking) : [],
  };
}
