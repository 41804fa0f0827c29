import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Candidate } from "../layout/candidate";
import type { DayFound } from "../layout/email-evidence";
import { daysApart } from "./calendar";
import type { Dated } from "./dated";
import { dayCandidate, MAX_STAY } from "./day-candidates";
import { headOf } from "./day-heads";

const JOINS =
  /^\s*(?:\(?[\p{L}.]{1,12}\)?,?\s*)?(?:-|–|—|→|➔|⟶|~|〜|から|至|부터|(?<!\p{L})(?:to|until|through|till|bis|au|al|a|à|tot|t\/m|do|até|och|and|und|et|y|e)(?!\p{L}))\s*(?:[\p{L}.-]{1,14},?\s*)?$/iu;
const MAX_BETWEEN = 34;

/** "8 - 15 May", "8 May until Saturday, 15 May": whether two consecutive days are the ends of one range. */
export function isJoined(one: DayFound, next: DayFound): boolean {
  if (next.span.doc !== one.span.doc) return false;
  const between = one.span.doc.text.slice(one.span.end, next.span.start);
  return (between.length <= MAX_BETWEEN && JOINS.test(between)) || next.span.start < one.span.end + 3;
}

/**
 * "ITINERARY | 06FEB27 Miami | 16FEB27 Miami": in a row with two days, the second is the end of the trip if a label
 * says that the first is its start.
 */
export function besideStart(known: readonly Dated[], travel: readonly DayFound[]): Candidate[] {
  const begins = new Set(
    known.flatMap(({ role, source, day }) => (role === "start" && source !== "prose" ? [day] : [])),
  );
  const rows = Map.groupBy(travel, ({ row, span }) => `${row} ${span.doc.id}`);
  return [...rows.values()].flatMap(([first, last, more]) =>
    first && last && !more && begins.size === 1 && begins.has(first.day) && isLater(first, last)
      ? [dayCandidate("itinerary.endDate", last, CONFIDENCE.dates.besideStart, "table")]
      : [],
  );
}

function isLater(first: DayFound, last: DayFound): boolean {
  return last.day > first.day && daysApart(first.day, last.day) <= MAX_STAY;
}

/** "Umbuchung auf den Zeitraum 3. Mai bis 7. Mai": whether a day is the last one of a range labelled as a period. */
export function endsPeriod(days: readonly DayFound[], index: number): boolean {
  const [first, last] = [days[index - 1], days[index]];
  return (
    first !== undefined &&
    last !== undefined &&
    isJoined(first, last) &&
    headOf(first)?.label.role === "period"
  );
}
