"use client";

import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { bothClocks, writtenDay, writtenInstant } from "@/lib/platform/base/dates/written-date";
import { useMounted } from "../lazy/use-mounted";
import { useDatePreferences } from "./date-preferences";

/** A calendar day in the user's format; a dash for `null`. */
export function DayText({ value }: { readonly value: CalendarDate | null }) {
  const { dateFormat } = useDatePreferences();
  if (value === null) return <span>–</span>;
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {writtenDay(value, dateFormat)}
    </time>
  );
}

/**
 * An instant (ISO text or Date) in the user's format and time zone, with local time and UTC in its tooltip. For users
 * without a set time zone, the server renders UTC and the browser then its own zone.
 */
export function InstantText({ value }: { readonly value: string | Date }) {
  const { dateFormat, timeZone } = useDatePreferences();
  const mounted = useMounted();
  const instant = new Date(value);
  const zone = timeZone ?? (mounted ? Intl.DateTimeFormat().resolvedOptions().timeZone : "UTC");
  const written = writtenInstant(instant, dateFormat, zone);
  return (
    <time
      dateTime={instant.toISOString()}
      data-tooltip={bothClocks(instant, dateFormat, zone, written)}
      className="relative z-10 whitespace-nowrap"
    >
      {written}
    </time>
  );
}
