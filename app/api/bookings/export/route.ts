import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { bookingExportQuery, EXPORT_HEADER } from "@/lib/ledger/bookings/list/booking-export.model";
import { exportBookings } from "@/lib/ledger/bookings/list/export-bookings";

export const GET = endpoint({ keys: "read", query: bookingExportQuery }, ({ ctx, query }) =>
  Promise.resolve(spreadsheet(query.format, "bookings", EXPORT_HEADER, exportBookings(ctx, query))),
);
