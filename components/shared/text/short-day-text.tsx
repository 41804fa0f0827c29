"use client";

import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { shortDay } from "@/lib/platform/base/dates/short-day";
import { useDatePreferences } from "./date-preferences";

/** A calendar day without its year, for narrow places. */
export function ShortDayText({ value }: { readonly value: CalendarDate }) {
  const { dateFormat } = useDatePreferences();
  return <time dateTime={value}>{shortDay(new Date(`${value}T00:00:00Z`), dateFormat, "UTC")}</time>;
}
