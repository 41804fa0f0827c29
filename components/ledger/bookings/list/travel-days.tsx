"use client";

import { useDatePreferences } from "@/components/shared/text/date-preferences";
import type { BookingRow } from "@/lib/ledger/bookings/list/booking-row.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { writtenDay } from "@/lib/platform/base/dates/written-date";

/**
 * The travel days, such as "02/17 – 02/25", in the user's date order. The year appears only on request, or if the
 * days are in different years.
 */
export function TravelDays({
  booking,
  showsYear = false,
}: {
  readonly booking: Pick<BookingRow, "travelStart" | "travelEnd">;
  readonly showsYear?: boolean;
}) {
  const { dateFormat } = useDatePreferences();
  const { travelStart, travelEnd } = booking;
  const whole = (day: CalendarDate) => writtenDay(day, dateFormat);
  const short = (day: CalendarDate) => whole(day).replace(/^\d{4}-|\/\d{4}$/, "");
  if (travelStart.slice(0, 4) !== travelEnd.slice(0, 4)) return `${whole(travelStart)} – ${whole(travelEnd)}`;
  if (showsYear) {
    return travelStart === travelEnd ? whole(travelStart) : `${short(travelStart)} – ${whole(travelEnd)}`;
  }
  return travelStart === travelEnd ? short(travelStart) : `${short(travelStart)} – ${short(travelEnd)}`;
}
