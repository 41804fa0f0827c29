import { parseTypedDate } from "@/lib/imports/dates/csv-date.model";
import { type CalendarDate, isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { isCalledDate, isDay } from "../csv-columns.model";

const DAY_OF_MONTH = /^(?:0?[1-9]|[12]\d|3[01])$/;
const MONTH_AND_YEAR = /(?<month>\p{L}{3,})[\s./-]+(?:(?:de|del|of)\s+)?(?<year>(?:19|20)\d{2})(?!\d)/gu;
const LEAST = 2;

/**
 * Handles tables whose date column holds only the day of the month. Returns a function that completes it with the only
 * month named in the lines above.
 */
export function completeDaysOfMonth(rows: readonly (readonly string[])[]): (cells: string[]) => string[] {
  if (rows.some((cells) => cells.some((cell) => isDay(cell.trim())))) return (cells) => cells;
  const head = rows.findIndex((cells) => cells.some(isCalledDate));
  const place = rows[head]?.findIndex(isCalledDate) ?? -1;
  const days = rows.slice(head + 1).flatMap((cells) => cells[place]?.trim() || []);
  const month = monthIn(rows.slice(0, Math.max(0, head)));
  if (place < 0 || month === null || days.length < LEAST || !days.every((day) => DAY_OF_MONTH.test(day)))
    return (cells) => cells;
  return (cells) => {
    const day = `${month}-${(cells[place] ?? "").trim().padStart(2, "0")}`;
    return isCalendarDate(day) ? cells.with(place, day) : cells;
  };
}

/** Reads "Resumen Diciembre 2025" as 2025-12. Returns null if no month or several are named. */
function monthIn(above: readonly (readonly string[])[]): string | null {
  const named = [...above.flat().join("\n").matchAll(MONTH_AND_YEAR)].flatMap(({ groups }) =>
    firstOf(groups?.month ?? "", groups?.year ?? ""),
  );
  const [month, ...others] = new Set(named.map((day) => day.slice(0, 7)));
  return month !== undefined && others.length === 0 ? month : null;
}

function firstOf(month: string, year: string): CalendarDate | [] {
  return parseTypedDate(`1 ${month} ${year}`, "DMY") ?? [];
}
