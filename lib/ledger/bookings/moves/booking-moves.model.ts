import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { isSameMoney, type Money } from "@/lib/platform/base/money";
import { type Booking, factsOf } from "../booking.model";
import { type CloseReason, isSettled, outstandingMinor, statusOf } from "../booking-status.model";
import type { Received } from "../payments/payment.model";

/** Returns the booking closed; one that is already closed, paid or archived stays as it is. */
export function closed(booking: Booking, reason: CloseReason, now: Date): Booking {
  const isOpen = booking.status === "CONFIRMED" || booking.status === "OVERDUE";
  if (!isOpen) return booking;
  const cancelledAt = reason === "CANCELLED" ? (booking.cancelledAt ?? now) : booking.cancelledAt;
  return { ...booking, cancelledAt, closedAt: now, closeReason: reason };
}

/**
 * Returns the booking cancelled: it expects `kept` as its commission, is closed if nothing is outstanding, and is open
 * again if something is. One that is already in that state stays as it is.
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

/** The fields of a booking that a cancellation changes. */
export type Uncancelled = Pick<Booking, "commission" | "cancelledAt" | "closedAt" | "closeReason">;

/** Returns the booking as it was before the cancellation. */
export function uncancelled(booking: Booking, was: Uncancelled): Booking {
  const { commission, cancelledAt, closedAt, closeReason } = was;
  return withExpected(booking, { ...booking, commission, cancelledAt, closedAt, closeReason });
}

/** Returns the booking reopened; one that is open stays as it is. Throws CONFLICT if it is paid or archived. */
export function reopened(booking: Booking): Booking {
  if (booking.status === "CONFIRMED" || booking.status === "OVERDUE") return booking;
  if (booking.status !== "CLOSED") throw new Failure("CONFLICT", "Only a closed booking can be reopened.");
  const cancelledAt = booking.closeReason === "CANCELLED" ? null : booking.cancelledAt;
  return { ...booking, cancelledAt, closedAt: null, closeReason: null };
}

/** Returns the booking archived. Throws BOOKING_NOT_PAID with the specification's message unless it is paid. */
export function archived(booking: Booking, now: Date): Booking {
  if (booking.status === "ARCHIVED") return booking;
  const refusal = archiveRefusal(booking.status);
  if (refusal !== null) throw new Failure("BOOKING_NOT_PAID", refusal);
  return { ...booking, archivedAt: now, archiveLiftedAt: null };
}

/** Explains why a booking of this status can't be archived; null if it can. */
export function archiveRefusal(status: Booking["status"]): string | null {
  if (status === "PAID" || status === "ARCHIVED") return null;
  return `Cannot archive booking: status must be PAID but is currently ${status}. Complete the booking first.`;
}

/**
 * Returns the booking moved back to the closed tab: paid if it still is, else closed. One that isn't archived stays as
 * it is.
 */
export function unarchived(booking: Booking, now: Date): Booking {
  if (booking.archivedAt === null) return booking;
  const lifted = { ...booking, archivedAt: null, archiveLiftedAt: null };
  if (isSettled(factsOf(booking)) || booking.closedAt !== null) return lifted;
  return { ...lifted, closedAt: now, closeReason: "COMPLETED" };
}

/**
 * Returns the booking with this received commission. If an archived booking then has an outstanding amount, it leaves
 * the archive, and `archiveLiftedAt` remembers when it had been archived.
 */
export function withReceived(booking: Booking, { receivedMinor, lastPaidOn }: Received): Booking {
  const after = { ...booking, receivedMinor, lastPaidOn };
  if (outstandingMinor(factsOf(after)) <= 0) return after;
  return { ...after, archivedAt: null, archiveLiftedAt: booking.archivedAt ?? booking.archiveLiftedAt };
}

/**
 * Returns the booking after an edit: a higher outstanding amount brings an archived booking back, and a lower one may
 * archive it again.
 */
export function withExpected(before: Booking, edited: Booking): Booking {
  const more = outstandingMinor(factsOf(edited)) - outstandingMinor(factsOf(before));
  if (more === 0) return edited;
  return more > 0 ? withReceived(edited, edited) : archivedAgain(before, edited);
}

/**
 * Returns the booking after its outstanding amount has decreased. If it had left the archive because something was
 * outstanding and now nothing is, it is archived again. A booking without an outstanding amount before stays where it
 * is: it has been paid since it left the archive and belongs among the paid.
 */
export function archivedAgain(before: Booking, after: Booking): Booking {
  const { archiveLiftedAt } = after;
  const isPaidBy = outstandingMinor(factsOf(before)) > 0 && outstandingMinor(factsOf(after)) <= 0;
  if (archiveLiftedAt === null || !isPaidBy) return after;
  return { ...after, archivedAt: archiveLiftedAt, archiveLiftedAt: null };
}

/** Tells whether a booking that was paid or archived has an outstanding amount again, which its agent is told. */
export function owesAgain(before: Booking, after: Booking, today: CalendarDate): boolean {
  const wasDone = before.status === "PAID" || before.status === "ARCHIVED";
  const status = statusOf(factsOf(after), today);
  return wasDone && status !== "PAID" && status !== "ARCHIVED";
}
