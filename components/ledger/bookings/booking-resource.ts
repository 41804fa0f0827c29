import type { BookingDetails } from "@/lib/ledger/bookings/booking-details.model";
import type { BookingRow } from "@/lib/ledger/bookings/list/booking-row.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { prefetch, queryClient, type Resource, setResource } from "@/lib/platform/api-client/resource";

/** The resource with all data of a booking's dialog. */
export function bookingDetails(id: string): Resource<BookingDetails> {
  return {
    key: ["booking", id],
    ask: (signal) => fetchJson<BookingDetails>(`/bookings/${encodeURIComponent(id)}/details`, { signal }),
  };
}

/**
 * Fetches a changed booking, so that its new figures appear together with the message about the change. If that
 * fails, the page's next refresh brings them.
 */
export async function freshenBooking(id: string): Promise<void> {
  const shown = bookingDetails(id);
  const known = await shown.ask().catch(() => null);
  if (known) setResource(shown, () => known);
}

/** Fetches a booking when its row is pressed, and caches the row's data for display until the response arrives. */
export function prefetchBooking(row: BookingRow): void {
  queryClient().setQueryData(["booking-row", row.id], row);
  prefetch(bookingDetails(row.id));
}

/** Returns the data of the row that was pressed. */
export function pressedBooking(id: string): BookingRow | undefined {
  return queryClient().getQueryData<BookingRow>(["booking-row", id]);
}
