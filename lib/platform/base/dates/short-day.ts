import { memoize } from "../memoize";
import type { DateFormat } from "../settings/settings-choices";

/** Writes the day of an instant as a short month name and a number, in the order of the person's date format. */
export function shortDay(instant: Date, format: DateFormat, timeZone: string): string {
  return shortFormat(`${localeOf(format)} ${timeZone}`).format(instant);
}

/** Returns the locale whose people write the month and the day in the order of this format. */
export function localeOf(format: DateFormat): string {
  return format === "dd/mm/yyyy" ? "en-GB" : "en-US";
}

const shortFormat = memoize((key) => {
  const [locale, timeZone = "UTC"] = key.split(" ");
  return new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone });
});
