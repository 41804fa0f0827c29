import { CONFIDENCE } from "@/lib/reader/confidence";
import type { DateMention } from "@/lib/reader/words/date-mention";
import { datesIn } from "@/lib/reader/words/date-range";
import { fold } from "@/lib/reader/words/fold";
import type { Candidate } from "../layout/candidate";
import type { DayFound, Part, Reading } from "../layout/reading";
import { type Sentence, sentencesOf } from "../layout/sentences";
import { isSuperseded } from "../layout/superseded";
import { dayOf, daysApart } from "./calendar";
import { dayCandidate, MAX_STAY } from "./day-candidates";

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

type Days = readonly [first: DayFound, last: DayFound];

/** "del 3 de mayo por la tarde hasta el 7 de mayo", "vom 3. Mai, Anreise ab 15 Uhr, bis zum 7. Mai 2027": days that a sentence joins over words. */
export function spokenRanges(reading: Reading): Candidate[] {
  const found = reading.parts.flatMap((part) =>
    sentencesOf(part).flatMap((sentence) => rangesIn(sentence, part, reading)),
  );
  const days = new Set(found.map(([first, last]) => `${first.day} ${last.day}`));
  if (days.size !== 1) return [];
  return found.flatMap(([first, last]) => [
    dayCandidate("itinerary.startDate", first, SURE, "prose"),
    dayCandidate("itinerary.endDate", last, SURE, "prose"),
  ]);
}

function rangesIn({ text, from }: Sentence, part: Part, reading: Reading): Days[] {
  if (text.length > 900 || !/\d\D+\d/.test(text)) return [];
  const mentions = datesIn(text);
  const folded = mentions.length > 1 ? aligned(text) : "";
  return mentions.flatMap((first, index) => {
    const last = mentions[index + 1];
    if (!last || !isJoined(folded, first, last)) return [];
    const [a, b] = withYear(first, last, folded).map((one) => found(one, from, part, reading));
    if (!a || !b || a.day >= b.day || daysApart(a.day, b.day) > MAX_STAY) return [];
    return [[a, b] as const];
  });
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
  const span = { doc: part.doc, start: from + mention.at, end: from + mention.end };
  const isOld = reading.emailType === "amendment" && isSuperseded(part.doc.text, span.start, span.end);
  return day && !isOld && day >= (reading.calendar.today ?? "0000")
    ? { day, span, row: 0, ambiguous: false }
    : null;
}

/** Folds letter by letter, so that places stay. */
function aligned(text: string): string {
  const folded = fold(text);
  return folded.length === text.length ? folded : text.toLowerCase();
}

function ending(words: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${words})(?: |(?<='))${WEEKDAY}$`);
}
