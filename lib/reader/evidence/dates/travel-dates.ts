import { CONFIDENCE } from "@/lib/reader/confidence";
import { labelOf } from "@/lib/reader/words/label";
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { bareStarts, doubtAfterBareDay } from "./bare-starts";
import { daysApart } from "./calendar";
import type { Dated } from "./dated";
import { BY_LEG, datedLabels } from "./dated-labels";
import { ends } from "./day-candidates";
import { besideStart } from "./joined-days";
import { legsOfJourney } from "./journey/legs";
import { itineraryRows, unlessGoesOn } from "./journey/programme";
import { timetableDays } from "./journey/timetable";
import { edges, periods } from "./labelled-ends";
import { lineDays } from "./line-days";
import { doubtNearMissingDates } from "./lost-days";
import { endOfNights, isLonger, startOfNights } from "./nights";
import { dayReturn } from "./one-day/day-return";
import { eventDays } from "./one-day/event-days";
import { doubtSingleDay } from "./one-day/lone-day";
import { confidenceOfTwoDays, unlessTwo } from "./only-two";
import { daysOfTerms, isAdvertised, isOffered } from "./other-days/advertised-days";
import {
  unlessCalledOff,
  unlessLaterLeg,
  unlessSetsOut,
  unlessShorter,
  unlessTwice,
  unlessYearLater,
} from "./other-days/doubtful-days";
import { otherDepartures } from "./other-days/other-departures";
import { spokenRanges } from "./spoken-ranges";
import { doubtNextToUndatedRows } from "./undated-rows";
import { unlessOfOthers, writtenRanges } from "./written-ranges";

const SURE = CONFIDENCE.dates;
const DOUBTED = CONFIDENCE.doubt.doubted;

/** Returns the candidates for the first and the last day of travel. */
export function dateCandidates(reading: EmailEvidence): Candidate[] {
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
    ...bareStarts(known, reading),
    ...dayReturn(known, reading),
    ...ends(eventDays(reading), SURE.oneDay, "label"),
    ...legsOfJourney(reading, elsewhere, known),
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
  const begun = unlessSetsOut(unlessLaterLeg(found, reading), known);
  const sound = unlessCalledOff(begun, reading).filter((one) => !isLastTaken(one, known, reading));
  const within = doubtNearMissingDates(unlessGoesOn(sound, reading, elsewhere), reading);
  const told = doubtNextToUndatedRows(doubtSingleDay(within, known, elsewhere, reading), reading);
  const later = doubtAfterBareDay(unlessShorter(told, reading));
  const sure = unlessYearLater(unlessTwice(later, known, reading), dated, reading);
  return [...sure, ...endOfNights(reading, sure, travel)];
}

function isLabelled({ role, source }: Dated): boolean {
  return role !== "otherDate" && source !== "prose";
}

/**
 * Whether a start candidate is a day after a word for the end, which is never the start. A journey of a single day may
 * be called both.
 */
function isLastTaken(
  { field, span, value }: Candidate,
  known: readonly Dated[],
  reading: EmailEvidence,
): boolean {
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

/**
 * The day from which a policy or a price is in force is not the start of the trip if the trip's own first day is named
 * too, or if it has already come.
 */
function inForce(dated: readonly Dated[], today: string | null): Dated[] {
  const isEffect = ({ label }: Dated) => labelOf(label)?.concepts.has("EFFECT") === true;
  const isNamed = dated.some((one) => ["start", "arrive", "depart"].includes(one.role) && !isEffect(one));
  const isOther = (one: Dated) =>
    isEffect(one) && (isNamed || (today !== null && daysApart(today, one.day) <= 1));
  return dated.map((one) => (isOther(one) ? { ...one, role: "otherDate" } : one));
}

/** "Salida 23/03/2027 (4 noches)" at a hotel: the nights end on this day. */
function isLastDay({ role }: Dated, { product }: EmailEvidence): boolean {
  return role === "end" || role === "return" || (role === "depart" && (!product || product === "hotel"));
}

/** Whether the product may start and end on one day; a tour only if no nights or days are counted. */
function isOfOneDay(reading: EmailEvidence): boolean {
  const { product } = reading;
  if (product === "tour") return !isLonger(reading);
  return !product || product === "car" || (BY_LEG.has(product) && !isLonger(reading));
}

/**
 * Returns the ends if no label gives both: a journey or a transfer of one day, or two days that nothing else explains.
 */
function only(reading: EmailEvidence, known: readonly Dated[], elsewhere: ReadonlySet<number>): Candidate[] {
  const today = reading.calendar.today ?? "0000";
  const travel = reading.days.filter((one) => !elsewhere.has(one.span.start) && one.day >= today);
  const distinct = [...new Set(travel.map((one) => one.day))];
  const oneDay = isOfOneDay(reading);
  const [single] = distinct;
  if (
    oneDay &&
    distinct.length === 1 &&
    !hasLostDay(reading) &&
    single &&
    known.some((one) => one.day === single)
  )
    return ends(travel, reading.product === "car" ? DOUBTED : SURE.oneDay, "label");
  const isDated = distinct.every((day) => known.some((one) => one.day === day && one.source === "label"));
  if (reading.product === "transfer" && distinct.length > 1 && isDated)
    return ends(travel, SURE.oneDay, "label");
  if (distinct.length !== 1 && distinct.length !== 2) return [];
  return ends(travel, confidenceOfTwoDays(travel, known, reading), "prose");
}

/** "Departs: , 15h00": the date before the time is missing. */
function hasLostDay({ parts }: EmailEvidence): boolean {
  return parts.some(({ doc }) => /[\t:]\s*,\s*\d{1,2}\s?[:.h]\s?\d{2}(?!\d)/.test(doc.text));
}
