import { WithHeaders } from "@/lib/delivery/answer";
import { endpoint } from "@/lib/delivery/endpoint";
import { type Booking, bookingJson } from "@/lib/ledger/bookings/booking.model";
import { bookingChange, etagOf, versionOf } from "@/lib/ledger/bookings/booking-change.model";
import { deleteBooking } from "@/lib/ledger/bookings/moves/delete-booking";
import { readBooking } from "@/lib/ledger/bookings/read-booking";
import { updateBooking } from "@/lib/ledger/bookings/update-booking";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ keys: "read" }, async ({ ctx, params }) =>
  tagged(await readBooking(ctx, idIn(params))),
);

export const PATCH = endpoint(
  {
    keys: "write",
    body: bookingChange,
    read: async (ctx, params) => bookingJson(await readBooking(ctx, idIn(params))),
  },
  async ({ ctx, params, body, request }) => {
    const version = versionOf(request.headers.get("if-match"));
    return tagged(await updateBooking(ctx, { id: idIn(params), version }, body));
  },
);

export const DELETE = endpoint({ keys: "write" }, ({ ctx, params }) => deleteBooking(ctx, idIn(params)));

function tagged(booking: Booking) {
  return new WithHeaders(bookingJson(booking), { etag: etagOf(booking) });
}
