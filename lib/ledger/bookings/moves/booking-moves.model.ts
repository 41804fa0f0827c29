import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { isSameMoney, type Money } from "@/lib/platform/base/money";
import { type Booking, factsOf } from "../booking.model";
import { type CloseReason, isSettled, outstandingMinor, statusOf } from "../booking-status.model";
import type { Received } from "../payments/payment.model";

/** The booking closed; one that is closed, paid or archived already stays as it is. */
export function closed(booking: Booking, reason: CloseReason, now: Date): Booking {
  const isOpen = booking.status === "CONFIRMED" || booking.status === "OVERDUE";
  if (!isOpen) return booking;
  const cancelledAt = reason === "CANCELLED" ? (booking.cancelledAt ?? now) : booking.cancelledAt;
  return { ...booking, cancelledAt, closedAt: now, closeReason: reason };
}

/**
 * The booking cancelled, expecting what is kept of its commission; closed by it where nothing is owed any more, and open
 * again where something is. One that is so already stays as it is.
 */
export function cancelled(booking: Booking, kept: Money, now: Date): Booking {
  const edited = { ...booking, commission: kept, cancelledAt: booking.cancelledAt ?? now };
  const after = { ...withExpected(booking, edited), ...closingOf(edited, now) };
  const isSame = booking.cancelledAt && isSameMoney(kept, booking.commission);
  return isSame && after.closeReason === booking.closeReason ? booking : after;
}

function closingOf(booking: Booking, now: Date): Pick<Booking, "closedAt" | "closeReason"> {
  const { closedAt, closeReason } = booking;
  if (outstandingMinor(factsOf(booking)) <= 0)
    return closedAt ? { closedAt, closeReason } : { closedAt: now, closeReason: "CANCELLED" };
  return closeReason === "CANCELLED" ? { closedAt: null, closeReason: null } : { closedAt, closeReason };
}

/** What a cancellation changes of a booking. */
export type Uncancelled = Pick<Booking, "commission" | "cancelledAt" | "closedAt" | "closeReason">;

/** The booking as it was before it was cancelled. */
export function uncancelled(booking: Booking, was: Uncancelled): Booking {
  const { commission, cancelledAt, closedAt, closeReason } = was;
  return withExpected(booking, { ...booking, commission, cancelledAt, closedAt, closeReason });
}

/** The booking open again; one that is open stays as it is; CONFLICT where it is paid or archived. */
export function reopened(booking: Booking): Booking {
  if (booking.status === "CONFIRMED" || booking.status === "OVERDUE") return booking;
  if (booking.status !== "CLOSED") throw new Failure("CONFLICT", "Only a closed booking can be reopened.");
  const cancelledAt = booking.closeReason === "CANCELLED" ? null : booking.cancelledAt;
  return { ...booking, cancelledAt, closedAt: null, closeReason: null };
}

/** The booking archived; BOOKING_NOT_PAID with the specification's words unless it is paid. */
export function archived(booking: Booking, now: Date): Booking {
  if (booking.status === "ARCHIVED") return booking;
  const refusal = archiveRefusal(booking.status);
  if (refusal !== null) throw new Failure("BOOKING_NOT_PAID", refusal);
  return { ...booking, archivedAt: now, archiveLiftedAt: null };
}

/** Why a booking of this status can't be archived; null where it can. */
export function archiveRefusal(status: Booking["status"]): string | null {
  if (status === "PAID" || status === "ARCHIVED") return null;
  return `Cannot archive booking: status must be PAID but is currently ${status}. Complete the booking first.`;
}

/** The booking back on the closed tab: paid if it still is, else closed. One that isn't archived stays as it is. */
export function unarchived(booking: Booking, now: Date): Booking {
  if (booking.archivedAt === null) return booking;
  const lifted = { ...booking, archivedAt: null, archiveLiftedAt: null };
  if (isSettled(factsOf(booking)) || booking.closedAt !== null) return lifted;
  return { ...lifted, closedAt: now, closeReason: "COMPLETED" };
}

/** The booking with this commission received. What leaves something owed on an archived one brings it back, and that is remembered. */
export function withReceived(booking: Booking, { receivedMinor, lastPaidOn }: Received): Booking {
  const after = { ...booking, receivedMinor, lastPaidOn };
  if (outstandingMinor(factsOf(after)) <= 0) return after;
  return { ...after, archivedAt: null, archiveLiftedAt: booking.archivedAt ?? booking.archiveLiftedAt };
}

/** The booking after an edit: more owed than before brings an archived one back, and less may send it there again. */
export function withExpected(before: Booking, edited: Booking): Booking {
  const more = outstandingMinor(factsOf(edited)) - outstandingMinor(factsOf(before));
  if (more === 0) return edited;
  return more > 0 ? withReceived(edited, edited) : archivedAgain(before, edited);
}

/**
 * The booking after less is owed than before: if what it owed had brought it back from the archive, it is there again.
 * One that owed nothing stays where it is: since it came back it was paid, and stands among the paid.
 */
export function archivedAgain(before: Booking, after: Booking): Booking {
  const { archiveLiftedAt } = after;
  const isPaidBy = outstandingMinor(factsOf(before)) > 0 && outstandingMinor(factsOf(after)) <= 0;
  if (archiveLiftedAt === null || !isPaidBy) return after;
  return { ...after, archivedAt: archiveLiftedAt, archiveLiftedAt: null };
}

/** Whether a booking that owed nothing owes something now: its agent wants to know. */
export function owesAgain(before: Booking, after: Booking, today: CalendarDate): boolean {
  const wasDone = before.status === "PAID" || before.status === "ARCHIVED";
  const status = statusOf(factsOf(after), today);
  return wasDone && status !== "PAID" && status !== "ARCHIVED";
}
