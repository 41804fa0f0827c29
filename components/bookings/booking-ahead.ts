import { askingAhead } from "@/components/shared/ahead";
import { fetchJson } from "@/lib/api-client/fetch-json";
import type { BookingDetails } from "@/lib/bookings/booking-details.model";
import type { BookingRow } from "@/lib/bookings/booking-row.model";

export const bookingAhead = askingAhead<BookingRow, BookingDetails>(fetchBookingDetails);

export function fetchBookingDetails(id: string): Promise<BookingDetails> {
  return fetchJson<BookingDetails>(`/bookings/${encodeURIComponent(id)}/details`);
}
