import "server-only";
import { readShares } from "@/lib/payouts/shares/read-shares";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { selectBooking } from "./booking.sql";
import { type BookingDetails, bookingDetails } from "./booking-details.model";
import { selectHistory, selectLinkedEmails } from "./booking-details.sql";
import { selectAliases } from "./booking-write.sql";
import { selectPayments } from "./payments/payment.sql";

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
