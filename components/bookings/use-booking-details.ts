"use client";

import { useCallback, useEffect, useState } from "react";
import { type ApiFailure, failureOf } from "@/lib/api-client/api-failure";
import { fetchJson } from "@/lib/api-client/fetch-json";
import type { BookingDetails } from "@/lib/bookings/booking-details.model";

type State = { readonly details: BookingDetails | null; readonly failure: ApiFailure | null };

/** A booking with all that its dialog shows; `reload` answers it afresh and shows it. */
export function useBookingDetails(id: string) {
  const [state, setState] = useState<State>({ details: null, failure: null });
  const reload = useCallback(async (): Promise<BookingDetails | null> => {
    try {
      const details = await fetchBookingDetails(id);
      setState({ details, failure: null });
      return details;
    } catch (error) {
      setState((present) => ({ ...present, failure: failureOf(error) }));
      return null;
    }
  }, [id]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { ...state, reload };
}

export function fetchBookingDetails(id: string): Promise<BookingDetails> {
  return fetchJson<BookingDetails>(`/bookings/${encodeURIComponent(id)}/details`);
}
