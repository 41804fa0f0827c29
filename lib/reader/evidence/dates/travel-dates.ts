import { CONFIDENCE } from "@/lib/reader/confidence";
import { datesIn } from "@/lib/reader/words/date-range";
import { labelOf } from "@/lib/reader/words/label";
import type { Candidate } from "../layout/candidate";
import type { Span } from "../layout/pair";
import type { DayFound, Reading } from "../layout/reading";
import { isRunning } from "../state/running-text";
import { daysApart } from "./calendar";
import type { Dated } from "./dated";
import { BY_LEG, datedLabels } from "./dated-labels";
import { earliest, ends, latest } from "./day-candidates";
import { besideStart } from "./joined-days";
import { itineraryRows, unlessGoesOn } from "./journey/programme";
import { timetableDays } from "./journey/timetable";
import { wayBack } from "./journey/way-back";
import { edges, periods } from "./labelled-ends";
import { lineDays } from "./line-days";
import { unlessLost } from "./lost-days";
import { endOfNights, isLonger, startOfNights } from "./nights";
import { dayReturn } from "./one-day/day-return";
import { eventDays } from "./one-day/event-days";
import { unlessLone } from "./one-day/lone-day";
import { sureOfTwo, unlessTwo } from "./only-two";
import { daysOfTerms, isAdvertised, isOffered } from "./other-days/advertised-days";
import { unlessCalledOff, unlessShorter, unlessTwice, unlessYearLater } from "./other-days/doubtful-days";
import { otherDepartures } from "./other-days/other-departures";
import { spokenRanges } from "./spoken-ranges";
import { unlessUndated } from "./undated-rows";
import { unlessOfOthers, writtenRanges } from "./written-ranges";

const SURE = CONFIDENCE.dates;
const DOUBTED = CONFIDENCE.doubt.doubted;

/** First and last day of travel. */
export function dateCandidates(reading: Reading): Candidate[] {
  const dated = inForce(
    [...datedLabels(reading), ...lineDays(reading), ...timetableDays(reading)],
    reading.calendar.today,
  );
  const labelled = new Set(dated.filter(isLabelled).map((one) => one.span.start));
  const free = reading.days.filter((one) => !labelled.has(one.span.start));
  const terms = [...free.filter((one) => isOffered(one, reading)), ...daysOfTerms(free)];
  const others = [
    ...dated.filter((one) => one.role === "otherDate"),
    ...reading.days.filter(isAdvertised),
    ...otherDepartures(reading.days),
    ...terms,
  ];
  const elsewhere = new Set(others.map((one) => one.span.start));
  const known = dated.filter((one) => one.role !== "otherDate" && !elsewhere.has(one.span.start));
  const lasts = new Set(known.filter((one) => isLastDay(one, reading)).map((one) => one.span.start));
  const travel = reading.days.filter((one) => !elsewhere.has(one.span.start));
  const spoken = unlessOfOthers(spokenRanges(reading, terms), known.filter(isLabelled));
  const two = spoken.length > 0 ? [] : only(reading, known, elsewhere);
  const found = [
    ...periods(known),
    ...unlessTwo(edges(known, reading), two),
    ...dayReturn(known, reading),
    ...ends(eventDays(reading), SURE.oneDay, "label"),
    ...segments(reading, elsewhere, known),
    ...itineraryRows(reading, elsewhere),
    ...writtenRanges(reading, elsewhere, known.filter(isLabelled)),
    ...besideStart(known, travel),
    ...spoken,
    ...two,
    ...startOfNights(
      reading,
      travel.filter((one) => !lasts.has(one.span.start)),
    ),
  ];
  const sound = unlessCalledOff(found, reading).filter((one) => !isLastTaken(one, known, reading));
  const within = unlessLost(unlessGoesOn(sound, reading, elsewhere), reading);
  const told = unlessUndated(unlessLone(within, known, elsewhere, reading), reading);
  const sure = unlessYearLater(unlessTwice(unlessShorter(told, reading), known, reading), dated, reading);
  return [...sure, ...endOfNights(reading, sure, travel)];
}

function isLabelled({ role, source }: Dated): boolean {
  return role !== "otherDate" && source !== "prose";
}

/** A day behind a word for the end is never the beginning. Of a single day of travel both may be said. */
function isLastTaken({ field, span, value }: Candidate, known: readonly Dated[], reading: Reading): boolean {
  if (field !== "itinerary.startDate" || !span) return false;
  const own = known.filter((one) => one.span.doc === span.doc && one.span.start === span.start);
  const isLast =
    own.some(({ role, confidence }) => role !== "depart" && confidence >= CONFIDENCE.bar.enough) &&
    own.every(isEnd);
  const isOnlyDay = BY_LEG.has(reading.product) && reading.days.every(({ day }) => day === value);
  return isLast && !isOnlyDay;
}

function isEnd({ role }: Dated): boolean {
  return role === "end" || role === "return" || role === "depart";
}

/** The day from which a policy or a price is in force begins no trip where the trip's own first day is named too, or it has come. */
function inForce(dated: readonly Dated[], today: string | null): Dated[] {
  const isEffect = ({ label }: Dated) => labelOf(label)?.concepts.has("EFFECT") === true;
  const isNamed = dated.some((one) => ["start", "arrive", "depart"].includes(one.role) && !isEffect(one));
  const isOther = (one: Dated) =>
    isEffect(one) && (isNamed || (today !== null && daysApart(today, one.day) <= 1));
  return dated.map((one) => (isOther(one) ? { ...one, role: "otherDate" } : one));
}

/** "Salida 23/03/2027 (4 noches)" of a hotel: the nights end there. */
function isLastDay({ role }: Dated, { product }: Reading): boolean {
  return role === "end" || role === "return" || (role === "depart" && (!product || product === "hotel"));
}

const FLIGHT_OR_AIRPORT =
  /(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}(?![\p{L}\d]|[.,/-]\d)|\([A-Z]{3}\)/u;
const LEG_WORDS =
  /(?<!\p{L})(?:train|zug|tren|treno|tåg|vlak|comboio|trein|ice|tgv|flight|flug|vol|vuelo|volo|vlucht|flyg|let|voo)(?!\p{L})|\d{1,2}[:h]\d{2}/iu;

/** "08.32" is a time, "CA$25.00" is none. */
const DOTTED_TIME =
  /(?<![\d.,\p{Sc}]|\p{Sc}\s|(?<!\p{L})[A-Z]{3}\s)(?:[01]?\d|2[0-3])\.[0-5]\d(?![\d.]|\s?(?:\p{Sc}|(?:[A-Z]{3}|kr|zł|Kč)(?!\p{L})))/u;

/** Legs of a journey, one a row: the first and the last day of them. */
function segments(reading: Reading, elsewhere: ReadonlySet<number>, known: readonly Dated[]): Candidate[] {
  const isJourney = BY_LEG.has(reading.product) && !isLabelledCrossing(reading, known);
  const today = reading.calendar.today ?? "0000";
  const unexplained = reading.days.filter((one) => !elsewhere.has(one.span.start) && one.day >= today);
  const holdsDays = knownLines();
  const thereAndBack = reading.product ? [] : wayBack(unexplained);
  if (thereAndBack.length > 0) return ends(thereAndBack, SURE.someLegs, "table");
  const found = unexplained.filter((one) => isLeg(one, isJourney, holdsDays));
  const legs = withoutPrinted(dated(unlessTold(found, reading)), today);
  if (isJourney) {
    const sure = legs.some(hasUndatedLike) ? DOUBTED : sureOfJourney(legs, unexplained);
    return unlessOfMail(ends(legs, sure, "table"), today);
  }
  return legs.length > 1 ? ends(legs, holdsAll(legs, unexplained) ? SURE.legsOfTrip : DOUBTED, "table") : [];
}

/** "Rosslare - Cherbourg: 19 December, dep. 16:00" over "Arrives: 20 December": where a crossing's days have labels, one of them may be missing. */
function isLabelledCrossing({ product }: Reading, known: readonly Dated[]): boolean {
  return product === "ferry" && known.some(({ role }) => role === "arrive" || role === "depart");
}

/** "C9 52 no longer operates on Mondays from 30 August" below a table of flights: a sentence about them is no leg. */
function unlessTold(legs: readonly DayFound[], { parts, languages }: Reading): readonly DayFound[] {
  const cellsOf = ({ span, row }: DayFound) =>
    parts.find(({ doc }) => doc === span.doc)?.rows[row]?.cells.length ?? 0;
  const isTold = (one: DayFound) => cellsOf(one) < 2 && isRunning(lineOf(one.span), languages);
  return legs.some((one) => cellsOf(one) > 2) ? legs.filter((one) => !isTold(one)) : legs;
}

/** "08 Oct 10.54" at the head of a print is when it was printed, where later rows have their days. */
function withoutPrinted(legs: readonly DayFound[], today: string): readonly DayFound[] {
  const later = legs.filter(
    ({ day, span }) => day > today || FLIGHT_OR_AIRPORT.test(lineOf(span)) || STOP.test(undatedLine(span)),
  );
  return distinctDays(later) > 1 ? later : legs;
}

/** "Torino  08:10": a place and a time. */
const STOP = /^[^\d\n]{3,60}[\t ]\d{1,2}[:.h]\d{2}[^\S\n]*$/mu;

/** Whether a stop has lost the day that others like it have: "Torino  08:10" over "Venezia  5 April 2027 17:50". */
function hasUndatedLike({ span }: DayFound): boolean {
  return STOP.test(undatedLine(span)) && STOP.test(span.doc.text);
}

function undatedLine({ doc, start, end }: Span): string {
  const from = doc.text.lastIndexOf("\n", start - 1) + 1;
  const stop = doc.text.indexOf("\n", end);
  return `${doc.text.slice(from, start)} ${doc.text.slice(end, stop < 0 ? undefined : stop)}`;
}

/** A first leg on the very day of the mail may be the day on which the tickets were bought. */
function unlessOfMail(all: readonly Candidate[], today: string): Candidate[] {
  const isLater = all.some(({ value }) => value > today);
  return all.map((one) => (isLater && one.value === today ? { ...one, confidence: DOUBTED } : one));
}

/** Where the rows of legs print years, one that doesn't is no leg: "2 x minivan 7 lug." */
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

function sureOfJourney(legs: readonly DayFound[], all: readonly DayFound[]): number {
  if (distinctDays(legs) === distinctDays(all)) return SURE.allLegs;
  return distinctDays(legs) > 1 ? SURE.someLegs : SURE.oneLeg;
}

/** Legs that leave out an earlier or a later day may be other than the journey: a plate number reads like a flight's. */
function holdsAll(legs: readonly DayFound[], all: readonly DayFound[]): boolean {
  return earliest(legs)?.day === earliest(all)?.day && latest(legs)?.day === latest(all)?.day;
}

function distinctDays(days: readonly DayFound[]): number {
  return new Set(days.map((one) => one.day)).size;
}

/** Whether a line holds days of its own, read once: of many days in the line above it each asks the same. */
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

/** What may begin and end on one day; a tour only where no nights or days are counted. */
function isOfOneDay(reading: Reading): boolean {
  const { product } = reading;
  if (product === "tour") return !isLonger(reading);
  return !product || product === "car" || (BY_LEG.has(product) && !isLonger(reading));
}

/** Nothing labelled both ends: a journey or a transfer of one day, or two days that nothing else explains. */
function only(reading: Reading, known: readonly Dated[], elsewhere: ReadonlySet<number>): Candidate[] {
  const today = reading.calendar.today ?? "0000";
  const travel = reading.days.filter((one) => !elsewhere.has(one.span.start) && one.day >= today);
  const distinct = [...new Set(travel.map((one) => one.day))];
  const oneDay = isOfOneDay(reading);
  const [single] = distinct;
  if (oneDay && distinct.length === 1 && single && known.some((one) => one.day === single))
    return ends(travel, reading.product === "car" ? DOUBTED : SURE.oneDay, "label");
  const isDated = distinct.every((day) => known.some((one) => one.day === day && one.source === "label"));
  if (reading.product === "transfer" && distinct.length > 1 && isDated)
    return ends(travel, SURE.oneDay, "label");
  if (distinct.length !== 1 && distinct.length !== 2) return [];
  return ends(travel, sureOfTwo(travel, known, reading), "prose");
}
