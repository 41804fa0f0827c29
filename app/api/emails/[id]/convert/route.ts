import { z } from "zod";
import { idIn } from "@/lib/base/id";
import { bookingJson } from "@/lib/bookings/booking.model";
import { endpoint } from "@/lib/delivery/endpoint";
import { convertEmail } from "@/lib/emails/decisions/convert-email";

const body = z
  .object({
    commission: z.number("commission must be a number").optional(),
    isBooked: z.boolean({ error: "isBooked must be true or false" }).optional(),
  })
  .optional();

export const POST = endpoint({ keys: "write", body }, async ({ ctx, params, body: how }) => ({
  booking: bookingJson(await convertEmail(ctx, idIn(params), how)),
}));
