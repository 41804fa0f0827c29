"use client";

import { useMounted } from "@/components/shared/lazy/use-mounted";
import { bothClocks } from "@/components/shared/text/date.model";
import { useDatePreferences } from "@/components/shared/text/date-preferences";
import { remembered } from "@/lib/base/remembered";

/** When a mail came, short: the time today, the day this year, else the full date. On the server and in the first paint the day in UTC. */
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
      {written(instant, zone, mounted ? new Date() : null)}
    </time>
  );
}

function written(instant: Date, timeZone: string, now: Date | null): string {
  const day = (date: Date, options: Intl.DateTimeFormatOptions) =>
    formatOf(JSON.stringify({ timeZone, ...options })).format(date);
  const full: Intl.DateTimeFormatOptions = { year: "numeric", month: "short", day: "numeric" };
  if (now && day(now, full) === day(instant, full)) {
    return day(instant, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  }
  if (now && day(now, { year: "numeric" }) !== day(instant, { year: "numeric" })) return day(instant, full);
  return day(instant, { month: "short", day: "numeric" });
}

const formatOf = remembered((options) => new Intl.DateTimeFormat("en-US", JSON.parse(options)));
