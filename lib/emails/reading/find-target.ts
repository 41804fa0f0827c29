import "server-only";
import type { Money } from "@/lib/base/money";
import type { Booking } from "@/lib/bookings/booking.model";
import { findBookingsByNumbers } from "@/lib/bookings/find-bookings";
import type { Tx } from "@/lib/context/transaction";
import type { Finding, Payload } from "@/lib/extraction/payload.model";
import type { Proposal } from "../email.model";
import { type Cancellation, cancellationOf, commissionChoices } from "./commission-terms.model";
import { type Difference, differencesOf, isOtherSuppliers, proposalOf } from "./proposal.model";

/** What a reading speaks of, as things stand now, and what converting it would do. */
export type Target = {
  readonly proposal: Proposal;
  readonly booking: Booking | undefined;
  readonly differences: readonly Difference[];
  /** What the commission may become where the mail changes the total alone, the present one first; else empty. */
  readonly choices: readonly Money[];
  readonly cancellation: Cancellation | null;
};

type Read = { readonly payload: Payload; readonly findings: readonly Finding[] };

export async function findTarget(tx: Tx, read: Read): Promise<Target> {
  const number = read.payload.confirmationNumber;
  return targetOf(read, number ? (await findBookingsByNumbers(tx, [number]))(number) : undefined);
}

/** `found` is the booking that has the reading's number. */
export function targetOf(read: Read, found: Booking | undefined): Target {
  const booking = found && !isOtherSuppliers(read.payload, found) ? found : undefined;
  const proposal = proposalOf(read, booking);
  return {
    proposal,
    booking,
    differences: booking ? differencesOf(read, booking) : [],
    choices: booking && proposal === "UPDATE" ? commissionChoices(read, booking) : [],
    cancellation: booking && proposal === "CANCEL" ? cancellationOf(read, booking) : null,
  };
}
