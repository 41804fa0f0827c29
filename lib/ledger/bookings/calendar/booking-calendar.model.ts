import {
  type CalendarDate,
  calendarDate,
  daysBetween,
  monthOf,
  plusDays,
} from "@/lib/platform/base/dates/calendar-date";
import type { BookingRow } from "../list/booking-row.model";

/**
 * A booking's bar within one week of the calendar: `column` from 0 (Sunday), `span` in days, `lane` from 0 at the top.
 */
export type Bar = {
  readonly booking: BookingRow;
  readonly column: number;
  readonly span: number;
  readonly lane: number;
  readonly continues: boolean;
};

/** A week of the calendar; `hidden` is the number of bookings for which no lane was free. */
export type Week = {
  readonly days: readonly CalendarDate[];
  readonly bars: readonly Bar[];
  readonly hidden: number;
};

const LANES = 5;
const WEEK = 7;

/** Returns the month that is `months` later, or earlier if the number is negative. */
export function monthPlus(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const index = year * 12 + number - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** Returns the first and last day of the whole weeks that show a month. */
export function monthSpan(month: string): { readonly from: CalendarDate; readonly to: CalendarDate } {
  const { first, last } = monthOf(calendarDate.parse(`${month}-01`));
  return { from: plusDays(first, -weekdayOf(first)), to: plusDays(last, WEEK - 1 - weekdayOf(last)) };
}

/** Returns the month's weeks with the bookings that travel in them, each in the first free lane. */
export function weeksOf(month: string, bookings: readonly BookingRow[]): readonly Week[] {
  const { from, to } = monthSpan(month);
  const count = (daysBetween(from, to) + 1) / WEEK;
  return Array.from({ length: count }, (_, index) => weekOf(plusDays(from, index * WEEK), bookings));
}

function weekOf(first: CalendarDate, bookings: readonly BookingRow[]): Week {
  const days = Array.from({ length: WEEK }, (_, index) => plusDays(first, index));
  const last = plusDays(first, WEEK - 1);
  const freeFrom = new Array<number>(LANES).fill(0);
  const bars: Bar[] = [];
  let hidden = 0;
  for (const booking of bookings) {
    if (booking.travelStart > last || booking.travelEnd < first) continue;
    const column = Math.max(0, daysBetween(first, booking.travelStart));
    const end = Math.min(WEEK - 1, daysBetween(first, booking.travelEnd));
    const lane = freeFrom.findIndex((free) => free <= column);
    if (lane === -1) {
      hidden += 1;
      continue;
    }
    freeFrom[lane] = end + 1;
    bars.push({ booking, column, span: end - column + 1, lane, continues: booking.travelEnd > last });
  }
  return { days, bars, hidden };
}

function weekdayOf(day: CalendarDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
