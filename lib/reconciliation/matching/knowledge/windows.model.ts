import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import type { Knowledge } from "./knowledge.model";

const DEVIATIONS = 3.2;
const NIGHTS = 21;
const AHEAD = { start: NIGHTS, end: 0, booked: 330 };
const PARTS_AHEAD = 140;
/** The days from the basis to the most likely end of travel. */
const LIKELIEST = { start: 7, end: 0, booked: 60 };
const PART = 0.85;
/**
 * Everything outstanding may be paid at once, regardless of when single bookings usually are, and so may a month of
 * which only the last bookings are due.
 */
const [LUMP_DAYS, MONTH_DAYS] = [70, 31];

/** Returns the period in which travel may have ended for which a family, or any, pays on a given day. */
export function windowOf(knowledge: Knowledge, family: string | null, on: CalendarDate) {
  const { basis, mean, deviation } = knowledge.lagOf(family);
  const [middle, reach] = [-Math.round(mean), Math.ceil(DEVIATIONS * deviation)];
  const paysInParts = knowledge.habits.shares.of(family).some((share) => share < PART);
  const ahead = AHEAD[basis] + (paysInParts ? PARTS_AHEAD : 0);
  return {
    from: plusDays(on, Math.min(middle - reach - MONTH_DAYS, -LUMP_DAYS)),
    likeliest: plusDays(on, middle + LIKELIEST[basis]),
    to: plusDays(on, Math.max(middle + reach + ahead, 0)),
  };
}
