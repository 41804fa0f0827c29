import { bookingExportQuery, EXPORT_HEADER } from "@/lib/bookings/list/booking-export.model";
import { exportBookings } from "@/lib/bookings/list/export-bookings";
import { endpoint } from "@/lib/delivery/endpoint";
import { spreadsheet } from "@/lib/delivery/spreadsheet";

export const GET = endpoint({ keys: "read", query: bookingExportQuery }, ({ ctx, query }) =>
  Promise.resolve(spreadsheet(query.format, "bookings", EXPORT_HEADER, exportBookings(ctx, query))),
);
