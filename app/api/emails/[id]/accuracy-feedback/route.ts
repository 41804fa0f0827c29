import { endpoint } from "@/lib/delivery/endpoint";
import { accuracyFeedback } from "@/lib/inbox/emails/decisions/feedback.model";
import { giveFeedback } from "@/lib/inbox/emails/decisions/give-feedback";
import { bookingJson } from "@/lib/ledger/bookings/booking.model";
import { idIn } from "@/lib/platform/base/id";

export const POST = endpoint(
  { keys: "write", body: accuracyFeedback, once: true },
  async ({ ctx, params, body }) => {
    const booking = await giveFeedback(ctx, idIn(params), body);
    return { success: true, booking: booking && bookingJson(booking) };
  },
);
