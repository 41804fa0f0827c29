import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Line, Row } from "@/lib/reader/documents/document";
import { datesIn } from "@/lib/reader/words/date-range";
import { fold } from "@/lib/reader/words/fold";
import { weekdayOf } from "@/lib/reader/words/months";
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence, Part } from "../layout/email-evidence";
import type { Span } from "../layout/pair";

/** "SUN · ADELAIDE", "Departs Fri, 11:40 PM", "THU": a weekday in place of a date, but not a list of open weekdays. */
const BARE_WEEKDAY =
  /^(?:\p{L}+ ){0,2}(\p{L}{2,12})\.?(?:\s*$|,?\s*\d{1,2}[:.h]\d|\s*[·•|,–—-]\s*(\p{L}+)?)/u;
/** "TUE 07 SEP – THU · DARWIN", "3 May –": a range without its other day. */
const CUT_RANGE = /\d\s*[–—-]\s*(?:(\p{L}{2,12})\.?\s*)?(?:$|[·•|])/u;
/** A leg: "GS 572 N CCU MCT", "1. GS  57 N CCUMCT". */
const LEG = /^\s*(?:\d{1,2}[.\s]\s*)?(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s{0,2}\d{2,4}(?![\p{L}\d])/u;
/** A weekday and a time without the date: "SAT 13MAR 0735" without "13MAR". */
const WEEKDAY_AND_HOUR =
  /(?<!\p{L})(?:MON?|TUE?|WED?|THU?|FRI?|SAT?|SUN?|MO|DI|MI|DO|FR|SA|SO)\s+(?:[01]\d|2[0-3])[0-5]\d(?!\d)/u;
/** "Flight Lisbon / Faro, flight no. TP 1901": a row that names a flight behind other words. */
const FLIGHT_ROW =
  /^\s*(\p{Lu}\p{L}+)\s[^\n]{0,80}?(\p{L}{2,12}\.?)\s(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}(?![\p{L}\d])/u;
const NEAR = 1_500;

/** Doubts unlabelled days near a row that lacks its date: a start below such a row, and an end above it. */
export function doubtNearMissingDates(
  all: readonly Candidate[],
  reading: EmailEvidence,
): readonly Candidate[] {
  const lost = reading.parts.flatMap((part) => lostIn(part, reading));
  if (lost.length === 0) return all;
  return all.map((one) =>
    one.source !== "label" && lost.some((place) => isBeyond(place, one))
      ? { ...one, confidence: Math.min(one.confidence, CONFIDENCE.doubt.doubted) }
      : one,
  );
}

type Place = Pick<Span, "doc" | "start">;

function isBeyond({ doc, start }: Place, { field, span }: Candidate): boolean {
  if (span?.doc !== doc || Math.abs(span.start - start) > NEAR) return false;
  return field === "itinerary.startDate" ? start < span.start : start >= lineOf(span);
}

function lineOf({ doc, start }: Span): number {
  return doc.text.lastIndexOf("\n", start - 1) + 1;
}

/** Returns the lines that lack the date that similar lines have. */
function lostIn({ doc, rows }: Part, { days }: EmailEvidence): Place[] {
  const lines = rows.flatMap(linesIn);
  const dated = lines.map(({ text }) => datesIn(text).length > 0);
  const legs = new Set(lines.flatMap(({ text }, index) => (dated[index] ? legOf(text) : [])));
  const hasWeekdays = days.some(({ weekday, span }) => weekday !== undefined && span.doc === doc);
  return lines.flatMap(({ text, offset }, index) => {
    const isOddDay = hasWeekdays && (dated[index] ? isHalfDated(text) : isBareWeekday(text));
    const isLeg = !dated[index] && legOf(text).some((leg) => legs.has(leg));
    return isOddDay || isLeg ? [{ doc, start: offset }] : [];
  });
}

/** Whether a line with a date has only a weekday in the place of another. */
function isHalfDated(text: string): boolean {
  return isCut(text) || (LEG.test(text) && WEEKDAY_AND_HOUR.test(text));
}

/** Returns what the lines of legs have in common: that they begin with a flight, or the words around it. */
function legOf(text: string): readonly string[] {
  const [, first, before] = FLIGHT_ROW.exec(text) ?? [];
  const row = first && before && !isWeekday(first) ? [`${first} ${before}`] : [];
  return LEG.test(text) ? ["leg", ...row] : row;
}

/** Returns the lines of a row if its cells have several, else the row as one line. */
function linesIn(row: Row): readonly Line[] {
  const lines = row.cells.flatMap((cell) => cell.lines);
  const [first] = lines;
  if (!first || lines.length > row.cells.length) return lines;
  return [{ text: lines.map(({ text }) => text).join(" "), offset: first.offset }];
}

function isCut(text: string): boolean {
  const match = CUT_RANGE.exec(text);
  return match !== null && (match[1] === undefined || isWeekday(match[1]));
}

function isBareWeekday(text: string): boolean {
  const [, word = "", next] = BARE_WEEKDAY.exec(text) ?? [];
  return isWeekday(word) && !(next && isWeekday(next));
}

function isWeekday(word: string): boolean {
  return weekdayOf(fold(word)) !== undefined;
}
