import { anyBookingQuery } from "@/lib/bookings/administration/any-booking.model";
import { findAnyBookings } from "@/lib/bookings/administration/find-any-bookings";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ access: "admin", query: anyBookingQuery }, async ({ ctx, query }) => ({
  data: await findAnyBookings(ctx, query),
}));
