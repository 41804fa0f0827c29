import "server-only";
import type { Booking } from "@/lib/ledger/bookings/booking.model";
import { findBookingsByNumbers, readBooking } from "@/lib/ledger/bookings/read-booking";
import { Failure } from "@/lib/platform/base/failure";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Finding, Payload } from "@/lib/reader/payload.model";
import type { Proposal } from "../email.model";
import {
  type Cancellation,
  type CommissionChoice,
  cancellationOf,
  commissionChoices,
} from "./commission-terms.model";
import { type Difference, differencesOf, isOtherSuppliers, proposalOf } from "./proposal.model";

/** The booking that a reading refers to, and what converting it would do now. */
export type ConversionPlan = {
  readonly proposal: Proposal;
  readonly booking: Booking | undefined;
  readonly differences: readonly Difference[];
  /**
   * The amounts that the commission may become if the email changes only the total, the present one first; else empty.
   */
  readonly choices: readonly CommissionChoice[];
  readonly cancellation: Cancellation | null;
};

type Read = { readonly payload: Payload; readonly findings: readonly Finding[] };

export async function findTarget(tx: Tx, read: Read): Promise<ConversionPlan> {
  const number = read.payload.confirmationNumber;
  return targetOf(read, number ? (await findBookingsByNumbers(tx, [number]))(number) : undefined);
}

/** Determines what converting a reading would do; `found` is the booking with the reading's number. */
export function targetOf(read: Read, found: Booking | undefined): ConversionPlan {
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

/** Reads the booking of a reading; undefined if it was deleted since. */
export async function existing(tx: Tx, id: string): Promise<Booking | undefined> {
  try {
    return await readBooking(tx, id);
  } catch (error) {
    if (error instanceof Failure && error.code === "NOT_FOUND") return undefined;
    throw error;
  }
}
