import { type CalendarDate, isCalendarDate } from "./calendar-date";
import { memoize } from "./memoize";
import type { DateFormat } from "./settings/settings-choices";

/** How a person wants dates: `timeZone` is an IANA name, or null for the browser's own. */
export type DatePreferences = { readonly dateFormat: DateFormat; readonly timeZone: string | null };

export const DEFAULT_DATE_PREFERENCES: DatePreferences = { dateFormat: "mm/dd/yyyy", timeZone: null };

/** A calendar day as the person writes it; no clock or zone is involved. */
export function writtenDay(day: CalendarDate, format: DateFormat): string {
  const [year = "", month = "", date = ""] = day.split("-");
  if (format === "yyyy-mm-dd") return day;
  return format === "dd/mm/yyyy" ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
}

/** Reads what somebody typed as a day: in their format (with /, - or . and with or without leading zeros) or as YYYY-MM-DD; null when it is no real day. */
export function readDay(text: string, format: DateFormat): CalendarDate | null {
  const parts = text.trim().split(/[-/.]/);
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return null;
  const [a = "", b = "", c = ""] = parts;
  const yearFirst = a.length === 4;
  const [year, month, day] = yearFirst ? [a, b, c] : format === "dd/mm/yyyy" ? [c, b, a] : [c, a, b];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(iso) ? iso : null;
}

/** The day and minute of an instant in an IANA time zone. */
export function writtenInstant(instant: Date, format: DateFormat, timeZone: string): string {
  const [day = "", clock = ""] = (
    timeZone === "UTC" ? instant.toISOString() : isoIn(instant, timeZone)
  ).split("T");
  return `${writtenDay(day as CalendarDate, format)} ${clock.slice(0, 5)}`;
}

/** The tooltip of an instant: the local time (`written`) with its zone, then UTC. */
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

function isoIn(instant: Date, timeZone: string): string {
  const parts = minuteFormat(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

/** The day of an instant as a word and a number, in the order of the person's format. */
export function shortDay(instant: Date, format: DateFormat, timeZone: string): string {
  return shortFormat(`${localeOf(format)} ${timeZone}`).format(instant);
}

/** In which people of a format name a month and its day. */
export function localeOf(format: DateFormat): string {
  return format === "dd/mm/yyyy" ? "en-GB" : "en-US";
}

const shortFormat = memoize((key) => {
  const [locale, timeZone = "UTC"] = key.split(" ");
  return new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone });
});

const zoneFormat = memoize(
  (timeZone) => new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" }),
);

const minuteFormat = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
);
