import { idIn } from "@/lib/base/id";
import { bookingJson } from "@/lib/bookings/booking.model";
import { endpoint } from "@/lib/delivery/endpoint";
import { convertEmail } from "@/lib/emails/decisions/convert-email";

export const POST = endpoint({ keys: "write" }, async ({ ctx, params }) => ({
  booking: bookingJson(await convertEmail(ctx, idIn(params))),
}));
