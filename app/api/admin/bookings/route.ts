import { endpoint } from "@/lib/delivery/endpoint";
import { adminBookingQuery } from "@/lib/ledger/bookings/administration/admin-booking.model";
import { findAdminBookings } from "@/lib/ledger/bookings/administration/admin-bookings";

export const GET = endpoint({ access: "admin", query: adminBookingQuery }, async ({ ctx, query }) => ({
  data: await findAdminBookings(ctx, query),
}));
