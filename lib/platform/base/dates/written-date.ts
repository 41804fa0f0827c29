import { memoize } from "../memoize";
import type { DateFormat } from "../settings/settings-choices";
import type { CalendarDate } from "./calendar-date";

/** How a person wants dates to be written. `timeZone` is an IANA name, or null for the browser's time zone. */
export type DatePreferences = { readonly dateFormat: DateFormat; readonly timeZone: string | null };

export const DEFAULT_DATE_PREFERENCES: DatePreferences = { dateFormat: "mm/dd/yyyy", timeZone: null };

/** Writes a calendar day in the person's format; no time or time zone is involved. */
export function writtenDay(day: CalendarDate, format: DateFormat): string {
  const [year = "", month = "", date = ""] = day.split("-");
  if (format === "yyyy-mm-dd") return day;
  return format === "dd/mm/yyyy" ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
}

/** Writes the day and minute of an instant in an IANA time zone. */
export function writtenInstant(instant: Date, format: DateFormat, timeZone: string): string {
  const [day = "", clock = ""] = (
    timeZone === "UTC" ? instant.toISOString() : isoIn(instant, timeZone)
  ).split("T");
  return `${writtenDay(day as CalendarDate, format)} ${clock.slice(0, 5)}`;
}

/** Returns the tooltip of an instant: the local time (`written`) with its time zone, then UTC. */
export function bothClocks(
  instant: Date,
  format: DateFormat,
  timeZone: string,
  written = writtenInstant(instant, format, timeZone),
): string {
  const utc = `${writtenInstant(instant, format, "UTC")} UTC`;
  if (timeZone === "UTC") return utc;
  const zone = zoneFormat(timeZone)
    .formatToParts(instant)
    .find((part) => part.type === "timeZoneName")?.value;
  return `${written} ${zone ?? timeZone} · ${utc}`;
}

/** Uses the Swedish locale, which writes the ISO form with a blank between date and time. */
function isoIn(instant: Date, timeZone: string): string {
  return minuteFormat(timeZone).format(instant).replace(" ", "T");
}

const zoneFormat = memoize(
  (timeZone) => new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" }),
);

const minuteFormat = memoize(
  (timeZone) => new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }),
);
