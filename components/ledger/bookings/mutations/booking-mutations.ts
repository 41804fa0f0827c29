import type { Mutation, MutationMessage } from "@/components/shared/mutations/mutation";
import type { CloseReason } from "@/lib/ledger/bookings/booking-status.model";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import { runAction } from "@/lib/platform/api-client/run-action";
import {
  archiveBookingAction,
  closeBookingAction,
  deleteBookingAction,
  reopenBookingAction,
  restoreBookingAction,
} from "../actions";
import { aboutBooking, type NamedBooking, subjectOf } from "./about-booking";

/** The mutations of a whole booking. The list's first load doesn't include this file. */
export const bookingMutations = { close, reopen, archive, unarchive, remove };

export type BookingMutations = typeof bookingMutations;

function close(booking: NamedBooking, reason?: CloseReason): Mutation<{ readonly isClosed: boolean }> {
  return {
    about: aboutBooking(booking),
    subject: stateOf(booking),
    run: () => runAction(closeBookingAction, { id: booking.id, reason }),
    tells: ({ isClosed }) =>
      isClosed ? { said: "Booking closed", undo: reopen(booking) } : { said: "This booking is paid already" },
    failed: "Failed to close booking",
  };
}

function reopen(booking: NamedBooking): Mutation {
  return {
    about: aboutBooking(booking),
    subject: stateOf(booking),
    run: () => runAction(reopenBookingAction, { id: booking.id }),
    tells: () => ({ said: "Booking reopened", undo: close(booking) }),
    failed: "Failed to reopen booking",
  };
}

function remove(booking: NamedBooking): Mutation {
  return {
    about: { label: aboutBooking(booking).label },
    subject: subjectOf(booking),
    run: () => runAction(deleteBookingAction, { id: booking.id }),
    tells: () => ({ said: "Booking deleted", undo: restore(booking) }),
    failed: "Failed to delete booking",
  };
}

function restore(booking: NamedBooking): Mutation {
  return {
    about: aboutBooking(booking),
    run: () => runAction(restoreBookingAction, { id: booking.id }),
    failed: "Failed to restore booking",
  };
}

function archive(booking: NamedBooking): Mutation<Archived> {
  return {
    about: aboutBooking(booking),
    subject: stateOf(booking),
    run: () => runAction(archiveBookingAction, { id: booking.id, to: "archive" }),
    tells: (done) => ({ ...archivedWords(done), undo: unarchive(booking) }),
    failed: "Failed to archive booking",
    explain: refusalWords,
  };
}

function unarchive(booking: NamedBooking): Mutation {
  return {
    about: aboutBooking(booking),
    subject: stateOf(booking),
    run: () => runAction(archiveBookingAction, { id: booking.id, to: "closed" }),
    tells: () => ({ said: "Booking unarchived", undo: archive(booking) }),
    failed: "Failed to unarchive booking",
  };
}

function stateOf(booking: NamedBooking): string {
  return `${subjectOf(booking)}/state`;
}

/** The number of emails archived with the booking; null if unknown. */
type Archived = { readonly relatedEmails: number | null };

function archivedWords({ relatedEmails }: Archived): MutationMessage {
  return relatedEmails === null
    ? { said: "Booking archived successfully", description: "Related emails may need manual archiving." }
    : {
        said: "Booking and related emails archived successfully",
        description: `${relatedEmails} related email(s) also archived`,
      };
}

function refusalWords(error: unknown): string {
  const failure = failureOf(error);
  if (failure.status === 400) {
    return failure.message || "Invalid request - the booking may not be eligible for archiving";
  }
  return failure.message || "An unexpected error occurred while archiving the booking";
}
