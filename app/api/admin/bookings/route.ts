import { endpoint } from "@/lib/delivery/endpoint";
import { anyBookingQuery } from "@/lib/ledger/bookings/administration/any-booking.model";
import { findAnyBookings } from "@/lib/ledger/bookings/administration/find-any-bookings";

export const GET = endpoint({ access: "admin", query: anyBookingQuery }, async ({ ctx, query }) => ({
  data: await findAnyBookings(ctx, query),
}));
