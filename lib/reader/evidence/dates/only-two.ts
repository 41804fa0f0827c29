import { CONFIDENCE } from "@/lib/reader/confidence";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import type { Candidate } from "../layout/candidate";
import type { DayFound, EmailEvidence } from "../layout/email-evidence";
import { daysApart } from "./calendar";
import type { Dated } from "./dated";
import { earliest, latest } from "./day-candidates";
import { nightCounts } from "./nights";

const SURE = CONFIDENCE.dates;
const { doubted: DOUBTED } = CONFIDENCE.doubt;
const MAX_APART = 45;

/**
 * Returns how certain it is that the only two unexplained days are the ends of the trip: they stand in one row as far
 * apart as the stated nights, or in adjacent rows of the same shape, each after different words. Contradicting labels
 * count against them.
 */
export function confidenceOfTwoDays(
  travel: readonly DayFound[],
  known: readonly Dated[],
  reading: EmailEvidence,
): number {
  const first = earliest(travel);
  const last = latest(travel);
  return first && last && areNear(first, last) && !isDenied(first, last, known)
    ? sureBy(first, last, nightCounts(reading))
    : DOUBTED;
}

function sureBy(first: DayFound, last: DayFound, nights: readonly number[]): number {
  const isCounted = nights.includes(daysApart(first.day, last.day));
  if (nights.length > 0 && !isCounted) return DOUBTED;
  if (isAlike(first, last)) return isCounted ? SURE.asNights : SURE.alikeRows;
  return isCounted && first.row === last.row ? SURE.asNights : DOUBTED;
}

function areNear(first: DayFound, last: DayFound): boolean {
  const apart = daysApart(first.day, last.day);
  return (
    apart > 0 && apart <= MAX_APART && first.span.doc === last.span.doc && Math.abs(last.row - first.row) <= 1
  );
}

/** "Departure: 22 May" below another day is not the start, if the two are certainly the ends of the trip. */
export function unlessTwo(labelled: readonly Candidate[], two: readonly Candidate[]): Candidate[] {
  const isOther = ({ field, value }: Candidate) =>
    two.some((one) => one.field !== field && one.value === value && one.confidence >= CONFIDENCE.bar.enough);
  return labelled.filter((one) => !isOther(one));
}

/** Whether labels contradict: "Arrives" before the last of two days, or "Returns" before the first. */
function isDenied(first: DayFound, last: DayFound, known: readonly Dated[]): boolean {
  const isCalled = ({ span }: DayFound, roles: readonly LabelRole[]) =>
    known.some(
      (one) => one.span.doc === span.doc && one.span.start === span.start && roles.includes(one.role),
    );
  return isCalled(first, ["end", "return"]) || isCalled(last, ["start", "arrive"]);
}

/** "Qxz: 4 June" over "Vwy: 7 June", or "Qxz | 4 June | Vwy | 7 June": whether different words precede each day. */
function isAlike(first: DayFound, last: DayFound): boolean {
  const [one, other] = [headBefore(first), headBefore(last)];
  return first.span.start < last.span.start && one !== null && other !== null && one !== other;
}

const HEAD = /(?:^|[\t\n])([^\d\t\n:]*\p{L}{2}[^\d\t\n:]*)(?:[:\t=]|\s[–-]\s)[^\d\t\n]{0,24}$/u;

/** Returns the words that lead to a day in its row; null if it stands in a sentence, or after no words. */
function headBefore({ span: { doc, start } }: DayFound): string | null {
  return HEAD.exec(doc.text.slice(Math.max(0, start - 80), start))?.[1]?.trim() ?? null;
}
