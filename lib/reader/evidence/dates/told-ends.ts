import type { Product } from "@/lib/reader/payload.model";
import { INSTEAD } from "@/lib/reader/words/connectives";
import type { DateMention } from "@/lib/reader/words/date-mention";
import type { DayFound, Part, Reading } from "../layout/reading";
import type { Sentence } from "../layout/sentences";
import { isReplaced, isSuperseded } from "../layout/superseded";
import { type BareDay, bareDays, dayBeside } from "./bare-days";
import { dayOf, daysApart } from "./calendar";
import { MAX_STAY } from "./day-candidates";
import { lastEndWord } from "./line-days";
import { nightCounts } from "./nights";
import { OTHER, PATTERNS, withoutHours } from "./spoken-words";

export type Days = readonly [first: DayFound, last: DayFound];
type Told = { readonly day: DateMention | BareDay; readonly end: End | undefined };
type End = "begin" | "leave" | "end";

const BEFORE = 60;

/** "They land on 14 January 2027 and we see them off on the 21st": two days of a folded sentence, the ends of the trip by words or as many nights apart as the mail speaks of. */
export function toldEnds(
  { text, from }: Sentence,
  whole: readonly DateMention[],
  part: Part,
  reading: Reading,
): Days[] {
  const days = [...whole, ...bareDays(text, whole)].toSorted((a, b) => a.at - b.at);
  if (days.length < 2) return [];
  const told = days.map((day, index) => ({
    day,
    end: endTold(text.slice(days[index - 1]?.end ?? 0, day.at)),
  }));
  const nights = new Set(nightCounts(reading));
  const isOfOther = (one: Told, other: Told) =>
    OTHER.test(text.slice(Math.max(0, one.day.at - BEFORE), other.day.end));
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
  if (first === "leave" && last === "begin") return product === "rail" || product === "flight";
  return last === "end" ? first === "begin" || first === "leave" : last === "leave" && first === "begin";
}

/** Which end of a trip the words before a day tell. */
function endTold(before: string): End | undefined {
  const near = withoutHours(before.slice(-BEFORE));
  if (INSTEAD.test(before)) return undefined;
  if (PATTERNS.some(({ until }) => until.test(near))) return "end";
  const saying = END_SAYINGS.find(([, words]) => words.test(near));
  if (saying) return saying[0];
  const word = lastEndWord(near);
  if (word === "DEPART") return "leave";
  if (word === "RETURN" || word === "END") return "end";
  return word ? "begin" : undefined;
}

/** Sayings for the ends of a trip, with where before a day. */
const END_SAYINGS: readonly (readonly [End, RegExp])[] = [
  [
    "begin",
    saying(
      "lands?|landing|touch(?:es|ing)? down|joins? us|joining us|(?:rolls?|rolling|pulls?|pulling|gets?|getting) in(?:to)?|we (?:welcome|greet) (?:them|you)|landen|begrussen|atterriss\\w+|nous (?:les |vous )?accueill\\w+|aterriza\\w*|(?:les|los) recibimos|atterran\\w*|(?:li|vi) accogliamo|verwelkomen",
    ),
  ],
  [
    "end",
    saying(
      "(?:see|wave|drop) (?:them|you|her|him|everyone) (?:off|back|goodbye)|say(?:ing)? goodbye|(?:fly|flying|flies|head|heading|heads|travel|travelling) (?:home|back)|verabschieden|(?:fliegen|reisen|geht es) (?:wieder )?(?:zuruck|heim|nach hause)|repart\\w*|rentr\\w+|se despid\\w+|regres\\w+|vuelven|ripart\\w+|rientr\\w+|vliegen (?:weer )?(?:terug|naar huis)|uitzwaaien",
    ),
  ],
];

function saying(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})[^.;:!?\\d]{0,60}$`, "u");
}

/** The days of both, one of which may lack its month. */
function resolved(
  [{ day: first }, { day: last }]: readonly [Told, Told],
  from: number,
  part: Part,
  reading: Reading,
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

/** A day of a sentence that begins at `from`, with its place; null for one that holds no more. */
export function placed(
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
