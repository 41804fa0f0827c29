import { z } from "zod";
import { idIn } from "@/lib/base/id";
import { bookingJson } from "@/lib/bookings/booking.model";
import { endpoint } from "@/lib/delivery/endpoint";
import { conversionAnswers } from "@/lib/emails/decisions/conversion.model";
import { convertEmail } from "@/lib/emails/decisions/convert-email";

const body = z.object(conversionAnswers).optional();

export const POST = endpoint({ keys: "write", body }, async ({ ctx, params, body: how }) => ({
  booking: bookingJson(await convertEmail(ctx, idIn(params), how)),
}));
