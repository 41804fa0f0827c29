import type { BookingChangeRecord, BookingStep } from "../record-booking-change";
import type { BulkMove } from "./bulk-change.model";

const ACTIONS = {
  close: ["booking.close", "booking.reopen"],
  archive: ["booking.archive", "booking.unarchive"],
  unarchive: ["booking.unarchive", "booking.archive"],
  "due-date": ["booking.change-due-date", "booking.change-due-date"],
  payment: ["booking.payment", "booking.reverse-payment"],
} as const;

/**
 * Returns the audit and activity records of one booking of a bulk change, or of its undo; they are the same as those of
 * the single move.
 */
export function recordOfMove(
  move: Pick<BulkMove, "kind"> & { readonly reason?: string },
  { before, after }: BookingStep,
  isUndone = false,
): BookingChangeRecord {
  const { kind, reason } = move;
  const action = ACTIONS[kind][isUndone ? 1 : 0];
  switch (kind) {
    case "close":
      return { action, ...(reason === undefined ? {} : { reason }) };
    case "archive":
    case "unarchive":
      return { action, statusAs: after.archivedAt ? "BOOKING_ARCHIVED" : "BOOKING_UNARCHIVED" };
    case "due-date": {
      const dueDate = { from: before.dueOn, to: after.dueOn };
      return { action, activities: [{ type: "COMMISSION_CALCULATED", changeSet: { dueDate } }] };
    }
    case "payment": {
      const received = { from: before.receivedMinor, to: after.receivedMinor };
      const amount = { ...after.commission, minor: after.receivedMinor - before.receivedMinor };
      const changeSet = isUndone ? { received, reversed: true } : { received, amount };
      return { action, activities: [{ type: "COMMISSION_RECEIVED", changeSet }] };
    }
  }
}
