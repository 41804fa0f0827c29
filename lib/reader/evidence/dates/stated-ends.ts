import type { Product } from "@/lib/reader/payload.model";
import type { DateMention } from "@/lib/reader/words/date-mention";
import type { DayFound, EmailEvidence, Part } from "../layout/email-evidence";
import type { Sentence } from "../layout/sentences";
import { isPreviousValue, isReplaced } from "../layout/superseded";
import { type BareDay, bareDays, dayBeside } from "./bare-days";
import { dayOf, daysApart } from "./calendar";
import { MAX_STAY } from "./day-candidates";
import { nightCounts } from "./nights";
import { OTHER } from "./spoken-words";
import { type End, endToldBehind, NEAR, statedEnd } from "./stated-end";

export type Days = readonly [first: DayFound, last: DayFound];
type Told = { readonly day: DateMention | BareDay; readonly end: End | undefined };

/**
 * "They land on 14 January 2027 and we see them off on the 21st": returns two days of a folded sentence that are the
 * ends of the trip, by their words or because they are as far apart as the stated nights.
 */
export function statedEnds(
  { text, from }: Sentence,
  whole: readonly DateMention[],
  part: Part,
  reading: EmailEvidence,
): Days[] {
  const days = [...whole, ...bareDays(text, whole)].toSorted((a, b) => a.at - b.at);
  if (days.length < 2) return [];
  const told = days.map((day, index) => ({
    day,
    end:
      endToldBehind(text.slice(day.end, days[index + 1]?.at)) ??
      statedEnd(text.slice(days[index - 1]?.end ?? 0, day.at)),
  }));
  const nights = new Set(nightCounts(reading));
  const isOfOther = (one: Told, other: Told) =>
    OTHER.test(text.slice(Math.max(0, one.day.at - NEAR), other.day.end));
  const pairs = told.flatMap((one, index) =>
    told
      .slice(index + 1)
      .filter((other) => !isOfOther(one, other))
      .flatMap((other) => [[one, other] as const, [other, one] as const]),
  );
  return pairs.flatMap((pair) => {
    const found = resolved(pair, from, part, reading);
    const apart = found ? daysApart(found[0].day, found[1].day) : 0;
    return found &&
      apart > 0 &&
      apart <= MAX_STAY &&
      (areEnds(pair, reading.product) || (apart > 1 && nights.has(apart)))
      ? [found]
      : [];
  });
}

function areEnds(
  [{ end: first }, { end: last }]: readonly [Told, Told],
  product: Product | undefined,
): boolean {
  if (first === "leave" && last === "begin")
    return product === "rail" || product === "flight" || product === "ferry";
  return last === "end" ? first === "begin" || first === "leave" : last === "leave" && first === "begin";
}

/** Returns the dates of both days, one of which may lack its month. */
function resolved(
  [{ day: first }, { day: last }]: readonly [Told, Told],
  from: number,
  part: Part,
  reading: EmailEvidence,
): Days | null {
  const [a, b] = [first, last].map((one) => (isBare(one) ? null : dayOf(one, reading.calendar)));
  const begin = a ?? (b && isBare(first) ? dayBeside(b, first, false) : null);
  const end = b ?? (a && isBare(last) ? dayBeside(a, last, true) : null);
  const one = begin && placed(begin, first, from, part, reading);
  const other = end && placed(end, last, from, part, reading);
  return one && other ? [one, other] : null;
}

function isBare(one: DateMention | BareDay): one is BareDay {
  return !("month" in one) && !("a" in one);
}

/** Returns a day of a sentence that begins at `from`, with its position; null if the day is no longer valid. */
export function placed(
  day: string,
  mention: Pick<DateMention, "at" | "end">,
  from: number,
  part: Part,
  reading: EmailEvidence,
): DayFound | null {
  const span = { doc: part.doc, start: from + mention.at, end: from + mention.end };
  const isOld =
    isReplaced(span) ||
    (reading.emailType === "amendment" && isPreviousValue(part.doc.text, span.start, span.end));
  return !isOld && day >= (reading.calendar.today ?? "0000") ? { day, span, row: 0, ambiguous: false } : null;
}
