import type { BookingRow } from "@/lib/ledger/bookings/list/booking-row.model";

/** Asks for a booking while its row is pressed. The code is the dialog's, which is fetched ahead anyway: a list's first load goes without it. */
export function prefetch(row: BookingRow): void {
  void import("./booking-resource").then(
    ({ prefetchBooking }) => prefetchBooking(row),
    () => undefined,
  );
}
