import { CONFIDENCE } from "@/lib/reader/confidence";
import { datesIn } from "@/lib/reader/words/date-range";
import type { Candidate } from "../../layout/candidate";
import type { DayFound, EmailEvidence } from "../../layout/email-evidence";
import type { Span } from "../../layout/pair";
import { isRunning } from "../../state/running-text";
import type { Dated } from "../dated";
import { BY_LEG } from "../dated-labels";
import { earliest, ends, latest } from "../day-candidates";
import { isLonger } from "../nights";
import { wayBack } from "./way-back";

const SURE = CONFIDENCE.dates;
const DOUBTED = CONFIDENCE.doubt.doubted;

const FLIGHT_OR_AIRPORT =
  /(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}(?![\p{L}\d]|[.,/-]\d)|\([A-Z]{3}\)/u;
const LEG_WORDS =
  /(?<!\p{L})(?:train|zug|tren|treno|tåg|vlak|comboio|trein|ice|tgv|flight|flug|vol|vuelo|volo|vlucht|flyg|let|voo)(?!\p{L})|\d{1,2}[:h]\d{2}/iu;

/** "08.32" is a time, "CA$25.00" is not. */
const DOTTED_TIME =
  /(?<![\d.,\p{Sc}]|\p{Sc}\s|(?<!\p{L})[A-Z]{3}\s)(?:[01]?\d|2[0-3])\.[0-5]\d(?![\d.]|\s?(?:\p{Sc}|(?:[A-Z]{3}|kr|zł|Kč)(?!\p{L})))/u;

/** Returns candidates for the first and the last day of a journey's legs, one leg per row. */
export function legsOfJourney(
  reading: EmailEvidence,
  elsewhere: ReadonlySet<number>,
  known: readonly Dated[],
): Candidate[] {
  const isJourney = BY_LEG.has(reading.product) && !isLabelledCrossing(reading, known);
  const today = reading.calendar.today ?? "0000";
  const all = reading.days.filter((one) => !elsewhere.has(one.span.start) && one.day >= today);
  const unexplained = all.filter((one) => !isPaid(lineOf(one.span)));
  const holdsDays = knownLines();
  const thereAndBack = reading.product ? [] : wayBack(unexplained);
  if (thereAndBack.length > 0) return ends(thereAndBack, SURE.someLegs, "table");
  const found = unexplained.filter((one) => isLeg(one, isJourney, holdsDays));
  const legs = withoutPrinted(dated(unlessTold(found, reading)), today);
  if (isJourney) {
    const sure = legs.some(hasUndatedLike) ? DOUBTED : sureOfJourney(legs, all, reading);
    return unlessOfMail(ends(legs, sure, "table"), today);
  }
  return legs.length > 1 ? ends(legs, holdsAll(legs, unexplained) ? SURE.legsOfTrip : DOUBTED, "table") : [];
}

/**
 * "Rosslare - Cherbourg: 19 December, dep. 16:00" over "Arrives: 20 December": whether the days of a crossing have
 * labels, in which case one of them may be missing.
 */
function isLabelledCrossing({ product }: EmailEvidence, known: readonly Dated[]): boolean {
  return product === "ferry" && known.some(({ role }) => role === "arrive" || role === "depart");
}

/**
 * "C9 52 no longer operates on Mondays from 30 August" below a table of flights: drops days in sentences about the
 * legs.
 */
function unlessTold(legs: readonly DayFound[], { parts, languages }: EmailEvidence): readonly DayFound[] {
  const cellsOf = ({ span, row }: DayFound) =>
    parts.find(({ doc }) => doc === span.doc)?.rows[row]?.cells.length ?? 0;
  const isTold = (one: DayFound) => cellsOf(one) < 2 && isRunning(lineOf(one.span), languages);
  return legs.some((one) => cellsOf(one) > 2) ? legs.filter((one) => !isTold(one)) : legs;
}

/** Drops the print date at the top, such as "08 Oct 10.54", if later rows have their own days. */
function withoutPrinted(legs: readonly DayFound[], today: string): readonly DayFound[] {
  const later = legs.filter(
    ({ day, span }) => day > today || FLIGHT_OR_AIRPORT.test(lineOf(span)) || STOP.test(undatedLine(span)),
  );
  return distinctDays(later) > 1 ? later : legs;
}

/** A place and a time: "Torino  08:10". */
const STOP = /^[^\d\n]{3,60}[\t ]\d{1,2}[:.h]\d{2}[^\S\n]*$/mu;

/** Whether a stop lacks the day that similar stops have: "Torino  08:10" over "Venezia  5 April 2027 17:50". */
function hasUndatedLike({ span }: DayFound): boolean {
  return STOP.test(undatedLine(span)) && STOP.test(span.doc.text);
}

function undatedLine({ doc, start, end }: Span): string {
  const from = doc.text.lastIndexOf("\n", start - 1) + 1;
  const stop = doc.text.indexOf("\n", end);
  return `${doc.text.slice(from, start)} ${doc.text.slice(end, stop < 0 ? undefined : stop)}`;
}

/** Doubts a first leg on the day of the email, which may be the day on which the tickets were bought. */
function unlessOfMail(all: readonly Candidate[], today: string): Candidate[] {
  const isLater = all.some(({ value }) => value > today);
  return all.map((one) => (isLater && one.value === today ? { ...one, confidence: DOUBTED } : one));
}

/** If leg rows print years, drops those that don't: "2 x minivan 7 lug." */
function dated(legs: readonly DayFound[]): readonly DayFound[] {
  const whole = legs.filter(
    ({ isYearless, span }) => !isYearless || /(?<!\d)20\d\d(?!\d)/.test(lineOf(span)),
  );
  return whole.length > 0 ? whole : legs;
}

function lineOf({ doc, start, end }: Span): string {
  const stop = doc.text.indexOf("\n", end);
  return doc.text.slice(doc.text.lastIndexOf("\n", start - 1) + 1, stop < 0 ? undefined : stop);
}

function sureOfJourney(legs: readonly DayFound[], all: readonly DayFound[], reading: EmailEvidence): number {
  const [own, every] = [distinctDays(legs), distinctDays(all)];
  // The only day of a trip that lasts longer is one of its ends, and nothing says which.
  if (own === every && (own > 1 || !isLonger(reading))) return SURE.allLegs;
  return own > 1 ? SURE.someLegs : SURE.oneLeg;
}

/**
 * Whether the legs include the earliest and the latest day. Otherwise they may be something else: a licence plate reads
 * like a flight number.
 */
function holdsAll(legs: readonly DayFound[], all: readonly DayFound[]): boolean {
  return earliest(legs)?.day === earliest(all)?.day && latest(legs)?.day === latest(all)?.day;
}

function distinctDays(days: readonly DayFound[]): number {
  return new Set(days.map((one) => one.day)).size;
}

/** Returns a cached check of whether a line holds days, because many days on the line above ask for the same line. */
function knownLines() {
  const known = new Map<string, boolean>();
  return ({ id, text }: Span["doc"], from: number, to: number): boolean => {
    const line = `${id} ${from}`;
    const answer = known.get(line) ?? datesIn(text.slice(from, to)).length > 0;
    known.set(line, answer);
    return answer;
  };
}

function isLeg(one: DayFound, isJourney: boolean, holdsDays: ReturnType<typeof knownLines>): boolean {
  const { text } = one.span.doc;
  const from = Math.max(text.lastIndexOf("\n", one.span.start - 1), one.span.start - 120);
  const stop = text.indexOf("\n", one.span.end);
  const below = stop < 0 ? text.length : text.indexOf("\n", stop + 1);
  const next = below < 0 ? text.length : below;
  const own = stop < 0 || holdsDays(one.span.doc, stop, next) ? stop : next;
  const around = text.slice(Math.max(0, from), Math.min(own < 0 ? text.length : own, one.span.end + 160));
  return (
    FLIGHT_OR_AIRPORT.test(around) || (isJourney && (LEG_WORDS.test(around) || DOTTED_TIME.test(around)))
  );
}

/**
 * "Balance | 31DEC26 | 4,596.00": a row with a price but without a flight or a time is not a leg, whatever stands below
 * it.
 */
function isPaid(line: string): boolean {
  return PRICED.test(line) && !FLIGHT_OR_AIRPORT.test(line) && !LEG_WORDS.test(line);
}

const PRICED = /(?<![\d.,])\d{1,3}(?:[., ]\d{3})*[.,]\d{2}(?![\d.,])\s*$/;
