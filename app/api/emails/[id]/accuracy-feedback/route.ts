import { idIn } from "@/lib/base/id";
import { bookingJson } from "@/lib/bookings/booking.model";
import { endpoint } from "@/lib/delivery/endpoint";
import { accuracyFeedback } from "@/lib/emails/decisions/feedback.model";
import { giveFeedback } from "@/lib/emails/decisions/give-feedback";

export const POST = endpoint({ keys: "write", body: accuracyFeedback }, async ({ ctx, params, body }) => {
  const booking = await giveFeedback(ctx, idIn(params), body);
  return { success: true, booking: booking && bookingJson(booking) };
});
