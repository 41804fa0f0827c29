import { z } from "zod";
import { endpoint } from "@/lib/delivery/endpoint";
import { bookingJson } from "@/lib/ledger/bookings/booking.model";
import { closeReason } from "@/lib/ledger/bookings/moves/close-reason.model";
import { closeBooking } from "@/lib/ledger/bookings/moves/move-booking";
import { idIn } from "@/lib/platform/base/id";

const body = z.object({ reason: closeReason.optional() }).default({});

export const PATCH = endpoint({ keys: "write", body }, async ({ ctx, params, body: { reason } }) =>
  bookingJson(await closeBooking(ctx, idIn(params), reason)),
);
