"use client";

import { writtenDay } from "@/components/shared/text/date.model";
import { useDatePreferences } from "@/components/shared/text/date-preferences";
import type { CalendarDate } from "@/lib/base/calendar-date";
import type { BookingRow } from "@/lib/bookings/list/booking-row.model";

/** "02/17 – 02/25", in the person's order and without the year. */
export function TravelDays({ booking }: { readonly booking: Pick<BookingRow, "travelStart" | "travelEnd"> }) {
  const { dateFormat } = useDatePreferences();
  const { travelStart, travelEnd } = booking;
  const short = (day: CalendarDate) => writtenDay(day, dateFormat).replace(/^\d{4}-|\/\d{4}$/, "");
  return travelStart === travelEnd ? short(travelStart) : `${short(travelStart)} – ${short(travelEnd)}`;
}
