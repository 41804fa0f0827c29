import { endpoint } from "@/lib/delivery/endpoint";
import { bookingDraft, bookingJson } from "@/lib/ledger/bookings/booking.model";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import { bookingListQuery } from "@/lib/ledger/bookings/list/booking-list.model";
import { listBookings } from "@/lib/ledger/bookings/list/list-bookings";

export const GET = endpoint({ keys: "read", query: bookingListQuery }, async ({ ctx, query }) => {
  const { data, count } = await listBookings(ctx, query);
  return { data: data.map(bookingJson), count };
});

export const POST = endpoint({ keys: "write", body: bookingDraft, once: true }, async ({ ctx, body }) =>
  bookingJson(await createBooking(ctx, body, { source: "api" })),
);
