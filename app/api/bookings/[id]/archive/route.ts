import { idIn } from "@/lib/base/id";
import { bookingJson } from "@/lib/bookings/booking.model";
import { endpoint } from "@/lib/delivery/endpoint";
import { archiveBookingWithEmails } from "@/lib/emails/decisions/archive-booking-with-emails";

export const PATCH = endpoint({ keys: "write" }, async ({ ctx, params }) => {
  const { booking, relatedEmails } = await archiveBookingWithEmails(ctx, idIn(params));
  return { ...bookingJson(booking), relatedEmails };
});
