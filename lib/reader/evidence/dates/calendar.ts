import { type DateMention, dateMentions } from "@/lib/reader/words/date-mention";

/** The rules for one email about the order of day and month and about missing years. */
export type Calendar = {
  readonly monthFirst: boolean;
  /** Whether the email itself settles the order, as opposed to a guess about its country. */
  readonly settled: boolean;
  /** The day on which the message that contains the text was written, YYYY-MM-DD; null if unknown. */
  readonly today: string | null;
};

const US_HINTS =
  /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\s+\d{5}\b|\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}[-.]\d{3}[-.]\d{4}\b|\bUS\$|\bUSD\b|\b\d{1,2}(?::\d\d)? ?[AP]M\b/g;
const OTHER_HINTS =
  /\+(?!1\b)\d{2}[\s(]|£|€|\b(?:GBP|EUR|AUD|NZD|ZAR|Ltd|Pty|GmbH|VAT|ABTA|ATOL)\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g;

const MONTH_FIRST = new Set(["ja", "zh", "ko"]);

/**
 * Determines the order of day and month: by any number over 12, else by the language; for English, by signs of the
 * United States.
 */
export function calendarOf(
  mentions: readonly DateMention[],
  text: string,
  language: string,
  today: string | null,
  zone: string,
): Calendar {
  const slashed = mentions.filter((one) => one.a !== undefined && one.b !== undefined);
  const dayFirst = slashed.filter((one) => (one.a ?? 0) > 12).length;
  const monthFirst = slashed.filter((one) => (one.b ?? 0) > 12).length;
  if (dayFirst !== monthFirst)
    return { monthFirst: monthFirst > dayFirst, settled: dayFirst * monthFirst === 0, today };
  if (MONTH_FIRST.has(language)) return { monthFirst: true, settled: true, today };
  if (language !== "en") return { monthFirst: false, settled: true, today };
  const sample = text.slice(0, 20_000);
  const american =
    (sample.match(US_HINTS)?.length ?? 0) +
    (/^-0[4-9]|^-10/.test(zone) ? 2 : 0) +
    (sample.includes("$") ? 1 : 0);
  const other = (sample.match(OTHER_HINTS)?.length ?? 0) + (/^\+/.test(zone) && zone !== "+0000" ? 2 : 0);
  return { monthFirst: american > other, settled: Math.abs(american - other) >= 3, today };
}

/** Returns the date of a mention; null if it can't be a real one. */
export function dayOf(mention: DateMention, calendar: Calendar): string | null {
  const [month, day] = monthAndDay(mention, calendar);
  if (mention.year !== undefined) return validDay(mention.year, month, day);
  if (!calendar.today) return null;
  return nextDay(month, day, mention.weekday, calendar.today);
}

/** Whether the other order of day and month also gives a real date. */
export function isAmbiguous(mention: DateMention): boolean {
  const { a, b } = mention;
  return a !== undefined && b !== undefined && a !== b && a <= 12 && b <= 12;
}

function monthAndDay(mention: DateMention, calendar: Calendar): [month: number, day: number] {
  const { a, b } = mention;
  if (a === undefined || b === undefined) return [mention.month ?? 0, mention.day ?? 0];
  if (a > 12) return [b, a];
  if (b > 12) return [a, b];
  return calendar.monthFirst ? [a, b] : [b, a];
}

/** Returns the next such day. A printed weekday may show that the last one is meant. */
function nextDay(month: number, day: number, weekday: number | undefined, today: string): string | null {
  const days = daysAround(month, day, weekday, today);
  const last = weekday === undefined ? undefined : days.findLast((date) => date < today);
  return days.find((date) => date >= today) ?? last ?? null;
}

/** Returns that day in the previous, the current and the next four years, as far as it falls on the weekday. */
function daysAround(month: number, day: number, weekday: number | undefined, today: string): string[] {
  const year = Number(today.slice(0, 4));
  const days = [-1, 0, 1, 2, 3, 4].flatMap((add) => validDay(year + add, month, day) ?? []);
  return days.filter((date) => weekday === undefined || weekdayIn(date) === weekday);
}

/**
 * Returns the day that the header of a quoted message prints. It is never after the message that quotes it, and falls
 * on its weekday if one is printed. Returns `calendar.today`, the day of the quoting message, if nothing is printed,
 * and null if two days fit.
 */
export function dayWritten(printed: string, calendar: Calendar): string | null {
  const { today } = calendar;
  const [mention] = dateMentions(printed);
  if (!mention) return today;
  const days = [calendar.monthFirst, !calendar.monthFirst].flatMap((monthFirst) => {
    const [month, day] = monthAndDay(mention, { ...calendar, monthFirst });
    if (mention.year !== undefined) return validDay(mention.year, month, day) ?? [];
    return today
      ? (daysAround(month, day, mention.weekday, today).findLast((date) => date <= today) ?? [])
      : [];
  });
  const possible = new Set(
    days.filter(
      (date) =>
        (mention.weekday === undefined || weekdayIn(date) === mention.weekday) &&
        (today === null || daysApart(today, date) <= 1),
    ),
  );
  const [first] = possible.size > 0 ? possible : days;
  return possible.size > 1 && !calendar.settled ? null : (first ?? null);
}

export function validDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (month < 1 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}

export function weekdayIn(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Returns the number of whole days from one YYYY-MM-DD to another. */
export function daysApart(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
