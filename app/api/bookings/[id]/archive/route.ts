import { endpoint } from "@/lib/delivery/endpoint";
import { archiveBookingWithEmails } from "@/lib/inbox/emails/decisions/bookings-with-emails";
import { bookingJson } from "@/lib/ledger/bookings/booking.model";
import { idIn } from "@/lib/platform/base/id";

export const PATCH = endpoint({ keys: "write" }, async ({ ctx, params }) => {
  const { booking, relatedEmails } = await archiveBookingWithEmails(ctx, idIn(params));
  return { ...bookingJson(booking), relatedEmails };
});
