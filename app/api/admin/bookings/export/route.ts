import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import {
  ANY_BOOKINGS_HEADER,
  adminBookingExport,
} from "@/lib/ledger/bookings/administration/admin-booking-list.model";
import { exportAdminBookings } from "@/lib/ledger/bookings/administration/list-admin-bookings";
import { adminOnly } from "@/lib/platform/context/context";

export const GET = endpoint(
  { access: "admin", query: adminBookingExport },
  async ({ ctx, query: { format, ...filter } }) => {
    // An answer that has begun can't refuse any more.
    adminOnly(ctx);
    return spreadsheet(format, "bookings", ANY_BOOKINGS_HEADER, exportAdminBookings(ctx, filter));
  },
);
