import "server-only";
import { readShares } from "@/lib/payouts/shares/shares";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { type Booking, numberKey } from "./booking.model";
import { selectBooking, selectBookings, selectBookingsByNumbers } from "./booking.sql";
import { type BookingDetails, bookingDetails } from "./booking-details.model";
import { selectHistory, selectLinkedEmails } from "./booking-details.sql";
import { selectAliases } from "./booking-write.sql";
import { selectPayments } from "./payments/payment.sql";

/** Reads one booking of the agent. Throws NOT_FOUND for another agent's, a deleted and an unknown booking alike. */
export function readBooking(ctx: Context, id: string): Promise<Booking> {
  return inReadTransaction(ctx, async (tx) => {
    const booking = await selectBooking(tx, ownerOf(tx), id);
    if (!booking) throw new Failure("NOT_FOUND");
    return booking;
  });
}

/** Reads a booking with its payments, emails and history. Throws NOT_FOUND like `readBooking`. */
export function readBookingDetails(ctx: Context | Tx, id: string): Promise<BookingDetails> {
  return inReadTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const booking = await selectBooking(tx, owner, id);
    if (!booking) throw new Failure("NOT_FOUND");
    const [payments, shares, aliases, emails, history] = await Promise.all([
      selectPayments(tx, owner, id),
      readShares(tx, id),
      selectAliases(tx, owner, id),
      selectLinkedEmails(tx, owner, booking),
      selectHistory(tx, owner, booking),
    ]);
    const today = dayIn(tx.now, timeZoneOf(tx));
    return bookingDetails(booking, { payments, shares, aliases, emails, history, today });
  });
}

type Find = (what: string) => Booking | undefined;

/**
 * Finds the agent's bookings with these confirmation numbers, at any supplier; the oldest if several have the same
 * number.
 */
export async function findBookingsByNumbers(tx: Tx, numbers: readonly string[]): Promise<Find> {
  const found = await selectBookingsByNumbers(tx, ownerOf(tx), numbers.map(numberKey));
  return (number) => found.get(numberKey(number));
}

/** Finds the agent's bookings with these ids, without deleted ones. */
export async function findBookingsByIds(tx: Tx, ids: readonly string[]): Promise<Find> {
  const found = await selectBookings(tx, ownerOf(tx), ids);
  return (id) => found.find((booking) => booking.id === id);
}
