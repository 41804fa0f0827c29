"use client";

import { useMounted } from "@/components/shared/lazy/use-mounted";
import { useDatePreferences } from "@/components/shared/text/date-preferences";
import { shortDay } from "@/lib/platform/base/dates/short-day";
import { bothClocks, writtenInstant } from "@/lib/platform/base/dates/written-date";
import type { DateFormat } from "@/lib/platform/base/settings/settings-choices";

/**
 * The arrival time of an email in short form: the time for today, the day for this year, otherwise the full date, in
 * the user's format. The server and the first paint show the day in UTC.
 */
export function ListDate({ value }: { readonly value: string }) {
  const { dateFormat, timeZone } = useDatePreferences();
  const mounted = useMounted();
  const zone = timeZone ?? (mounted ? Intl.DateTimeFormat().resolvedOptions().timeZone : "UTC");
  const instant = new Date(value);
  return (
    <time
      dateTime={value}
      data-tooltip={bothClocks(instant, dateFormat, zone)}
      className="shrink-0 text-muted-foreground text-xs group-aria-[current=true]:text-accent-foreground"
    >
      {written(instant, { dateFormat, zone, now: mounted ? new Date() : null })}
    </time>
  );
}

type Said = { readonly dateFormat: DateFormat; readonly zone: string; readonly now: Date | null };

function written(instant: Date, { dateFormat, zone, now }: Said): string {
  const [day = "", clock = ""] = writtenInstant(instant, dateFormat, zone).split(" ");
  const [today = ""] = now ? writtenInstant(now, dateFormat, zone).split(" ") : [];
  if (day === today) return clock;
  const isThisYear = now === null || yearOf(instant, zone) === yearOf(now, zone);
  return isThisYear ? shortDay(instant, dateFormat, zone) : day;
}

function yearOf(instant: Date, zone: string): string {
  return writtenInstant(instant, "yyyy-mm-dd", zone).slice(0, 4);
}
