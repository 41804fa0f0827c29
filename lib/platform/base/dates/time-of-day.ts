import { memoize } from "../memoize";
import { type CalendarDate, dayIn, plusDays } from "./calendar-date";

const WEEK = 7;

/**
 * Returns the next time after `now` at which clocks in an IANA time zone show this full hour, on `weekday` if given (0
 * is Sunday).
 */
export function nextAt(now: Date, hour: number, timeZone: string, weekday?: number): Date {
  const today = dayIn(now, timeZone);
  for (let days = 0; days <= WEEK; days += 1) {
    const day = plusDays(today, days);
    const at = instantOf(day, hour, timeZone);
    if (at > now && (weekday === undefined || weekdayOf(day) === weekday)) return at;
  }
  throw new Error("A week has every day.");
}

/**
 * Returns the instant at which clocks in a time zone show a full hour on a day. An hour that the clocks skip becomes
 * the following one.
 */
export function instantOf(day: CalendarDate, hour: number, timeZone: string): Date {
  const shown = Date.parse(`${day}T${String(hour).padStart(2, "0")}:00:00Z`);
  // The offset is determined twice, because the first guess may lie on the other side of a clock change.
  const guess = shown - aheadOfUtc(shown, timeZone);
  return new Date(shown - aheadOfUtc(guess, timeZone));
}

function weekdayOf(day: CalendarDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Returns how many milliseconds a time zone is ahead of UTC at an instant. */
function aheadOfUtc(instant: number, timeZone: string): number {
  const parts = clockIn(timeZone).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return shown - Math.floor(instant / 1000) * 1000;
}

const clockIn = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    }),
);
