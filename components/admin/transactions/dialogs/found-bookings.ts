import { fetchJson } from "@/lib/api-client/fetch-json";
import type { Resource } from "@/lib/api-client/resource";
import type { AnyBooking } from "@/lib/bookings/administration/any-booking.model";

export type FoundBooking = AnyBooking;

/** The bookings of all agents that a number finds. */
export function bookingsFound(search: string): Resource<readonly FoundBooking[]> {
  return {
    key: ["bookings-of-all", search],
    ask: async (signal) => {
      const query = { search };
      return (await fetchJson<{ data: readonly FoundBooking[] }>("/admin/bookings", { query, signal })).data;
    },
  };
}
