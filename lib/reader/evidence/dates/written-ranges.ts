import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import type { Candidate } from "../layout/candidate";
import type { DayFound, EmailEvidence } from "../layout/email-evidence";
import type { Span } from "../layout/pair";
import { daysApart } from "./calendar";
import type { Dated } from "./dated";
import { dayCandidate, earliest, latest, MAX_STAY } from "./day-candidates";
import { isJoined } from "./joined-days";

const SURE = CONFIDENCE.dates;
const DOUBTED = CONFIDENCE.doubt.doubted;
const STARTS: ReadonlySet<Dated["role"]> = new Set<Dated["role"]>(["start", "arrive"]);

/**
 * Reads "8 - 15 May 2027" in running text. If a label gives another start, a range with a different start belongs to
 * something else.
 */
export function writtenRanges(
  reading: EmailEvidence,
  elsewhere: ReadonlySet<number>,
  labelled: readonly Dated[],
): Candidate[] {
  const found = reading.days.flatMap((one, index) => {
    const next = reading.days[index + 1];
    if (!next || elsewhere.has(one.span.start) || elsewhere.has(next.span.start)) return [];
    if (isOfRate(next.span)) return [];
    return isJoined(one, next) && next.day >= one.day && daysApart(one.day, next.day) <= MAX_STAY
      ? [[one, next] as const]
      : [];
  });
  const isOfTrip = tripOf(labelled);
  const sureOf = sureness(found.filter(([a, b]) => isOfTrip(a.day, b.day)));
  const goesOn = ({ day }: DayFound) => found.some(([next, last]) => next.day === day && last.day > day);
  return found.flatMap(([a, b]) => {
    const sure = isOfTrip(a.day, b.day) && !goesOn(b) ? sureOf(a, b) : DOUBTED;
    return [
      dayCandidate("itinerary.startDate", a, sure, "prose"),
      dayCandidate("itinerary.endDate", b, sure, "prose"),
    ];
  });
}

/**
 * Returns the confidence of each of several ranges: the one that contains all others is the trip; if none does, none is
 * reliable.
 */
function sureness(ranges: readonly (readonly [DayFound, DayFound])[]) {
  const first = earliest(ranges.map(([a]) => a))?.day;
  const last = latest(ranges.map(([, b]) => b))?.day;
  const isOnlyOne = ranges.every(([a, b]) => a.day === ranges[0]?.[0].day && b.day === ranges[0]?.[1].day);
  return (a: DayFound, b: DayFound): number => {
    if (isOnlyOne) return SURE.onlyRange;
    return a.day === first && b.day === last ? SURE.widestRange : DOUBTED;
  };
}

/** "9 - 12 Feb, per night | 1,180.00": the nights of a rate, the last of which is not the departure day. */
const OF_RATE =
  /^日?[,，:\s(]{0,3}(?:per night|a night|nightly|(?:pro|je) nacht|(?:par|la) nuit|por noche|por noite|a notte|per notte|per nacht|per natt|pr\.? nat|za noc|na noc|每晚|1泊|1박)/;

function isOfRate({ doc, end }: Span): boolean {
  return OF_RATE.test(fold(doc.text.slice(end, end + 20)));
}

const LEAVES: ReadonlySet<Dated["role"]> = new Set<Dated["role"]>(["end", "return", "depart"]);

/**
 * Returns a check of whether a range may be the trip's according to the labels: it has their start or, if they give
 * none, one of their other days at either end.
 */
function tripOf(labelled: readonly Dated[]): (first: string, last: string) => boolean {
  const daysOf = (roles: ReadonlySet<Dated["role"]>) =>
    labelled.filter(({ role }) => roles.has(role)).map(({ day }) => day);
  const [starts, others] = [daysOf(STARTS), daysOf(LEAVES)];
  if (starts.length > 0) return (first) => starts.includes(first);
  return (first, last) => others.length === 0 || others.includes(first) || others.includes(last);
}

/** Returns the ranges from sentences; none if a label gives another start. */
export function unlessOfOthers(
  spoken: readonly Candidate[],
  labelled: readonly Dated[],
): readonly Candidate[] {
  const isOfTrip = tripOf(labelled);
  const lasts = spoken.filter(({ field }) => field === "itinerary.endDate").map(({ value }) => String(value));
  const isSound = ({ field, value }: Candidate) =>
    field === "itinerary.startDate" && lasts.some((last) => isOfTrip(String(value), last));
  return spoken.some(isSound) ? spoken : [];
}
