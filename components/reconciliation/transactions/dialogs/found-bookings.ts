import { type AdminBooking, plainNumber } from "@/lib/ledger/bookings/administration/admin-booking.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import type { Resource } from "@/lib/platform/api-client/resource";

export type FoundBooking = AdminBooking;

/** Returns the bookings of all agents with exactly this number, ignoring separators. */
export async function bookingsNumbered(number: string): Promise<readonly FoundBooking[]> {
  const query = { search: number };
  const { data } = await fetchJson<{ data: readonly FoundBooking[] }>("/admin/bookings", { query });
  return data.filter(({ confirmationNumber }) => plainNumber(confirmationNumber) === plainNumber(number));
}

/** The bookings of all agents that match a search for a number. */
export function bookingsFound(search: string): Resource<readonly FoundBooking[]> {
  return {
    key: ["bookings-of-all", search],
    ask: async (signal) => {
      const query = { search };
      return (await fetchJson<{ data: readonly FoundBooking[] }>("/admin/bookings", { query, signal })).data;
    },
  };
}
