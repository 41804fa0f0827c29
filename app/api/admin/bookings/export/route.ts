import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { adminBookingExport } from "@/lib/ledger/bookings/administration/admin-booking-list.model";
import { exportAdminBookings } from "@/lib/ledger/bookings/administration/admin-bookings";

export const GET = endpoint(
  { access: "admin", query: adminBookingExport },
  async ({ ctx, query: { format, ...filter } }) =>
    spreadsheet(format, "bookings", exportAdminBookings(ctx, filter)),
);
