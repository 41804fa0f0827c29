import { bookingExportQuery, EXPORT_HEADER } from "@/lib/bookings/booking-export.model";
import { exportBookings } from "@/lib/bookings/export-bookings";
import { endpoint } from "@/lib/delivery/endpoint";
import { spreadsheet } from "@/lib/delivery/spreadsheet";

export const GET = endpoint({ query: bookingExportQuery }, ({ ctx, query }) =>
  Promise.resolve(spreadsheet(query.format, "bookings", EXPORT_HEADER, exportBookings(ctx, query))),
);
