import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { bookingExportQuery } from "@/lib/ledger/bookings/list/booking-export.model";
import { exportBookings } from "@/lib/ledger/bookings/list/export-bookings";

export const GET = endpoint({ keys: "read", query: bookingExportQuery }, async ({ ctx, query }) =>
  spreadsheet(query.format, "bookings", exportBookings(ctx, query)),
);
