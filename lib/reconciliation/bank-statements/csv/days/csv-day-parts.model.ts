import { parseTypedDate } from "@/lib/imports/dates/csv-date.model";
import { type CalendarDate, isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { isCalledDate, isDay } from "../csv-columns.model";

const LEAST = 2;
const YEAR = /^(?:19|20)\d{2}$/;
const SMALL = /^\d{1,2}$/;

/**
 * Handles tables with year, month and day in three adjacent columns. Returns a function that replaces these columns by
 * a single one with the day.
 */
export function dayParts(rows: readonly (readonly string[])[]): (cells: string[]) => string[] {
  const found = hasDays(rows)
    ? undefined
    : placeOf(rows, (place) => {
        const filled = rows.filter((cells) => SMALL.test(cells[place + 1]?.trim() ?? ""));
        return filled.length >= LEAST && filled.every((cells) => dayAt(cells, place) !== null);
      });
  if (found === undefined) return asTheyAre;
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

const NUMBER = String.raw`(?<number>\p{Lu}{0,4}[-#]?\d{3,}(?:[\p{L}\d-]| - (?=\d))*)`;
/** A day and a number in one cell: "03/05/2026 4471", "000123 / 5 May 2026", or in two lines. */
const BOTH: readonly RegExp[] = [
  /^(?<day>[^\r\n]+)[\r\n]+(?<number>.*\d.*)$/u,
  /^(?<number>[^\r\n]*\d[^\r\n]*)[\r\n]+(?<day>.+)$/u,
  new RegExp(String.raw`^(?<day>.+?)(?:\s*[/|,;#]\s*|\s+)${NUMBER}$`, "u"),
  new RegExp(String.raw`^${NUMBER}(?:\s*[/|,;]\s*|\s+)(?<day>.+)$`, "u"),
];
const BETWEEN_HEADINGS = /\s*(?:[/|,;&+]| - )\s*/;

/**
 * Handles columns whose cells hold both a day and a number. Returns a function that splits such a cell into two: the
 * day, followed by the number.
 */
export function splitDayCells(rows: readonly (readonly string[])[]): (cells: string[]) => string[] {
  const place = placeOf(rows, (at) => {
    const cells = rows.map((row) => row[at]?.trim() ?? "");
    const both = cells.filter((cell) => partsOf(cell) !== null).length;
    return both >= LEAST && both > cells.filter(isDay).length;
  });
  if (place === undefined) return asTheyAre;
  return (cells) => {
    if (cells.length <= place) return cells;
    const cell = cells[place]?.trim() ?? "";
    return cells.toSpliced(place, 1, ...(partsOf(cell) ?? headingsOf(cell)));
  };
}

function partsOf(cell: string): readonly [day: string, number: string] | null {
  if (isDay(cell)) return null;
  const found = BOTH.map((pattern) => pattern.exec(cell)?.groups).find((groups) => isDay(groups?.day ?? ""));
  return found ? [found.day ?? "", found.number?.trim() ?? ""] : null;
}

/** Splits the heading of both: "No. / Date". */
function headingsOf(cell: string): readonly [string, string] {
  if (!isCalledDate(cell)) return [cell, ""];
  const parts = cell.split(BETWEEN_HEADINGS);
  const day = parts.find(isCalledDate);
  const other = parts.find((part) => part !== day);
  return day === undefined || other === undefined ? [cell, "No."] : [day, other];
}

const DAY_OF_MONTH = /^(?:0?[1-9]|[12]\d|3[01])$/;
const MONTH_AND_YEAR = /(?<month>\p{L}{3,})[\s./-]+(?:(?:de|del|of)\s+)?(?<year>(?:19|20)\d{2})(?!\d)/gu;

/**
 * Handles tables whose date column holds only the day of the month. Returns a function that completes it with the only
 * month named in the lines above.
 */
export function completeDaysOfMonth(rows: readonly (readonly string[])[]): (cells: string[]) => string[] {
  if (hasDays(rows)) return asTheyAre;
  const head = rows.findIndex((cells) => cells.some(isCalledDate));
  const place = rows[head]?.findIndex(isCalledDate) ?? -1;
  const days = rows.slice(head + 1).flatMap((cells) => cells[place]?.trim() || []);
  const month = monthIn(rows.slice(0, Math.max(0, head)));
  if (place < 0 || month === null || days.length < LEAST || !days.every((day) => DAY_OF_MONTH.test(day)))
    return asTheyAre;
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

function asTheyAre(cells: string[]): string[] {
  return cells;
}

function hasDays(rows: readonly (readonly string[])[]): boolean {
  return rows.some((cells) => cells.some((cell) => isDay(cell.trim())));
}

/** Returns the first column for which `is` is true. */
function placeOf(rows: readonly (readonly string[])[], is: (place: number) => boolean): number | undefined {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  return Array.from({ length: width }, (_, place) => place).find(is);
}
