import { endpoint } from "@/lib/delivery/endpoint";
import { adminBookingQuery } from "@/lib/ledger/bookings/administration/admin-booking.model";
import { findAnyBookings } from "@/lib/ledger/bookings/administration/find-any-bookings";

export const GET = endpoint({ access: "admin", query: adminBookingQuery }, async ({ ctx, query }) => ({
  data: await findAnyBookings(ctx, query),
}));
