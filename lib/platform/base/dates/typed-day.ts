import type { DateFormat } from "../settings/settings-choices";
import { type CalendarDate, isCalendarDate } from "./calendar-date";

/**
 * Reads a typed day in the person's format (with /, - or . and with or without leading zeros) or as YYYY-MM-DD. Returns
 * null if it is not a real day.
 */
export function readDay(text: string, format: DateFormat): CalendarDate | null {
  const parts = text.trim().split(/[-/.]/);
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return null;
  const [a = "", b = "", c = ""] = parts;
  const yearFirst = a.length === 4;
  const [year, month, day] = yearFirst ? [a, b, c] : format === "dd/mm/yyyy" ? [c, b, a] : [c, a, b];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(iso) ? iso : null;
}
