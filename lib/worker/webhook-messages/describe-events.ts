import "server-only";
import { changeSetJson } from "@/lib/accounts/activity/activity.model";
import type { Describe } from "@/lib/accounts/webhooks/deliver-webhooks";
import type { ClaimedDelivery } from "@/lib/accounts/webhooks/delivery.model";
import type { EmailSummary } from "@/lib/inbox/emails/email.model";
import { emailSummaryJson } from "@/lib/inbox/emails/email-json.model";
import { findEmailsByIds } from "@/lib/inbox/emails/read-emails";
import { type Booking, bookingJson } from "@/lib/ledger/bookings/booking.model";
import { findBookingsByIds } from "@/lib/ledger/bookings/read-booking";
import { type Payout, payoutJson } from "@/lib/payouts/statements/payout.model";
import { findPayoutsByIds } from "@/lib/payouts/statements/read-own-payouts";

/**
 * Returns the data of messages about a booking, an email or a payout, as the REST API returns it and as it is now; null
 * where it was deleted. Changes are described as in the activity feed.
 */
export const describeEvents: Describe = async (tx, deliveries) => {
  const [booking, email, payout] = await Promise.all([
    findBookingsByIds(tx, idsOf(deliveries.map(({ bookingId }) => bookingId))),
    findEmailsByIds(tx, idsOf(deliveries.map(({ emailId }) => emailId))),
    findPayoutsByIds(tx, idsOf(deliveries.map(({ payoutId }) => payoutId))),
  ]);
  return deliveries.map((delivery) => {
    const { bookingId, emailId, payoutId } = delivery;
    if (payoutId !== null) return aboutPayout(payoutId, payout(payoutId));
    if (emailId !== null) return aboutEmail(emailId, email(emailId));
    return bookingId === null ? {} : aboutBooking(delivery, bookingId, booking(bookingId));
  });
};

function aboutPayout(payoutId: string, payout: Payout | undefined) {
  return { payoutId, payout: payout ? payoutJson(payout) : null };
}

function aboutEmail(emailId: string, email: EmailSummary | undefined) {
  return { emailId, email: email ? emailSummaryJson(email) : null };
}

function aboutBooking(
  { event, changes }: Pick<ClaimedDelivery, "event" | "changes">,
  bookingId: string,
  booking: Booking | undefined,
) {
  const about = { bookingId, booking: booking ? bookingJson(booking) : null };
  if (event === "booking.created") return about;
  const json = changeSetJson(changes, booking?.commission.currency ?? null);
  return event === "payment.received" ? { ...about, payment: json } : { ...about, changes: json };
}

function idsOf(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
