import { memoize } from "../memoize";
import { type CalendarDate, dayIn, plusDays } from "./calendar-date";

const WEEK = 7;

/** The next time after `now` at which clocks of an IANA zone show a full hour; `weekday` (0 is Sunday) makes it that day's. */
export function nextAt(now: Date, hour: number, timeZone: string, weekday?: number): Date {
  const today = dayIn(now, timeZone);
  for (let days = 0; days <= WEEK; days += 1) {
    const day = plusDays(today, days);
    const at = instantOf(day, hour, timeZone);
    if (at > now && (weekday === undefined || weekdayOf(day) === weekday)) return at;
  }
  throw new Error("A week has every day.");
}

/** When clocks of a zone show a full hour on a day. An hour that they skip is the one after. */
export function instantOf(day: CalendarDate, hour: number, timeZone: string): Date {
  const shown = Date.parse(`${day}T${String(hour).padStart(2, "0")}:00:00Z`);
  // Asked twice: the first guess may lie on the other side of a change of the clocks.
  const guess = shown - aheadOfUtc(shown, timeZone);
  return new Date(shown - aheadOfUtc(guess, timeZone));
}

function weekdayOf(day: CalendarDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** By how many milliseconds a zone's clocks are ahead of UTC at an instant. */
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
