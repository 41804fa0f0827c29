import type { DateMention } from "@/lib/reader/words/date-mention";
import { weekdayOf } from "@/lib/reader/words/months";
import { validDay, weekdayIn } from "./calendar";

/** "Saturday the 19th", "lunes 10", "le 23", "17日(土)": a day without its month, in folded text. */
export type BareDay = {
  readonly at: number;
  readonly end: number;
  readonly day: number;
  readonly weekday: number | undefined;
};

/** Articles that may precede a day without a weekday. */
const ARTICLE = "the|den|dem|am|zum|vom|le|au|el|al|il|dal|dia|de";
/** The number of a day, as opposed to an hour, a count, a price or part of a date. */
const FIGURE = "(\\d{1,2})(st|nd|rd|th|er|e|o|[.ª°])?(?![\\p{L}\\d]|[:.,/-]\\d|\\s?[%€$£])";
const BARE = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(?:(\\p{L}{2,14})\\.?,?\\s)?(?:(${ARTICLE})\\s)?${FIGURE}(?=(\\s*(?:$|[,.;:!?)–—]|(?:and|und|et|y|e|en|och|og|a|i|or|oder|ou|o)\\s))?)`,
  "gu",
);
const BARE_EAST = /(?<![月월\d.])(\d{1,2})\s?[日号일](?![間目前以後内])(?:\s?[((](.)(?:曜日?|요일)?[))])?/gu;
const WEEKDAYS_EAST = ["日일", "月월", "火화", "水수", "木목", "金금", "土토"];

/**
 * Returns the days without a month in a folded sentence, apart from its complete dates. A number alone doesn't count: a
 * weekday or an article must precede it.
 */
export function bareDays(folded: string, whole: readonly DateMention[]): BareDay[] {
  const found = [...folded.matchAll(BARE)].flatMap(
    ([text, word = "", article, figure, ordinal, end], index, all) => {
      const weekday = weekdayOf(word);
      const isDay = weekday !== undefined || (article !== undefined && (ordinal ?? end) !== undefined);
      const start = (all[index]?.index ?? 0) + text.search(/\d/);
      return isDay ? [{ at: start, end: start + String(figure).length, day: Number(figure), weekday }] : [];
    },
  );
  const eastern = [...folded.matchAll(BARE_EAST)].map(({ index, 0: text, 1: figure, 2: sign }) => {
    const weekday = WEEKDAYS_EAST.findIndex((signs) => sign !== undefined && signs.includes(sign));
    return {
      at: index,
      end: index + text.length,
      day: Number(figure),
      weekday: weekday < 0 ? undefined : weekday,
    };
  });
  return [...found, ...eastern].filter(
    ({ at, day }) => day > 0 && day < 32 && !whole.some((one) => one.at <= at && at < one.end),
  );
}

/**
 * Returns the next such day after a known one, or the last one before it; null if it falls on another weekday than
 * printed.
 */
export function dayBeside(known: string, { day, weekday }: BareDay, isLater: boolean): string | null {
  const [year = 0, month = 0, of = 0] = known.split("-").map(Number);
  const months = isLater ? (day > of ? 0 : 1) : day < of ? 0 : -1;
  const moved = new Date(Date.UTC(year, month - 1 + months, 1));
  const found = validDay(moved.getUTCFullYear(), moved.getUTCMonth() + 1, day);
  return found && (weekday === undefined || weekdayIn(found) === weekday) ? found : null;
}
