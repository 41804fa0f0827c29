"use client";

import { useSettled } from "@/components/shared/lazy/use-settled";
import { numberKey } from "@/lib/ledger/bookings/booking.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { type Resource, useResource } from "@/lib/platform/api-client/resource";

type KnownBooking = {
  readonly id: string;
  readonly confirmationNumber: string;
  readonly clientName: string | null;
  readonly supplierName: string | null;
};

type Found = {
  readonly data: readonly {
    readonly id: string;
    readonly confirmationNumber: string;
    readonly clientName: string | null;
    readonly supplier: { readonly name: string } | null;
  }[];
};

const DEBOUNCE_MS = 400;

/** The booking that has this number already, looked up while it is typed; null where there is none or nobody could say. */
export function useKnownNumber(typed: string): KnownBooking | null {
  const key = numberKey(typed);
  const settled = useSettled(key, DEBOUNCE_MS);
  const { data } = useResource(bookingsOf(settled), { enabled: settled !== "" && settled === key });
  const one = data?.data.find((booking) => numberKey(booking.confirmationNumber) === key);
  return one ? { ...one, supplierName: one.supplier?.name ?? null } : null;
}

function bookingsOf(number: string): Resource<Found> {
  const query = { search: number.slice(0, 200), limit: 5 };
  return {
    key: ["bookings", query],
    ask: (signal) => fetchJson<Found>("/bookings", { query, signal }),
  };
}
