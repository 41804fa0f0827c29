"use client";

import { useCallback, useEffect, useState } from "react";
import { type ApiFailure, failureOf } from "@/lib/api-client/api-failure";
import type { BookingDetails } from "@/lib/bookings/booking-details.model";
import { bookingAhead, fetchBookingDetails } from "./booking-ahead";

type State = { readonly details: BookingDetails | null; readonly failure: ApiFailure | null };

/** A booking with all that its dialog shows; `reload` answers it afresh and shows it. */
export function useBookingDetails(id: string) {
  const [state, setState] = useState<State>({ details: null, failure: null });
  const shown = useCallback(async (asked: Promise<BookingDetails>): Promise<BookingDetails | null> => {
    try {
      const details = await asked;
      setState({ details, failure: null });
      return details;
    } catch (error) {
      setState((present) => ({ ...present, failure: failureOf(error) }));
      return null;
    }
  }, []);
  const reload = useCallback(() => shown(fetchBookingDetails(id)), [id, shown]);
  useEffect(() => {
    void shown(bookingAhead.take(id));
  }, [id, shown]);
  return { ...state, reload };
}
