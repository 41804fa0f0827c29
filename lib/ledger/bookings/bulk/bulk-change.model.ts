import { z } from "zod";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { requiredDate } from "@/lib/platform/base/schemas";
import { type Booking, factsOf } from "../booking.model";
import { outstandingMinor } from "../booking-status.model";
import { bookingFilter } from "../list/booking-list.model";
import { archived, closed, unarchived, withReceived } from "../moves/booking-moves.model";
import { closeReason } from "../moves/close-reason.model";
import { withPayment } from "../payments/payment.model";

export const BULK_MOVES = ["close", "archive", "unarchive", "due-date", "payment"] as const;

/** The change that is made to each booking; `payment` records the outstanding amount as received. */
const bulkMove = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("close"), reason: closeReason }),
  z.object({ kind: z.literal("archive") }),
  z.object({ kind: z.literal("unarchive") }),
  z.object({ kind: z.literal("due-date"), dueOn: requiredDate("The due date") }),
  z.object({ kind: z.literal("payment"), receivedOn: requiredDate("The day it was received") }),
]);
export type BulkMove = z.output<typeof bulkMove>;

/** The chosen bookings of a page, or all that a filter finds. `count` is the number that the person was shown. */
const bookingChoice = z.union([
  z.object({ ids: z.array(z.uuid()).min(1, "Choose at least one booking").max(100) }),
  z.object({ filter: bookingFilter, count: z.int().min(1) }),
]);
export type BookingChoice = z.output<typeof bookingChoice>;

/** The form generates `id`, so that sending it again doesn't repeat the change. */
export const bulkChange = z.object({ id: z.uuid(), of: bookingChoice, move: bulkMove });
export type BulkChange = z.output<typeof bulkChange>;

/** The fields of a booking that a bulk change may change. */
const CHANGED = [
  "closedAt",
  "closeReason",
  "cancelledAt",
  "archivedAt",
  "archiveLiftedAt",
  "dueOn",
  "dueOverride",
  "receivedMinor",
  "lastPaidOn",
] as const satisfies readonly (keyof Booking)[];

/**
 * A booking changed by a bulk change: the version that it then had, and the previous values, in which instants are ISO
 * strings.
 */
export type ChangedBooking = {
  readonly id: string;
  readonly version: number;
  readonly paymentId: string | null;
  readonly was: Readonly<Record<string, string | number | null>>;
};

export function changedBooking(before: Booking, after: Booking, paymentId: string | null): ChangedBooking {
  const { id, version } = after;
  return { id, version, paymentId, was: JSON.parse(JSON.stringify(before, [...CHANGED])) };
}

/** Returns the booking with its values from before the bulk change; null if it has changed since. */
export function restoredBooking(booking: Booking, { version, was }: ChangedBooking): Booking | null {
  if (booking.version !== version) return null;
  const instant = (name: (typeof CHANGED)[number]) => (was[name] ? new Date(was[name]) : null);
  return {
    ...booking,
    ...(was as Partial<Booking>),
    closedAt: instant("closedAt"),
    cancelledAt: instant("cancelledAt"),
    archivedAt: instant("archivedAt"),
    archiveLiftedAt: instant("archiveLiftedAt"),
  };
}

/**
 * Returns the booking after a move; one that needs no change is returned as it is. Throws the same failure as the
 * single move.
 */
export function moved(booking: Booking, move: BulkMove, now: Date, today: CalendarDate): Booking {
  switch (move.kind) {
    case "close":
      return closed(booking, move.reason, now);
    case "archive":
      return archived(booking, now);
    case "unarchive":
      return unarchived(booking, now);
    case "due-date":
      return booking.dueOverride === move.dueOn
        ? booking
        : { ...booking, dueOn: move.dueOn, dueOverride: move.dueOn };
    case "payment":
      return paid(booking, move.receivedOn, today);
  }
}

function paid(booking: Booking, receivedOn: CalendarDate, today: CalendarDate): Booking {
  if (receivedOn > today) throw new Failure("INVALID_INPUT", "The date received can't be in the future");
  const minor = outstandingMinor(factsOf(booking));
  return minor > 0 ? withReceived(booking, withPayment(booking, { minor, receivedOn })) : booking;
}
