import { CONFIDENCE } from "@/lib/reader/confidence";
import type { DateMention } from "@/lib/reader/words/date-mention";
import { datesIn } from "@/lib/reader/words/date-range";
import { foldInPlace } from "@/lib/reader/words/fold";
import type { Candidate } from "../layout/candidate";
import type { DayFound, EmailEvidence, Part } from "../layout/email-evidence";
import { type Sentence, sentencesOf } from "../layout/sentences";
import { dayOf, daysApart } from "./calendar";
import { dayCandidate, MAX_STAY } from "./day-candidates";
import { nightCounts } from "./nights";
import { OTHER, PATTERNS, withoutHours } from "./spoken-words";
import { type Days, placed, statedEnds } from "./stated-ends";

const MAX_BETWEEN = 110;
const AT_ONCE = 34;
const BEFORE = 60;
const SURE = CONFIDENCE.dates.spokenRange;
const PROVEN = CONFIDENCE.dates.countedRange;

/**
 * "del 3 de mayo por la tarde hasta el 7 de mayo", "vom 3. Mai, Anreise ab 15 Uhr, bis zum 7. Mai 2027": reads ranges
 * whose days are joined across other words of a sentence.
 */
export function spokenRanges(reading: EmailEvidence, terms: readonly DayFound[]): Candidate[] {
  const apart = new Set(terms.map(({ span }) => span.start));
  const found = reading.parts
    .flatMap((part) => sentencesOf(part).flatMap((sentence) => rangesIn(sentence, part, reading)))
    .filter((range) => !range.some(({ span }) => apart.has(span.start)));
  const isOnly = ranges(found).size === 1;
  const nights = new Set(nightCounts(reading));
  const counted = found.filter(([first, last]) => nights.has(daysApart(first.day, last.day)));
  const isProven = ranges(counted).size === 1;
  if (!isOnly && !isProven) return [];
  return (isOnly ? found : counted).flatMap(([first, last]) => [
    dayCandidate("itinerary.startDate", first, isProven ? PROVEN : SURE, "prose"),
    dayCandidate("itinerary.endDate", last, isProven ? PROVEN : SURE, "prose"),
  ]);
}

function ranges(found: readonly Days[]): ReadonlySet<string> {
  return new Set(found.map(([first, last]) => `${first.day} ${last.day}`));
}

function rangesIn({ text, from }: Sentence, part: Part, reading: EmailEvidence): Days[] {
  if (text.length > 900 || !/\d\D+\d/.test(text)) return [];
  const mentions = datesIn(text);
  if (mentions.length === 0) return [];
  const folded = foldInPlace(text);
  const told = statedEnds({ text: folded, from }, mentions, part, reading);
  if (told.length > 0) return told;
  return mentions.flatMap((first, index) => {
    const last = mentions[index + 1];
    if (!last || !isJoined(folded, first, last)) return [];
    const [a, b] = withYear(first, last, folded).map((one) => found(one, from, part, reading));
    if (!a || !b || a.day >= b.day || daysApart(a.day, b.day) > MAX_STAY) return [];
    return [[a, b] as const];
  });
}

/** "du dimanche 6 juin, embarquement à partir de 16 heures, au samedi 12 juin": a remark between commas. */
const ASIDE = /^,[^;:]{1,90},(?= )/u;

function isJoined(folded: string, first: DateMention, last: DateMention): boolean {
  const start = Math.max(0, first.at - BEFORE);
  const before = withoutHours(folded.slice(start, first.at));
  const gap = folded.slice(first.end, last.at);
  const between = withoutHours(gap);
  if (between.length > MAX_BETWEEN || OTHER.test(folded.slice(start, last.at))) return false;
  const atOnce = withoutHours(gap.replace(ASIDE, ""));
  return PATTERNS.some(
    ({ from, until, to }) =>
      from.test(before) &&
      (until.test(between) || (atOnce.length <= AT_ONCE && to.test(atOnce) && !/[,;:]/.test(atOnce))),
  );
}

/** Gives a day without a year the year of the other day, or the only year named before both in the sentence. */
function withYear(first: DateMention, last: DateMention, folded: string): readonly DateMention[] {
  const [named, other] = [...folded.slice(0, first.at).matchAll(/(?<![\d.,/-])20[2-4]\d(?![\d.,/-]*\d)/g)];
  const told =
    first.year === undefined && last.year === undefined && !other ? Number(named?.[0]) : Number.NaN;
  if (told)
    return [
      { ...first, year: told },
      { ...last, year: told + (isEarlier(last, first) ? 1 : 0) },
    ];
  if (first.year === undefined || last.year !== undefined) return [first, last];
  return [first, { ...last, year: first.year + (isEarlier(last, first) ? 1 : 0) }];
}

function isEarlier(one: DateMention, other: DateMention): boolean {
  return (one.month ?? 0) * 40 + (one.day ?? 0) < (other.month ?? 0) * 40 + (other.day ?? 0);
}

function found(mention: DateMention, from: number, part: Part, reading: EmailEvidence): DayFound | null {
  const day = dayOf(mention, reading.calendar);
  return day ? placed(day, mention, from, part, reading) : null;
}
