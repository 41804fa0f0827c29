"use server";

import { z } from "zod";
import { bookingJson } from "@/lib/bookings/booking.model";
import { action } from "@/lib/delivery/action";
import { convertEmail } from "@/lib/emails/convert-email";

const one = z.object({ id: z.uuid() });

export const convertEmailAction = action(one, async (ctx, { id }) =>
  bookingJson(await convertEmail(ctx, id)),
);
