import { type Brand, brandOf, type Checked } from "../brand";
import { memoize } from "../memoize";

/** A calendar day, written YYYY-MM-DD. It has no time and no time zone, and sorts as text. */
export type CalendarDate = Brand<"CalendarDate">;

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;

/** Checks that a text is a real day; for schemas see `calendarDateSchema` in lib/platform/base/schemas.ts. */
export const calendarDate: Checked<CalendarDate> = brandOf<"CalendarDate">("a day as YYYY-MM-DD", isRealDay);

const DAY_MS = 86_400_000;
/** The calendar has years of four digits and no year 0, which the database doesn't have either. */
const FIRST = Date.parse("0001-01-01T00:00:00Z");
const LAST = Date.parse("9999-12-31T00:00:00Z");

/** Returns the day on which `instant` falls in an IANA time zone. */
export function dayIn(instant: Date, timeZone: string): CalendarDate {
  return calendarDate.parse(formatIn(timeZone).format(instant));
}

const formatIn = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }),
);

/**
 * Returns the day `days` later, or earlier if `days` is negative. A result outside the calendar becomes its first or
 * last day.
 */
export function plusDays(day: CalendarDate, days: number): CalendarDate {
  const instant = Math.min(Math.max(utcOf(day) + days * DAY_MS, FIRST), LAST);
  return calendarDate.parse(new Date(instant).toISOString().slice(0, 10));
}

/** Returns the first and the last day of the month that contains `day`. */
export function monthOf(day: CalendarDate): { readonly first: CalendarDate; readonly last: CalendarDate } {
  const first = calendarDate.parse(`${day.slice(0, 7)}-01`);
  const next = plusDays(first, 31);
  return { first, last: plusDays(next, -Number(next.slice(8))) };
}

/** Returns the whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS);
}

/** Whether a text is a real day written YYYY-MM-DD. */
export function isCalendarDate(text: unknown): text is CalendarDate {
  return calendarDate.safeParse(text).success;
}

function utcOf(day: CalendarDate): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** JavaScript rolls 31 June over to 1 July, so the day of the month stays the same only if it exists. */
function isRealDay(text: string): boolean {
  if (!WRITTEN.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return instant >= FIRST && new Date(instant).getUTCDate() === Number(text.slice(8));
}
