import type { DateMention } from "@/lib/reader/words/date-mention";
import { daysApart, validDay, weekdayIn } from "./calendar";

/** A number of nights beside the word for nights, in a table or a sentence. */
const NIGHTS =
  /(?<![\d.,/:-])(\d{1,2})[\s-]{1,3}(?:nights?|nts?|nächte|nuits|noches|notti|nachten|nätter|netter|nætter|noites)(?!\p{L})|(?<!\p{L})(?:nights?|nts|nächte|nuits|noches|notti|nachten|noites)\s?[:\t]\s?(\d{1,2})(?![\d.,/:-])/giu;

/**
 * Whether "07/03/27" begins with the month: by the weekdays printed before such days, or by the nights between two of
 * them. Returns null if neither decides, if they contradict each other, or if a number over 12 already decides.
 */
export function orderTold(mentions: readonly DateMention[], text: string): boolean | null {
  const open = mentions.filter(
    ({ a = 0, b = 0, year }) => a !== b && a <= 12 && b <= 12 && a * b > 0 && year,
  );
  if (open.length === 0 || mentions.some(({ a = 0, b = 0 }) => a > 12 || b > 12)) return null;
  const votes = [...weekdayVotes(open), ...nightVotes(open, text)];
  const [first = null] = votes;
  return votes.every((vote) => vote === first) ? first : null;
}

function weekdayVotes(open: readonly DateMention[]): boolean[] {
  return open.flatMap((one) => {
    const fits = (monthFirst: boolean) => {
      const day = dayIn(one, monthFirst);
      return day !== null && weekdayIn(day) === one.weekday;
    };
    return one.weekday === undefined || fits(true) === fits(false) ? [] : [fits(true)];
  });
}

function nightVotes(open: readonly DateMention[], text: string): boolean[] {
  const counts = new Set([...text.matchAll(NIGHTS)].map(([, before, behind]) => Number(before ?? behind)));
  return open.flatMap((one, index) => {
    const next = open[index + 1];
    const fits = (monthFirst: boolean) => {
      const [from, to] = [dayIn(one, monthFirst), next ? dayIn(next, monthFirst) : null];
      return from !== null && to !== null && counts.has(daysApart(from, to));
    };
    return fits(true) === fits(false) ? [] : [fits(true)];
  });
}

function dayIn({ a = 0, b = 0, year = 0 }: DateMention, monthFirst: boolean): string | null {
  return monthFirst ? validDay(year, a, b) : validDay(year, b, a);
}
