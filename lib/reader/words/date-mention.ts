import { foldInPlace } from "./fold";
import { COUNTED_PATTERN, MONTH_PATTERN, monthOf, weekdayOf } from "./months";

/**
 * A day as written, before its order and year are determined. `a` and `b` are the two small numbers of a numeric date,
 * in printed order.
 */
export type DateMention = {
  readonly at: number;
  readonly end: number;
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly a?: number;
  readonly b?: number;
  readonly weekday?: number;
};

const M = `(${MONTH_PATTERN})`;
const ANY_MONTH = `(?:${MONTH_PATTERN})`;
/**
 * A year; after Thai months in the Buddhist era. Two digits count only if they don't begin a second date and aren't a
 * time or a count: "12 Dec - 24 Dec 2027" is a range, "5 avril, 18 h", "5 April 10 am" and "5 April, 14 nights" are
 * days.
 */
const YEAR = `((?:19|20)\\d\\d|(?<=[\u0e00-\u0e7f]\\.?\\s?)25\\d\\d|(?<!\\d\\.?\\s?[a-z]{3,10}\\.?\\s-\\s)(?!(?:0\\d|1[0-2])\\s?[ap]\\.?m(?![a-z]))['’]?\\d\\d(?!\\.?\\s?(?:de\\s)?${ANY_MONTH}(?![a-z])|\\s?(?:h|uhr|uur|heures|hrs|horas|ore|hodin)(?![a-z])|\\s(?:${COUNTED_PATTERN})(?!\\s*[:\\d])))`;
const GLUE = "(?:\\s|\\.|-|/|,|'|’|\\bde\\b|\\bdel\\b|\\bof\\b|\\bd\\b|ב(?=[א-ת]{3})|من(?=\\s))";
const ORDINAL = "(?:st|nd|rd|th|er|e|o|a|\\.)?";

const ISO = /(?<![\d.])((?:19|20)\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?![\d])/g;
const NUMERIC =
  /(?:(?<![\d.,/-])|(?<=[./]20\d\d-)|(?<=(?<![\d.,/-])\d{1,2}-)(?=\d{1,2}[./])|(?<=(?<![\d.,/-])\d{1,2}\.\d{1,2}\.?-)(?=\d{1,2}\.)|(?<=(?<![\d.,/-])\d{1,2}\/\d{1,2}-)(?=\d{1,2}\/))(\d{1,2})\s?([./-])\s?(\d{1,2})(?:\s?\2\s?((?:19|20)\d\d|\d\d(?![.:]\d\d(?!\d)))(?![\d])|(?<=\.\s?\d{1,2})\.(?!\d))/g;
/** "domingo, 27/12,": a numeric date without a year counts only after a weekday. */
const WEEKDAY_NUMERIC =
  /(?<![\p{L}\d])(\p{L}{2,14}(?:-feira)?)\.?,?\s(?:(?:the|den|le|il|el|o)\s)?(\d{1,2})\/(\d{1,2})(?!\s?[\d./%€$£-]|[.,:]\d)/gu;
const DAY_MONTH = new RegExp(
  `(?<![\\d.,:])(\\d{1,2})${ORDINAL}${GLUE}{0,4}${M}(?![a-z\u0370-\u06ff])\\.?(?:${GLUE}{0,4}${YEAR}(?![\\d:]|[.,]\\d))?`,
  "g",
);
const MONTH_DAY = new RegExp(
  `(?<![a-z\\d\u0370-\u06ff])${M}\\.?\\s?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]|/\\d|\\s?[ap]\\.?m\\b)(?:\\s?,?\\s?((?:19|20)\\d\\d)(?!\\d))?`,
  "g",
);
/** "2027. május 14." */
const YEAR_MONTH_DAY = new RegExp(
  `(?<![\\d.,/-])((?:19|20)\\d\\d)\\.?,?\\s${M}\\.?\\s(\\d{1,2})(?![\\d:])`,
  "g",
);
/** "2027年4月3日", "2027년 4월 3일", and "4月3日" alone. */
const ASIAN_DAY = /(?:((?:19|20)\d\d)\s?[年년]\s?)?(?<!\d)(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일号號]/g;
/** "14 VI 2027", "2.XI.2027": months in Roman numerals, only with a year. */
const ROMAN =
  /(?<![\p{L}\d.,:/-])(\d{1,2})\s?[./-]?\s?((?<=[./-]\s?)i|ii|iii|iv|vi{0,3}|ix|xi{0,2})(?!\p{L})\s?[./-]?\s?((?:19|20)\d\d)(?!\d)/gu;
const NUMERALS = "i ii iii iv v vi vii viii ix x xi xii".split(" ");
const MAX_SCANNED = 2_000;

/** Returns every date in a text, in order, without overlaps. */
export function dateMentions(text: string): DateMention[] {
  if (!/\d/.test(text)) return [];
  const known = seen.get(text);
  if (known) return [...known];
  const found = mentionsIn(text);
  if (seen.size > MAX_SEEN) seen.clear();
  if (text.length <= MAX_KEPT) seen.set(text, found);
  return [...found];
}

/** A cache, because the same lines are searched for dates several times per email. */
const seen = new Map<string, readonly DateMention[]>();
const MAX_SEEN = 5_000;
const MAX_KEPT = 300;

function mentionsIn(text: string): DateMention[] {
  const written = text.slice(0, MAX_SCANNED);
  const folded = foldInPlace(written);
  const found: DateMention[] = [];
  for (const read of [
    readIso,
    readAsian,
    readNumeric,
    readBehindWeekday,
    readRoman,
    readDayMonth,
    readYearFirst,
    readMonthDay,
  ]) {
    for (const one of read(folded))
      if (!found.some((other) => one.at < other.end && other.at < one.end)) found.push(one);
  }
  return found
    .sort((x, y) => x.at - y.at)
    .map((one) => ({
      ...one,
      ...(PREPOSITION.test(written.slice(Math.max(0, one.at - 4), one.at))
        ? {}
        : weekdayBefore(folded, one.at)),
    }));
}

function* readIso(text: string): Generator<DateMention> {
  for (const m of text.matchAll(ISO)) {
    const [whole, year, , month, day] = m;
    const one = {
      at: m.index,
      end: m.index + whole.length,
      year: Number(year),
      month: Number(month),
      day: Number(day),
    };
    if (isMonth(one.month) && isDay(one.day)) yield one;
  }
}

function* readAsian(text: string): Generator<DateMention> {
  for (const m of text.matchAll(ASIAN_DAY)) {
    const [whole, year, month, day] = m;
    if (!isMonth(Number(month)) || !isDay(Number(day))) continue;
    yield {
      at: m.index,
      end: m.index + whole.length,
      month: Number(month),
      day: Number(day),
      ...yearPart(year),
    };
  }
}

function* readNumeric(text: string): Generator<DateMention> {
  for (const m of text.matchAll(NUMERIC)) {
    const [whole, first, mark, second, year] = m;
    if (!year && mark === "." && isHour(text, m.index, Number(second))) continue;
    const a = Number(first);
    const b = Number(second);
    if (!isDay(a) || !isDay(b) || (a > 12 && b > 12)) continue;
    yield { at: m.index, end: m.index + whole.length, a, b, ...(year ? { year: fullYear(year) } : {}) };
  }
}

/**
 * "Departs at 06.15.", "kl. 06.10.": whether two numbers with a dot are a time. With dots, nobody writes the month
 * first.
 */
function isHour(text: string, at: number, second: number): boolean {
  return second > 12 || CLOCK.test(text.slice(Math.max(0, at - 10), at));
}

/** Words before a time. */
export const CLOCK =
  /(?<!\p{L})(?:kl|klo|klokken|klokka|klockan|um|at|ore|ora|ur[ae]|godz|hod|saat|ωρα|час)\.?\s$/u;

function* readBehindWeekday(text: string): Generator<DateMention> {
  for (const { index, 0: whole, 1: word = "", 2: first, 3: second } of text.matchAll(WEEKDAY_NUMERIC)) {
    const [a, b] = [Number(first), Number(second)];
    if (weekdayOf(word) === undefined || !isDay(a) || !isDay(b) || (a > 12 && b > 12)) continue;
    yield { at: index + whole.search(/\d/), end: index + whole.length, a, b };
  }
}

function* readRoman(text: string): Generator<DateMention> {
  for (const m of text.matchAll(ROMAN)) {
    const [whole, day, numeral = "", year] = m;
    if (!isDay(Number(day))) continue;
    const month = NUMERALS.indexOf(numeral) + 1;
    yield { at: m.index, end: m.index + whole.length, day: Number(day), month, ...yearPart(year) };
  }
}

function* readDayMonth(text: string): Generator<DateMention> {
  for (const m of text.matchAll(DAY_MONTH)) {
    const [whole, day, name, year] = m;
    const month = monthOf(name ?? "", /^\d+\./.test(whole));
    if (month && isDay(Number(day)) && !isBetweenMonths(text, m)) {
      yield {
        at: m.index,
        end: m.index + whole.trimEnd().length,
        day: Number(day),
        month,
        ...yearPart(year),
      };
    }
  }
}

/** In "Jan 30 - Feb 6" the day belongs to the month before it. So it does in "Jun 12 - Jun 15, 2026", where 15 is no year. */
function isBetweenMonths(text: string, { index, 0: whole, 2: name = "" }: RegExpExecArray): boolean {
  const written = whole.slice(0, whole.indexOf(name) + name.length);
  const isRange =
    /\d\D*[-–—,/]/.test(written) && /^\.?\s?\d{1,2}(?![\d:])/.test(text.slice(index + written.length));
  return isRange && monthBefore.test(text.slice(Math.max(0, index - 14), index));
}

const monthBefore = new RegExp(`(?<![a-z])${ANY_MONTH}\\.?\\s?$`);

function* readYearFirst(text: string): Generator<DateMention> {
  for (const m of text.matchAll(YEAR_MONTH_DAY)) {
    const [whole, year, name = "", day] = m;
    const month = monthOf(name);
    if (month && isDay(Number(day)))
      yield { at: m.index, end: m.index + whole.length, year: Number(year), month, day: Number(day) };
  }
}

function* readMonthDay(text: string): Generator<DateMention> {
  for (const m of text.matchAll(MONTH_DAY)) {
    const [whole, name, day, year] = m;
    const month = monthOf(name ?? "");
    if (month && isDay(Number(day))) {
      yield { at: m.index, end: m.index + whole.length, day: Number(day), month, ...yearPart(year) };
    }
  }
}

function yearPart(year: string | undefined): { year?: number } {
  return year ? { year: fullYear(year) } : {};
}

/** Years from this number on are in the Buddhist era. */
const BUDDHIST = 2500;

function fullYear(text: string): number {
  const digits = text.replace(/\D/g, "");
  const year = Number(digits);
  if (year >= BUDDHIST) return year - 543;
  return digits.length === 2 ? (year > 70 ? 1900 : 2000) + year : year;
}

/** "do 4 grudnia", "po 18 lutego", "di 3 giorni": short words that are abbreviated weekdays in other languages. */
const PREPOSITION = /(?<!\p{L})(?:do|po|di|so)\s$/u;

function weekdayBefore(text: string, at: number): { weekday?: number } {
  const word = /([\p{L}\p{M}'’]+(?:-feira)?)\.?,?\s*(?:(?:den|the|el|le|il|de)\s+)?$/u.exec(
    text.slice(Math.max(0, at - 24), at),
  )?.[1];
  const weekday = word ? weekdayOf(word) : undefined;
  return weekday === undefined ? {} : { weekday };
}

function isMonth(value: number): boolean {
  return value >= 1 && value <= 12;
}

function isDay(value: number): boolean {
  return value >= 1 && value <= 31;
}
