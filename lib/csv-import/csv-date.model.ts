import { type CalendarDate, calendarDate, plusDays } from "@/lib/base/calendar-date";
import { monthInCell } from "@/lib/extraction/words/months";
import { dayPart, gregorianYear } from "./csv-date-parts.model";

/** Whether a day or a month comes first where both are written as numbers. */
export const DATE_ORDERS = ["DMY", "MDY"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** What one date tells of how its file writes dates; `either` is a day and a month in both orders. */
export type DateEvidence = DateOrder | "either" | "none";

const YEAR_FIRST = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})\.?$/;
const DIGITS = /^(\d{4})(\d{2})(\d{2})$/;
const NUMBERS = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})\.?$/;
const NAMED = /^[\p{L}\p{M}\d \-/.,'_]+$/u;
const DAY_NAME = /^\p{L}{2,14}\.?,? +(?=[\d\p{L}])/u;
/** What stands between the parts of a day in words: ordinals, "of", "year". */
const FILLERS: ReadonlySet<string> = new Set(
  "st nd rd th er º ª de del di of the den d o e m r roku g god godine gada г год года р року".split(" "),
);

/** Reads a day in any of the usual ways to write one; `order` decides only what can be read both ways. Undefined for everything else. */
export function typedDate(raw: string, order: DateOrder): CalendarDate | undefined {
  return remembered(raw, order, (text) => {
    const [year, month, day] = yearFirst(text) ?? numbers(text, order) ?? named(text) ?? [];
    return year && month && day ? dayOf(year, month, day) : undefined;
  });
}

const DAY_LAST_YEAR = /^(\d{2})(\d{2})((?:19|20)\d{2})$/;
const STAMP = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:\d{4}|\d{6})(?:[.,]\d+)?$/;
const SERIAL = /^[3-7]\d{4}(?:[.,]\d+)?$/;
const SERIAL_START = calendarDate.parse("1899-12-30");

/**
 * As `typedDate`, for a cell of a column that is known to hold days: there the bare numbers `02112026`, `202611021530`
 * and a spreadsheet's serial day (46328, of the calendar that begins in 1900) are days too, which elsewhere are numbers.
 */
export function dayInDateColumn(raw: string, order: DateOrder): CalendarDate | undefined {
  const text = raw.trim();
  if (!/^\d{5}/.test(text)) return typedDate(raw, order);
  if (SERIAL.test(text)) return plusDays(SERIAL_START, Number.parseInt(text, 10));
  const [, year = "", month = "", day = ""] = STAMP.exec(text) ?? [];
  return dayOf(year, month, day) ?? typedDate(withMarks(text), order);
}

/** See DateEvidence. Dots stand in dates that begin with the day. */
export function dateEvidence(raw: string): DateEvidence {
  const match = NUMBERS.exec(dayPart(withMarks(raw.trim())));
  if (!match) return "none";
  const [first, second] = [Number(match[1]), Number(match[3])];
  if (first > 12) return "DMY";
  if (second > 12) return "MDY";
  if (match[2] === ".") return "DMY";
  return first === second ? "none" : "either";
}

/** `02112026` as `02/11/2026`; what begins with a year stays as it is. */
function withMarks(text: string): string {
  return text.replace(DAY_LAST_YEAR, "$1/$2/$3");
}

type Parts = readonly [year: string, month: string, day: string];

function yearFirst(text: string): Parts | undefined {
  const match = YEAR_FIRST.exec(text);
  if (match) return [match[1] ?? "", match[3] ?? "", match[4] ?? ""];
  const digits = DIGITS.exec(text);
  return digits ? [digits[1] ?? "", digits[2] ?? "", digits[3] ?? ""] : undefined;
}

function numbers(text: string, order: DateOrder): Parts | undefined {
  const match = NUMBERS.exec(text);
  if (!match) return undefined;
  const [, first = "", , second = "", year = ""] = match;
  const evidence = dateEvidence(text);
  const actual = evidence === "DMY" || evidence === "MDY" ? evidence : order;
  return actual === "DMY" ? [year, second, first] : [year, first, second];
}

/** Three parts of which one is a month's name, whatever stands between them: 21Jun2026, Nov-02-2026, 2026. november 2. */
function named(text: string): Parts | undefined {
  if (!NAMED.test(text)) return undefined;
  const whole = wordsOf(text);
  const words = whole.length > 3 ? wordsOf(text.replace(DAY_NAME, "")) : whole;
  if (words.length !== 3) return undefined;
  const [first = "", second = "", third = ""] = words;
  const isDotted = /^\d{1,2}\. /.test(text);
  const month = (word: string) => String(monthInCell(word, isDotted) ?? "");
  if (/^\d{1,2}$/.test(first) && isYear(third)) return [third, month(second), first];
  if (/^\d{1,2}$/.test(second) && isYear(third)) return [third, month(first), second];
  return /^\d{4}$/.test(first) && /^\d{1,2}$/.test(third) ? [first, month(second), third] : undefined;
}

function wordsOf(text: string): string[] {
  const words = text.match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => !FILLERS.has(word.toLowerCase()));
}

function isYear(word: string): boolean {
  return /^(?:\d{4}|\d{2})$/.test(word);
}

/** A year of two digits is one of this century. */
function dayOf(year: string, month: string, day: string): CalendarDate | undefined {
  const full = gregorianYear(year.padStart(4, "20"));
  if (full === undefined || !month || !day) return undefined;
  const read = calendarDate.safeParse(`${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  return read.success ? read.data : undefined;
}

const LONGEST = 80;
const KNOWN_DAYS = 20_000;
const known = new Map<string, CalendarDate | undefined>();

/** Files repeat their days, and reading each once is what makes 100,000 rows quick. */
function remembered(raw: string, order: DateOrder, read: (text: string) => CalendarDate | undefined) {
  if (raw.length > LONGEST || !/\p{N}/u.test(raw)) return undefined;
  const key = order + raw;
  if (known.has(key)) return known.get(key);
  if (known.size >= KNOWN_DAYS) known.clear();
  const day = read(dayPart(raw));
  known.set(key, day);
  return day;
}
