import { CONFIDENCE } from "@/lib/reader/confidence";
import { dateMentions } from "@/lib/reader/words/date-mention";
import { fold } from "@/lib/reader/words/fold";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { type Pair, type Span, textOf, within } from "../layout/pair";
import { bareDays, dayBeside } from "./bare-days";
import { daysApart } from "./calendar";
import type { Dated } from "./dated";
import { nightCounts } from "./nights";

const BEGINS: ReadonlySet<LabelRole> = new Set<LabelRole>(["start", "arrive"]);
const ENDS: ReadonlySet<LabelRole> = new Set<LabelRole>(["end", "return", "depart"]);

/**
 * "Arrive: Thu the 14th" over "Depart: Sun, October 17, 2027": returns the start that takes its month from the end, if
 * its weekday or the nights between confirm it.
 */
export function bareStarts(known: readonly Dated[], reading: EmailEvidence): Candidate[] {
  const last = new Set(
    known.filter(({ role, source }) => ENDS.has(role) && source === "label").map(({ day }) => day),
  );
  const isDated = known.some(({ role }) => BEGINS.has(role));
  const [end, more] = last;
  if (!end || more || isDated) return [];
  return reading.pairs
    .filter(({ label }) => BEGINS.has(label.role))
    .flatMap((pair) => startBefore(end, pair, reading));
}

function startBefore(end: string, { value, labelText }: Pair, reading: EmailEvidence): Candidate[] {
  const text = textOf(value);
  const [bare, other] = bareDays(fold(text), []);
  const day = bare && !other ? dayBeside(end, bare, false) : null;
  if (!bare || !day) return [];
  const isCounted = nightCounts(reading).includes(daysApart(day, end));
  if (bare.weekday === undefined && !isCounted) return [];
  const span = within(value, 0, text.length);
  const confidence = CONFIDENCE.dates.asNights;
  return [{ field: "itinerary.startDate", value: day, source: "label", confidence, span, label: labelText }];
}

/**
 * "Anreise: Freitag, 3. / ...: Montag, 6. September": doubts a start that follows a day without its month on its line,
 * because that day is the start.
 */
export function doubtAfterBareDay(all: readonly Candidate[]): Candidate[] {
  return all.map((one) => {
    const isStart = one.field === "itinerary.startDate" && one.span !== undefined;
    return isStart && one.span && isAfterBareDay(one.span)
      ? { ...one, confidence: Math.min(one.confidence, CONFIDENCE.doubt.doubted) }
      : one;
  });
}

function isAfterBareDay({ doc, start }: Span): boolean {
  const line = fold(
    doc.text.slice(Math.max(doc.text.lastIndexOf("\n", start - 1) + 1, start - MAX_LINE), start),
  );
  return (
    !/[–—-]\s*(?:\p{L}+\.?,?\s*)?$/u.test(line) &&
    bareDays(line, dateMentions(line)).some(({ weekday }) => weekday !== undefined)
  );
}

const MAX_LINE = 60;
