import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Product } from "@/lib/reader/payload.model";
import { dateMentions } from "@/lib/reader/words/date-mention";
import { fold } from "@/lib/reader/words/fold";
import { COUNTS, numberInWords } from "@/lib/reader/words/money/spelled-amounts";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import TERMS from "../../words/sayings/terms-sayings.json" with { type: "json" };
import type { Candidate } from "../layout/candidate";
import type { DayFound, EmailEvidence } from "../layout/email-evidence";
import { daysApart } from "./calendar";
import { MAX_STAY } from "./day-candidates";
import { statedEnd } from "./stated-end";

/** A number of nights, in figures or words. */
export const NIGHTS = new RegExp(
  `(?<![\\d.,\\p{L}])(\\d{1,2}|${COUNTS.join("|")})[\\s-]+(?:[\\p{L}-]{3,12}\\s)?(?:nights?|nächte|nuits|noches|notti|nachten|nätter|noc[íieyę]|nocleg\\p{L}*|noites|netter|nætter|yötä)(?!\\p{L})`,
  "giu",
);

const NIGHT_COUNT =
  /(?<!\p{L})(?:(?:no\.?|number|anzahl|nombre|número|numero|aantal|antal|počet|liczba)\s(?:of |de |di |der )?)?(?:nights?|nächte|nuits|noches|notti|nachten|nätter|nocí|noites|nocy|netter|nætter|泊数|박수)\s?(?:\)\s?)?[:\t]\s?(\d{1,2})(?![\d.,/:-]|\s?[x×€$£])|(?<!\d)(\d{1,2})\s?(?:泊|박|晚)/giu;

const MAX_SCANNED = 20_000;

const FROM_DAY =
  /^\s*(?:,?\s*(?:from|starting|commencing|beginning|arriving|as of|ab|vom|ab dem|à partir du|à compter du|du|dès le|desde|desde el|a partir del|a partire dal|dal|vanaf|från|från och med|fra|od|a partir de|de)\s+)(?:(?:on|the|am|dem|le|el|den)\s+)?(?:\p{L}{2,12}\.?,?\s+)?(?:the\s+)?$/iu;
/** "al 24/09/2027 (6 notti)": the nights end on this day. */
const UNTIL =
  /(?<!\p{L})(?:to|until|till|through|bis|bis zum|au|jusqu['’]au|al|hasta|hasta el|fino al|tot|tot en met|t\/m|till|til|do|ate|até|à|[-–—→])\s*(?:\p{L}{2,12}\.?,?\s+)?$/iu;
const FOR_NIGHTS = /^\s*(?:\(|,?\s*(?:for|für|pour|por|per|voor|i|på|na|durante)\s)\s*$/iu;

/**
 * "for 4 nights from Thursday 15 April 2027", "15 April 2027 for four nights": returns the first day, beside its
 * nights.
 */
export function startOfNights(reading: EmailEvidence, days: readonly DayFound[]): Candidate[] {
  if (!BY_NIGHT.has(reading.product)) return [];
  return reading.parts.flatMap(({ doc }) => {
    const nights = [...doc.text.slice(0, MAX_SCANNED).matchAll(NIGHTS)];
    return days
      .filter(
        ({ span }) =>
          span.doc === doc && nights.some((match) => isBeside(match, span) || isStayedFrom(match, span)),
      )
      .map(({ day: value, span }) => ({
        field: "itinerary.startDate" as const,
        value,
        source: "prose" as const,
        confidence: CONFIDENCE.dates.besideNights,
        span,
      }));
  });
}

function isBeside({ index, 0: found }: RegExpExecArray, { doc, start, end }: DayFound["span"]): boolean {
  const after = index + found.length;
  if (after <= start) return start - after < 50 && FROM_DAY.test(doc.text.slice(after, start));
  const isLast = UNTIL.test(doc.text.slice(Math.max(0, start - 30), start));
  return !isLast && index >= end && index - end < 20 && FOR_NIGHTS.test(doc.text.slice(end, index));
}

/**
 * "They come on 5 June 2027 and stay seven nights": whether words for the start of a trip precede the day, and its
 * nights follow in the sentence.
 */
function isStayedFrom({ index }: RegExpExecArray, { doc, start, end }: DayFound["span"]): boolean {
  const between = doc.text.slice(end, index);
  if (index < end || between.length > MAX_BETWEEN || /[.;:!?\n]\s|\d/.test(between)) return false;
  const before = fold(doc.text.slice(doc.text.lastIndexOf("\n", start - 1) + 1, start)).split(/[.;!?]\s/);
  return statedEnd(before.at(-1) ?? "") === "begin";
}

const MAX_BETWEEN = 60;

const BY_NIGHT: ReadonlySet<Product | undefined> = new Set<Product | undefined>([
  "hotel",
  "package",
  "tour",
  "cruise",
  undefined,
]);
const ENOUGH = CONFIDENCE.bar.enough;

/**
 * If no end day is named, computes it from the nights: "three nights from 3 May". A single night is more often a fee
 * than a stay.
 */
export function endOfNights(
  reading: EmailEvidence,
  found: readonly Candidate[],
  travel: readonly DayFound[],
): Candidate[] {
  const sure = (field: Candidate["field"]) =>
    found.filter((one) => one.field === field && one.confidence >= ENOUGH);
  const [start, other] = distinct(sure("itinerary.startDate"));
  if (!start || other || !BY_NIGHT.has(reading.product)) return [];
  if (sure("itinerary.endDate").some((one) => one.value > start.value)) return [];
  const nights = nightsIn(reading);
  if (nights === null || nights < 2) return [];
  const day = dayAfter(String(start.value), nights);
  const { span } = start;
  const isDenied = travel.some((one) => one.day > day && daysApart(day, one.day) <= MAX_STAY);
  return [
    {
      field: "itinerary.endDate",
      value: day,
      source: "prose",
      confidence: CONFIDENCE.dates.afterNights,
      ...(span ? { span } : {}),
      ...(isDenied ? { note: `${nights} nights would end before another day that the mail names.` } : {}),
    },
  ];
}

function distinct(all: readonly Candidate[]): Candidate[] {
  return all.filter((one, index) => all.findIndex((other) => other.value === one.value) === index);
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const LONGER =
  /(?<![\d.,/-])(?:[2-9]|[12]\d)[\s-]?(?:nights?|nts|nachte|nuits|noches|notti|nachten|natter|netter|noci|noites|nocy|days?|tage|tagige?|jours|dias|giorni|dagen|dagar|dager|dage|dni)(?!\p{L})(?!\s(?:before|prior|vor|avant|antes|prima|voor|fore|for|pred|przed))/u;

/** Whether the email mentions more than one day, so that a single day isn't the whole trip. */
export function isLonger({ folded }: EmailEvidence): boolean {
  return LONGER.test(folded);
}

/** Returns the number of nights in the email; null for none, or for several numbers. */
export function nightsIn(reading: EmailEvidence): number | null {
  const [only, ...more] = nightCounts(reading);
  return more.length === 0 ? (only ?? null) : null;
}

/** Returns every number of nights that the email mentions, once. */
export function nightCounts({ parts }: EmailEvidence): number[] {
  const counts = parts.flatMap(({ doc }) =>
    [
      ...[...doc.text.slice(0, MAX_SCANNED).matchAll(NIGHTS)].filter((match) => !isLimit(match)),
      ...[...doc.text.slice(0, MAX_SCANNED).matchAll(NIGHT_COUNT)].filter((match) => !isOfDay(match)),
    ].map((match) => numberOf(match[1] ?? match[2] ?? "")),
  );
  return [...new Set(counts)];
}

/** "City tax, at most 6 nights": a limit of something else than the stay. */
function isLimit({ index, input }: RegExpExecArray): boolean {
  return LIMIT.test(fold(input.slice(Math.max(0, index - 24), index)));
}

const LIMIT = new RegExp(`(?<!\\p{L})(?:${phrasePattern(TERMS, "atMost")})\\W*$`, "u");

/** "First night: 3 June" is not a number of nights. */
function isOfDay({ 0: found, 1: count = "", index, input }: RegExpExecArray): boolean {
  const at = index + found.length - count.length;
  return dateMentions(input.slice(at, at + 24))[0]?.at === 0;
}

function numberOf(word: string): number {
  if (/^\d/.test(word)) return Number(word);
  return numberInWords(fold(word)) ?? 0;
}
