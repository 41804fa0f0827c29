import type { BookingRow } from "@/lib/ledger/bookings/list/booking-row.model";

/**
 * Fetches a booking when its row is pressed. The import keeps this code out of the list's first load; it belongs to
 * the dialog, whose code is preloaded anyway.
 */
export function prefetch(row: BookingRow): void {
  void import("./booking-resource").then(
    ({ prefetchBooking }) => prefetchBooking(row),
    () => undefined,
  );
}
