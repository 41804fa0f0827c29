import { CONFIDENCE } from "@/lib/reader/confidence";
import { INSTEAD } from "@/lib/reader/words/connectives";
import type { DateMention } from "@/lib/reader/words/date-mention";
import { datesIn } from "@/lib/reader/words/date-range";
import { fold } from "@/lib/reader/words/fold";
import type { Candidate } from "../layout/candidate";
import type { DayFound, Part, Reading } from "../layout/reading";
import { type Sentence, sentencesOf } from "../layout/sentences";
import { isReplaced, isSuperseded } from "../layout/superseded";
import { type BareDay, bareDays, dayBeside } from "./bare-days";
import { dayOf, daysApart } from "./calendar";
import { dayCandidate, MAX_STAY } from "./day-candidates";
import { lastEndWord } from "./line-days";
import { nightCounts } from "./nights";

/** By language: what stands before the first day, before the last one, and before a last one that follows at once. */
const SPOKEN: readonly (readonly [from: string, until: string, to: string])[] = [
  [
    "(?:del?|desde(?: el)?|a partir del?|entre el|comienza|empieza|inicia)(?: dia)?",
    "hasta(?: el)?(?: dia)?(?: inclusive)?",
    "al?(?: dia)?|y el",
  ],
  [
    "(?:d[eo]|desde(?: o)?|a partir de|entre(?: o)?|comeca)(?: dia)?",
    "ate(?: ao?| o)?(?: dia)?",
    "ao?(?: dia)?|e(?: o)?",
  ],
  [
    "dal|dall'|da|a partire dal(?:l')?|a decorrere dal|inizia|comincia|parte",
    "(?:fino|sino) a(?:l|ll')?(?: giorno)?",
    "al|all'",
  ],
  ["du|des le|a partir du|depuis le|entre le|debute|commence", "jusqu'?(?:au|a)", "au|et le"],
  [
    "vom|von|ab(?: dem)?|zwischen dem|startet|beginnt",
    "bis(?: einschliesslich| inklusive)?(?: zum)?",
    "und dem",
  ],
  ["van|vanaf|tussen|begint|start", "tot(?: en met)?|t/m", "en"],
  [
    "from|between|start(?:s|ing)|begin(?:s|ning)|commenc(?:es|ing)",
    "until|till|through|thru|up to",
    "to|and",
  ],
  [
    "fran(?: och med)?|f\\.?r\\.?o\\.?m\\.?|mellan|borjar|startar",
    "till(?: och med)?|t\\.?o\\.?m\\.?",
    "och",
  ],
  [
    "fra(?: og med)?|f\\.?o\\.?m\\.?|mellem|mellom|begynn?[de]er|starter",
    "til(?: og med)?|t\\.?o\\.?m\\.?",
    "og",
  ],
  ["od|mezi|zacina|zaczyna sie|rozpoczyna sie", "do", "a"],
];
const WEEKDAY = "(?:[a-z]{2,12}(?:-feira)?\\.?,? )?(?:the |den |dem |le |el |il |o |op |am |on )?";
const PATTERNS = SPOKEN.map(([from, until, to]) => ({
  from: ending(from),
  until: ending(until),
  to: ending(to),
}));
/** What else a sentence may give a first and a last day for: payments, offers, something that is shut. */
const OTHER =
  /\b(?:pago|pag[aou]|pagamento|sald[oa]|balance|deposit\w*|anzahl\w*|zahl\w*|restz\w*|acompte|caparra|payment|paid|pay|reglement|betal\w*|cancel\w*|storn\w*|annul\w*|anul\w*|offer\w*|oferta|offre|angebot|promo\w*|discount|descuento|rabatt|sconto|remise|clos\w+|geschlossen|ferme\w*|cerrad\w*|chius\w*|encerrad\w*|gesloten|stangt\w*|lukket|renov\w*|maintenance|works|umbau|travaux|obras|lavori|option|hold|held|valid\w*|gult\w*|gilt|gelten|valable\w*|geldig|season\w*|saison|s[ae]+song\w*|saeson\w*|se[zs]on\w*|temporada|stagione|seizoen|rates?|tariff?\w*|tarifa?s?|preise|breakfast|restaurant|pool|refund\w*|born|birth\w*)\b/;
const MAX_BETWEEN = 110;
const AT_ONCE = 34;
const BEFORE = 60;
const SURE = CONFIDENCE.dates.spokenRange;
const PROVEN = CONFIDENCE.dates.countedRange;

type Days = readonly [first: DayFound, last: DayFound];

/** "del 3 de mayo por la tarde hasta el 7 de mayo", "vom 3. Mai, Anreise ab 15 Uhr, bis zum 7. Mai 2027": days that a sentence joins over words. */
export function spokenRanges(reading: Reading): Candidate[] {
  const found = reading.parts.flatMap((part) =>
    sentencesOf(part).flatMap((sentence) => rangesIn(sentence, part, reading)),
  );
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

function rangesIn({ text, from }: Sentence, part: Part, reading: Reading): Days[] {
  if (text.length > 900 || !/\d\D+\d/.test(text)) return [];
  const mentions = datesIn(text);
  if (mentions.length === 0) return [];
  const folded = aligned(text);
  const told = toldEnds({ text: folded, from }, mentions, part, reading);
  if (told.length > 0) return told;
  return mentions.flatMap((first, index) => {
    const last = mentions[index + 1];
    if (!last || !isJoined(folded, first, last)) return [];
    const [a, b] = withYear(first, last, folded).map((one) => found(one, from, part, reading));
    if (!a || !b || a.day >= b.day || daysApart(a.day, b.day) > MAX_STAY) return [];
    return [[a, b] as const];
  });
}

/** "They land on 14 January 2027 and we see them off on the 21st": two days of a sentence, the ends of the trip by words or as many nights apart as the mail speaks of. */
function toldEnds(
  { text, from }: Sentence,
  whole: readonly DateMention[],
  part: Part,
  reading: Reading,
): Days[] {
  const days = [...whole, ...bareDays(text, whole)].toSorted((a, b) => a.at - b.at);
  if (days.length < 2) return [];
  const ends = days.map((one, index) => endTold(text.slice(days[index - 1]?.end ?? 0, one.at)));
  const nights = new Set(nightCounts(reading));
  return days.flatMap((one, index) =>
    days.flatMap((other, later) => {
      if (later <= index || OTHER.test(text.slice(Math.max(0, one.at - BEFORE), other.end))) return [];
      return [false, true].flatMap((isTurned) => {
        const [first, last] = isTurned ? [other, one] : [one, other];
        const [begin, end] = isTurned ? [ends[later], ends[index]] : [ends[index], ends[later]];
        const [a, b] = resolved(first, last, reading).map((day, place) =>
          day ? placed(day, place === 0 ? first : last, from, part, reading) : null,
        );
        if (!a || !b || a.day >= b.day) return [];
        const apart = daysApart(a.day, b.day);
        const isTold =
          (begin === "begin" || begin === "leave") &&
          (end === "end" || (end === "leave" && begin === "begin"));
        return apart <= MAX_STAY && (isTold || (apart > 1 && nights.has(apart))) ? [[a, b] as const] : [];
      });
    }),
  );
}

type End = "begin" | "leave" | "end";

/** Which end of a trip the words before a day tell. */
function endTold(before: string): End | undefined {
  const near = withoutHours(before.slice(-BEFORE));
  if (INSTEAD.test(before)) return undefined;
  if (PATTERNS.some(({ until }) => until.test(near))) return "end";
  const word = lastEndWord(near);
  if (word === "DEPART") return "leave";
  if (word === "RETURN" || word === "END") return "end";
  return word ? "begin" : undefined;
}

/** The days of both, one of which may lack its month. */
function resolved(
  first: DateMention | BareDay,
  last: DateMention | BareDay,
  { calendar }: Reading,
): readonly (string | null)[] {
  const [a, b] = [first, last].map((one) => (isBare(one) ? null : dayOf(one, calendar)));
  return [
    a ?? (b && isBare(first) ? dayBeside(b, first, false) : null),
    b ?? (a && isBare(last) ? dayBeside(a, last, true) : null),
  ];
}

function isBare(one: DateMention | BareDay): one is BareDay {
  return !("month" in one) && !("a" in one);
}

function isJoined(folded: string, first: DateMention, last: DateMention): boolean {
  const start = Math.max(0, first.at - BEFORE);
  const before = withoutHours(folded.slice(start, first.at));
  const between = withoutHours(folded.slice(first.end, last.at));
  if (between.length > MAX_BETWEEN || OTHER.test(folded.slice(start, last.at))) return false;
  return PATTERNS.some(
    ({ from, until, to }) =>
      from.test(before) &&
      (until.test(between) || (between.length <= AT_ONCE && to.test(between) && !/[,;:]/.test(between))),
  );
}

/** "from 4 pm on Saturday" */
function withoutHours(text: string): string {
  return text.replace(
    /\b\d{1,2}(?:[:.h]\d\d)? ?(?:am|pm|a\.m\.|p\.m\.|uhr|hrs|h)(?![a-z])\.?,? ?(?:(?:on|am|le|el|il|den) )?/g,
    "",
  );
}

/** A day without a year has that of the other one, or the only one that the sentence names before both. */
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

function found(mention: DateMention, from: number, part: Part, reading: Reading): DayFound | null {
  const day = dayOf(mention, reading.calendar);
  return day ? placed(day, mention, from, part, reading) : null;
}

function placed(
  day: string,
  mention: Pick<DateMention, "at" | "end">,
  from: number,
  part: Part,
  reading: Reading,
): DayFound | null {
  const span = { doc: part.doc, start: from + mention.at, end: from + mention.end };
  const isOld =
    isReplaced(span) ||
    (reading.emailType === "amendment" && isSuperseded(part.doc.text, span.start, span.end));
  return !isOld && day >= (reading.calendar.today ?? "0000") ? { day, span, row: 0, ambiguous: false } : null;
}

/** Folds letter by letter, so that places stay. */
function aligned(text: string): string {
  const folded = fold(text);
  return folded.length === text.length ? folded : text.toLowerCase();
}

function ending(words: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${words})(?: |(?<='))${WEEKDAY}$`);
}
