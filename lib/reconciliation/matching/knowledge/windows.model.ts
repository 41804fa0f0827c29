import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import type { Knowledge } from "./knowledge.model";

const DEVIATIONS = 3.2;
const NIGHTS = 21;
const AHEAD = { start: NIGHTS, end: 0, booked: 330 };
const PARTS_AHEAD = 140;
/** From the day that a lag says to the end of travel that is likeliest with it. */
const LIKELIEST = { start: 7, end: 0, booked: 60 };
const PART = 0.85;
/** All that is owed may be paid at once, whenever single bookings usually are, and so may a month of which only the last is due. */
const [LUMP_DAYS, MONTH_DAYS] = [70, 31];

/** The days on which travel may have ended that a family pays on a day. */
export function windowOf(knowledge: Knowledge, family: string, on: CalendarDate) {
  const { basis, mean, deviation } = knowledge.lagOf(family);
  const [middle, reach] = [-Math.round(mean), Math.ceil(DEVIATIONS * deviation)];
  const paysInParts = knowledge.habits.sharesOf(family).some((share) => share < PART);
  const ahead = AHEAD[basis] + (paysInParts ? PARTS_AHEAD : 0);
  return {
    from: plusDays(on, Math.min(middle - reach - MONTH_DAYS, -LUMP_DAYS)),
    likeliest: plusDays(on, middle + LIKELIEST[basis]),
    to: plusDays(on, Math.max(middle + reach + ahead, 0)),
  };
}
