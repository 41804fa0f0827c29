import { z } from "zod";
import { endpoint } from "@/lib/delivery/endpoint";
import { conversionAnswers } from "@/lib/inbox/emails/decisions/conversion.model";
import { convertEmail } from "@/lib/inbox/emails/decisions/convert-email";
import { bookingJson } from "@/lib/ledger/bookings/booking.model";
import { idIn } from "@/lib/platform/base/id";

const body = z.object(conversionAnswers).optional();

export const POST = endpoint({ keys: "write", body, once: true }, async ({ ctx, params, body: how }) => ({
  booking: bookingJson(await convertEmail(ctx, idIn(params), how)),
}));
