import "server-only";
import { readShares } from "@/lib/payouts/shares/read-shares";
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

/** One booking of the agent; somebody else's, a deleted and an unknown one are NOT_FOUND alike. */
export function readBooking(ctx: Context, id: string): Promise<Booking> {
  return inReadTransaction(ctx, async (tx) => {
    const booking = await selectBooking(tx, ownerOf(tx), id);
    if (!booking) throw new Failure("NOT_FOUND");
    return booking;
  });
}

/** A booking with its payments, e-mails and history; NOT_FOUND like `readBooking`. */
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

/** The agent's bookings of these confirmation numbers, at whichever supplier; the oldest where one number has several. */
export async function findBookingsByNumbers(tx: Tx, numbers: readonly string[]): Promise<Find> {
  const found = await selectBookingsByNumbers(tx, ownerOf(tx), numbers.map(numberKey));
  return (number) => found.get(numberKey(number));
}

/** The agent's bookings of these ids; deleted ones are not among them. */
export async function findBookingsByIds(tx: Tx, ids: readonly string[]): Promise<Find> {
  const found = await selectBookings(tx, ownerOf(tx), ids);
  return (id) => found.find((booking) => booking.id === id);
}
