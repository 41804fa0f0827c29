import { type CalendarDate, calendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { monthInCell } from "@/lib/reader/words/months";
import { type DateOrder, dayOf, daysByOrder, withSeparators } from "./csv-date-order.model";
import { dayPart } from "./csv-date-parts.model";

const YEAR_FIRST = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})\.?$/;
const DIGITS = /^(\d{4})(\d{2})(\d{2})$/;
const NAMED = /^[\p{L}\p{M}\d \-/.,'׳_]+$/u;
const DAY_NAME = /^\p{L}{2,14}\.?,? +(?=[\d\p{L}])/u;
/** Words that may stand between the parts of a date: ordinal suffixes, "of", "year". */
const FILLERS: ReadonlySet<string> = new Set(
  "st nd rd th er º ª de del di of the den d o e m r roku g god godine gada г год года р року".split(" "),
);

/**
 * Parses a day in any of the usual formats. `order` only decides how to read ambiguous dates. Returns undefined for any
 * other text.
 */
export function parseTypedDate(raw: string, order: DateOrder): CalendarDate | undefined {
  return remembered(raw, order, (text) => {
    const inNumbers = numbers(text, order);
    if (inNumbers) return inNumbers;
    const [year, month, day] = yearFirst(text) ?? named(text) ?? [];
    return year && month && day ? dayOf(year, month, day) : undefined;
  });
}

const STAMP = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:\d{4}|\d{6})(?:[.,]\d+)?$/;
/** A day of the Republic of China's calendar without marks: `1151130`. Its month tells it from a day that comes first. */
const REPUBLIC = /^(1\d{2})(0[1-9]|1[0-2])(\d{2})$/;
const SERIAL = /^[3-7]\d{4}(?:[.,]\d+)?$/;
const SERIAL_START = calendarDate.parse("1899-12-30");

/**
 * Like `parseTypedDate`, for a cell of a column known to hold days. There, plain numbers are days too: `02112026`,
 * `202611021530`, `1151130`, and a spreadsheet's serial day such as 46328 (in the 1900 date system).
 */
export function parseDateCell(raw: string, order: DateOrder): CalendarDate | undefined {
  const text = raw.trim();
  if (!/^\d{5}/.test(text)) return parseTypedDate(raw, order);
  if (REPUBLIC.test(text)) return parseTypedDate(text.replace(REPUBLIC, "$1/$2/$3"), order);
  if (SERIAL.test(text)) return plusDays(SERIAL_START, Number.parseInt(text, 10));
  const [, year = "", month = "", day = ""] = STAMP.exec(text) ?? [];
  return dayOf(year, month, day) ?? parseTypedDate(withSeparators(text), order);
}

type Parts = readonly [year: string, month: string, day: string];

function yearFirst(text: string): Parts | undefined {
  const match = YEAR_FIRST.exec(text);
  if (match) return [match[1] ?? "", match[3] ?? "", match[4] ?? ""];
  const digits = DIGITS.exec(text);
  return digits ? [digits[1] ?? "", digits[2] ?? "", digits[3] ?? ""] : undefined;
}

/**
 * Reads a day of three numbers. Swaps day and month if they can't be read in the given order; the year never changes
 * place.
 */
function numbers(text: string, order: DateOrder): CalendarDate | undefined {
  const days = daysByOrder(text);
  return days.get(order) ?? (order === "YMD" ? undefined : (days.get("DMY") ?? days.get("MDY")));
}

/**
 * Reads three parts of which one is the name of a month, whatever separates them: 21Jun2026, Nov-02-2026, 2026.
 * november 2.
 */
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

const LONGEST = 80;
const KNOWN_DAYS = 20_000;
const known = new Map<string, CalendarDate | undefined>();

/** Caches parsed days. Files repeat their days, and parsing each only once makes 100,000 rows fast. */
function remembered(raw: string, order: DateOrder, read: (text: string) => CalendarDate | undefined) {
  if (raw.length > LONGEST || !/\p{N}/u.test(raw)) return undefined;
  const key = order + raw;
  if (known.has(key)) return known.get(key);
  if (known.size >= KNOWN_DAYS) known.clear();
  const day = read(dayPart(raw));
  known.set(key, day);
  return day;
}
