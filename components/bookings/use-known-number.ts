"use client";

import { useEffect, useState } from "react";
import { fetchJson } from "@/lib/api-client/fetch-json";
import { numberKey } from "@/lib/bookings/booking.model";

export type KnownBooking = {
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
  const [known, setKnown] = useState<{ key: string; booking: KnownBooking | null }>({
    key: "",
    booking: null,
  });
  useEffect(() => {
    if (key === "") return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchJson<Found>("/bookings", {
        query: { search: key.slice(0, 200), limit: 5 },
        signal: abort.signal,
      }).then(
        ({ data }) => {
          const one = data.find((booking) => numberKey(booking.confirmationNumber) === key);
          setKnown({ key, booking: one ? { ...one, supplierName: one.supplier?.name ?? null } : null });
        },
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key]);
  return known.key === key ? known.booking : null;
}
