import { CLOCK, type DateMention, dateMentions } from "./date-mention";
import { foldInPlace } from "./fold";

const TO =
  "(?:-|–|—|~|〜|から|至|부터|to|bis(?: zum)?|au|jusqu'au|al|a|fino al|hasta el|till?(?: o(?:ch|g) med)?|t\\.?o\\.?m\\.?|tot(?: en met)?|ate(?: ao?)?|do|through|thru|until|und|and|y|e|et|en|och|og|t/m|until the|to the)";
const TAIL_DAY = new RegExp(
  `^\\s*${TO}\\s*(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th|\\.)?(?:\\s*,?\\s*((?:19|20)\\d\\d))?(?![\\d:.,/]*\\d|[\\s./-]*[a-z%€$£])`,
);
/** "Day 1 - Tue 4 May", "Den 1 - út 4. května": the number counts days and isn't a date. */
const COUNTED =
  "(?<!\\b(?:day|tag|jour|dia|giorno|dag|dzien|nap|paiva|night|nacht|nuit|leg|stop|week|no|nr)\\.?\\s)";
const HEAD_DAY = new RegExp(
  `${COUNTED}(?:(?<!\\bden\\s)|(?=\\d{1,2}\\.?\\s*${TO}\\s*$))(?<![\\d.,:/])(\\d{1,2})(?:st|nd|rd|th|er|\\.)?(?:[/.](\\d{1,2})\\.?)?\\s*${TO}\\s*(?:[a-z]{2,10}[.,]*\\s+)?(?:the\\s+)?$`,
);

/**
 * Returns the dates of a text with ranges completed: "22 - 25 Jan 2027", "Jan 22 - 25, 2027", "3 May - 10 May 2027" and
 * "18/02 - 21/02/2027" all give two complete dates. A date without a year takes the year of a later one in the same
 * text.
 */
export function datesIn(text: string): DateMention[] {
  const mentions = dateMentions(text);
  if (mentions.length === 0) return mentions;
  const folded = foldInPlace(text);
  const filled = mentions.flatMap((one) => completed(one, folded, mentions));
  return withYears(filled);
}

/** Whether the first day is part of a date already found, as in "6.2. to 13.2.2027". */
function isWithin(head: DateMention, mentions: readonly DateMention[]): boolean {
  return mentions.some((one) => one.at <= head.at && head.end <= one.end);
}

function completed(one: DateMention, text: string, all: readonly DateMention[]): DateMention[] {
  const head = HEAD_DAY.exec(text.slice(Math.max(0, one.at - 40), one.at));
  const isBare = one.a !== undefined && one.year === undefined && head?.[2] === undefined;
  const isHour = head !== null && isHourOf(head, one, text);
  if (head && !isBare && !isHour) {
    const first = headOf(head, one);
    return isWithin(first, all) ? [one] : [first, one];
  }
  const after = TAIL_DAY.exec(text.slice(one.end, one.end + 40));
  return after ? withTail(after, one) : [one];
}

/** "kl 16 - sön 21 mars", "14.30 - 16 May": whether the number is a time on the previous day. */
function isHourOf(head: RegExpExecArray, one: DateMention, text: string): boolean {
  const at = one.at - (head[0].length - head[0].search(/\d/));
  return (
    (head[2] !== undefined && one.month !== undefined) || CLOCK.test(text.slice(Math.max(0, at - 10), at))
  );
}

/** "Jan 22 - 25, 2027": adds the second day with the month of the first, and gives the first its year. */
function withTail(after: RegExpExecArray, one: DateMention): DateMention[] {
  const day = Number(after[1]);
  if (one.month === undefined || one.day === undefined || day <= one.day || day > 31) return [one];
  const year = after[2] ? Number(after[2]) : one.year;
  const dated = year ? { year } : {};
  const tail = { at: one.end, end: one.end + after[0].length, month: one.month, day, ...dated };
  return [{ ...one, ...dated }, tail];
}

/** Returns the first day of "22 - 25 Jan 2027", with the month and year of the second. */
function headOf(head: RegExpExecArray, one: DateMention): DateMention {
  const at = one.at - (head[0].length - head[0].search(/\d/));
  const [written = ""] = /^\d+(?:[/.]\d+\.?)?/.exec(head[0].slice(head[0].search(/\d/))) ?? [];
  const end = at + (head[2] === undefined ? (head[1]?.length ?? 1) : written.length);
  const place = { at, end, ...(one.year ? { year: one.year } : {}) };
  if (head[2] !== undefined) return { ...place, a: Number(head[1]), b: Number(head[2]) };
  if (one.month !== undefined) return { ...place, month: one.month, day: Number(head[1]) };
  return { ...place, a: Number(head[1]), b: one.b ?? 0 };
}

/**
 * Gives a date without a year the year of the next date with one, or the previous year if it would come after it: "28
 * Dec - 2 Jan 2028".
 */
function withYears(mentions: readonly DateMention[]): DateMention[] {
  const all: DateMention[] = [];
  let later: DateMention | undefined;
  for (const one of [...mentions].reverse()) {
    const year = one.year ?? later?.year;
    const turn = one.year === undefined && later && orderOf(one) > orderOf(later) ? 1 : 0;
    const dated: DateMention = year === undefined ? one : { ...one, year: year - turn };
    all.unshift(dated);
    if (dated.year !== undefined) later = dated;
  }
  return all;
}

/** Returns a number that increases through the year; numeric dates are read day first unless that is impossible. */
function orderOf({ month, day, a = 0, b = 0 }: DateMention): number {
  if (month !== undefined) return month * 40 + (day ?? 0);
  return b > 12 ? a * 40 + b : b * 40 + a;
}
