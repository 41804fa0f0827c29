import { z } from "zod";
import { idIn } from "@/lib/base/id";
import { bookingJson } from "@/lib/bookings/booking.model";
import { closeBooking } from "@/lib/bookings/moves/close-booking";
import { closeReason } from "@/lib/bookings/moves/close-reason.model";
import { endpoint } from "@/lib/delivery/endpoint";

const body = z.object({ reason: closeReason.optional() }).default({});

export const PATCH = endpoint({ keys: "write", body }, async ({ ctx, params, body: { reason } }) =>
  bookingJson(await closeBooking(ctx, idIn(params), reason)),
);
