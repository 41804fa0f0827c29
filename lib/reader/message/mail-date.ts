import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";

const MONTHS = "janfebmaraprmayjunjulaugsepoctnovdec";
const WRITTEN = /\b(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{4})\b/i;
const ISO = /^\s*(\d{4}-\d{2}-\d{2})(?:\D|$)/;
/** Matches a date with a time zone. RFC 5322 requires one after the time, but some programs omit it. */
const ZONED = /:\d\d.*(?:[+-]\d\d|UT|GMT|[ECMP][SD]T|\dZ)|^[\d-]+$/;
const TWO_DAYS_MS = 2 * 86_400_000;

/**
 * Returns the instant of a Date header as an ISO text. A time without a zone counts as UTC, wherever this runs. Returns
 * null for a text that is no date, a date that doesn't exist (31 February), or one that a database can't hold (the year
 * 10000).
 */
export function instantOf(header: string): string | null {
  const time = Date.parse(ZONED.test(header) ? header : `${header.replace(/(\d)T(\d)/, "$1 $2")} UTC`);
  if (Number.isNaN(time)) return null;
  const instant = new Date(time).toISOString();
  return isCalendarDate(instant.slice(0, 10)) && isMeant(header, time) ? instant : null;
}

/**
 * Whether the parsed time is the printed day. `Date.parse` moves days that don't exist into the next month and misreads
 * short years.
 */
function isMeant(header: string, time: number): boolean {
  const day = printedDay(header);
  return !day || (isCalendarDate(day) && Math.abs(Date.parse(`${day}T00:00:00Z`) - time) <= TWO_DAYS_MS);
}

function printedDay(header: string): string | undefined {
  const [, day = "", month = "", year = ""] = WRITTEN.exec(header) ?? [];
  const at = MONTHS.indexOf(month.toLowerCase());
  if (month !== "" && at >= 0)
    return `${year}-${String(at / 3 + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return ISO.exec(header)?.[1];
}
