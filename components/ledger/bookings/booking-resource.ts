import type { BookingDetails } from "@/lib/ledger/bookings/booking-details.model";
import type { BookingRow } from "@/lib/ledger/bookings/list/booking-row.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { prefetch, queryClient, type Resource, setResource } from "@/lib/platform/api-client/resource";

/** A booking with all that its dialog shows. */
export function bookingDetails(id: string): Resource<BookingDetails> {
  return {
    key: ["booking", id],
    ask: (signal) => fetchJson<BookingDetails>(`/bookings/${encodeURIComponent(id)}/details`, { signal }),
  };
}

/** Asks for a booking that has changed, so that its figures come with the message that tells of it; where that fails, the page asks later. */
export async function freshenBooking(id: string): Promise<void> {
  const shown = bookingDetails(id);
  const known = await shown.ask().catch(() => null);
  if (known) setResource(shown, () => known);
}

/** Asks for a booking while its row is pressed, and keeps what the row says until the answer is there. */
export function prefetchBooking(row: BookingRow): void {
  queryClient().setQueryData(["booking-row", row.id], row);
  prefetch(bookingDetails(row.id));
}

/** What the row said that was pressed. */
export function pressedBooking(id: string): BookingRow | undefined {
  return queryClient().getQueryData<BookingRow>(["booking-row", id]);
}
