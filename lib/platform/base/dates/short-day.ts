import { memoize } from "../memoize";
import type { DateFormat } from "../settings/settings-choices";

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
