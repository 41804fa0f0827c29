import { memoize } from "../memoize";
import type { DateFormat } from "../settings/settings-choices";
import type { CalendarDate } from "./calendar-date";
import { localeOf } from "./short-day";
import { DEFAULT_DATE_PREFERENCES } from "./written-date";

/**
 * Writes a day with the name of its month, for sentences and letters in which nobody may mistake the month for the day:
 * "March 1, 2026", "1 March 2026". Omit `format` where the reader is unknown.
 */
export function dayInWords(
  day: CalendarDate,
  format: DateFormat = DEFAULT_DATE_PREFERENCES.dateFormat,
): string {
  return dayFormat(localeOf(format)).format(new Date(`${day}T00:00:00Z`));
}

/** Writes a month as "March 2026" or "Mar 2026". `month` may also be any day in it. */
export function monthInWords(month: string, length: "long" | "short" = "long"): string {
  return monthFormat(length).format(new Date(`${month.slice(0, 7)}-15T00:00:00Z`));
}

const dayFormat = memoize(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
);
const monthFormat = memoize(
  (length) =>
    new Intl.DateTimeFormat("en-US", {
      month: length as "long" | "short",
      year: "numeric",
      timeZone: "UTC",
    }),
);
