import { isDay } from "../csv-columns.model";

const LEAST = 2;
const YEAR = /^(?:19|20)\d{2}$/;
const SMALL = /^\d{1,2}$/;

/**
 * Handles tables with year, month and day in three adjacent columns. Returns a function that replaces these columns by
 * a single one with the day.
 */
export function dayParts(rows: readonly (readonly string[])[]): (cells: string[]) => string[] {
  if (rows.some((cells) => cells.some((cell) => isDay(cell.trim())))) return (cells) => cells;
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const found = Array.from({ length: width }, (_, place) => place).find((place) => {
    const filled = rows.filter((cells) => SMALL.test(cells[place + 1]?.trim() ?? ""));
    return filled.length >= LEAST && filled.every((cells) => dayAt(cells, place) !== null);
  });
  if (found === undefined) return (cells) => cells;
  return (cells) => {
    const parts = cells.slice(found, found + 3);
    return parts.length < 3 ? cells : cells.toSpliced(found, 3, dayAt(cells, found) ?? headingOf(parts));
  };
}

/**
 * Joins the parts of a day. The year is first or last; which of the others is the month is determined by all days, or
 * asked.
 */
function dayAt(cells: readonly string[], place: number): string | null {
  const parts = cells.slice(place, place + 3).map((cell) => cell.trim());
  const years = parts.filter((part) => YEAR.test(part));
  const isMiddle = years[0] === parts[1];
  const written = parts.map((part) => part.padStart(2, "0")).join(YEAR.test(parts[0] ?? "") ? "-" : "/");
  return years.length === 1 && !isMiddle && isDay(written) ? written : null;
}

/** Returns the common beginning of headings such as "Date (year)", "Date (month)", "Date (day)". */
function headingOf([first = "", ...others]: readonly string[]): string {
  const at = [...first].findIndex((letter, place) => others.some((other) => [...other][place] !== letter));
  const common = first.slice(0, Math.max(0, at)).replace(/[\s(（[-]+$/u, "");
  return common || first || "Date";
}
