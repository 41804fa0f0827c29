import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import { type Label, labelWords } from "@/lib/reader/words/label";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import type { Concept } from "@/lib/reader/words/labels/label-words";
import { conceptsOf } from "@/lib/reader/words/lexicon";
import { weekdayOf } from "@/lib/reader/words/months";
import type { DayFound, EmailEvidence } from "../layout/email-evidence";
import type { Span } from "../layout/pair";
import { validDay, weekdayIn } from "./calendar";
import type { Dated } from "./dated";

const ENDS_BEHIND: Readonly<Partial<Record<Concept, readonly Concept[]>>> = {
  ARRIVE: ["DEPART", "END", "RETURN"],
  START: ["DEPART", "END", "RETURN"],
  DEPART: ["RETURN", "END"],
  FROM: ["DEPART", "END", "RETURN"],
};
const OTHER: readonly Concept[] = [
  "BALANCE",
  "DEPOSIT",
  "PAID",
  "DUE",
  "CANCEL",
  "BIRTH",
  "ISSUE",
  "INVOICE",
];
const MAX_HEAD = 90;
/** Shorter words, such as "in" and "out", are often prepositions. */
const SHORTEST_VERB = 3;

/** A word for one end of a trip and its position in the text before a day. */
type Told = { readonly concept: Concept; readonly start: number; readonly end: number };

/**
 * Reads the days of a line together. In "Arrival Good Friday, 26 March 2027, departure Sunday, 28 March 2027", the
 * words before each day give its end, whatever stands between, and a day after a word for the end is never the start.
 */
export function lineDays({ days }: EmailEvidence): Dated[] {
  return days.flatMap((one, index) => {
    const before = lineBefore(days, index);
    const words = wordsBefore(one, before);
    const [own, end] = [words.at(-2), words.at(-1)];
    if (own && end && isEndOf(end, own)) return [...bareDay(one, own, end), dated(one, "end")];
    const begin = before && wordsBefore(before, lineBefore(days, index - 1)).at(-1);
    return before && begin && end && isEndOf(end, begin) && before.day <= one.day
      ? [dated(before, "start"), dated(one, "end")]
      : [];
  });
}

function lineBefore(days: readonly DayFound[], index: number): DayFound | undefined {
  const [before, one] = [days[index - 1], days[index]];
  return before && one && isOnLine(before, one) ? before : undefined;
}

function isOnLine({ span: { doc, end } }: DayFound, { span }: DayFound): boolean {
  return doc === span.doc && end <= span.start && !doc.text.slice(end, span.start).includes("\n");
}

function isEndOf(end: Told, begin: Told): boolean {
  return ENDS_BEHIND[begin.concept]?.includes(end.concept) === true;
}

/**
 * Returns the words for the ends of a trip between a day and the previous one on its line; none if that text is about
 * payments.
 */
function wordsBefore({ span }: DayFound, before: DayFound | undefined): Told[] {
  return endWords(span.doc.text, headStart(span, before), span.start);
}

/** Whether a label for the start lacks its day: "Entrada: jueves 20 / Salida: domingo 23 de mayo". */
export function isEndNamed({ role }: Label, before: string): boolean {
  const begins = role === "start" || role === "arrive";
  return (
    begins && endWords(before, 0, before.length).some(({ concept }) => ENDS_BEHIND.ARRIVE?.includes(concept))
  );
}

/** Returns the concept of the last word for an end of a trip; undefined if the text is about payments. */
export function lastEndWord(text: string): Concept | undefined {
  return endWords(text, 0, text.length).at(-1)?.concept;
}

function endWords(text: string, from: number, to: number): Told[] {
  const told: Told[] = [];
  for (const match of text.slice(from, to).matchAll(/[\p{L}-]{2,}/gu)) {
    const concepts = labelWords(match[0]).flatMap((word) => conceptsOf(word));
    if (concepts.some((one) => OTHER.includes(one))) return [];
    const concept = concepts.find((one) => one in ENDS_BEHIND || one === "END" || one === "RETURN");
    const start = from + match.index;
    const end = start + match[0].length;
    const isSmall = concept === "FROM" || match[0].length < SHORTEST_VERB;
    if (concept && (!isSmall || leadsOn(text.slice(end, to)))) told.push({ concept, start, end });
  }
  return told;
}

/** Whether "from" leads to a day ("from Saturday the") rather than to a place. */
function leadsOn(between: string): boolean {
  const words = fold(between)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  return words.length < 3 && words.every((word) => weekdayOf(word) !== undefined || ARTICLES.has(word));
}

const ARTICLES: ReadonlySet<string> = new Set("the dem den le el il dia on am op pa".split(" "));

function headStart({ doc, start }: Span, before: DayFound | undefined): number {
  const line = doc.text.lastIndexOf("\n", start - 1) + 1;
  return Math.max(line, before?.span.end ?? 0, start - MAX_HEAD);
}

/** A number with only a weekday and articles before it, and nothing after it that makes it a time or a count. */
const BARE =
  /^[\s:.|]*(?:(?:the|on|am|der|den|le|el|il|dne) )?(?:([\p{L}-]{2,12})\.?,?\s+)?(?:(?:the|den|der|le|el|il|dne)\s+)?(\d{1,2})(?:st|nd|rd|th|er|[.ºª°])?[\s,;–—|(/-]+(?:(?:and|und|et|y|e|en|och|og|a|i|check)\s(?:se\s|sich\s|si\s)?)?$/iu;

/**
 * "Arrivée : jeudi 20 — Départ : dimanche 23 mai 2027": a day without a month is in the month of the end, or in the
 * month before.
 */
function bareDay(last: DayFound, begin: Told, end: Told): Dated[] {
  const { doc } = last.span;
  const match = BARE.exec(doc.text.slice(begin.end, end.start));
  if (!match) return [];
  const [year = 0, month = 0, finish = 0] = last.day.split("-").map(Number);
  const number = Number(match[2]);
  const back = number > finish ? 1 : 0;
  const day = month === back ? validDay(year - 1, 12, number) : validDay(year, month - back, number);
  const weekday = match[1] && weekdayOf(fold(match[1]));
  if (!day || (match[1] && weekdayIn(day) !== weekday)) return [];
  const start = begin.end + match[0].search(/\d/);
  const span = { doc, start, end: start + String(match[2]).length };
  return [dated({ ...last, day, span }, "start")];
}

function dated({ day, span, row }: DayFound, role: LabelRole): Dated {
  const label = span.doc.text
    .slice(span.doc.text.lastIndexOf("\n", span.start - 1) + 1, span.start)
    .slice(-40);
  return { role, day, span, row, confidence: CONFIDENCE.dates.byLine, label, source: "prose" };
}
