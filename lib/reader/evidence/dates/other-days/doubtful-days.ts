import { CONFIDENCE } from "@/lib/reader/confidence";
import { CALLED_OFF } from "@/lib/reader/words/connectives";
import { fold } from "@/lib/reader/words/fold";
import { labelOf } from "@/lib/reader/words/label";
import type { Candidate } from "../../layout/candidate";
import type { Reading } from "../../layout/reading";
import { daysApart } from "../calendar";
import type { Dated } from "../dated";
import { BY_LEG } from "../dated-labels";
import { earliest, latest } from "../day-candidates";
import { nightsIn } from "../nights";

const ENOUGH = CONFIDENCE.bar.enough;
const DOUBTED = CONFIDENCE.doubt.doubted;

/** Rows of a programme that cover fewer nights than the mail speaks of: the first or the last of them is missing. */
export function unlessShorter(all: readonly Candidate[], reading: Reading): Candidate[] {
  const nights = nightsIn(reading) ?? 0;
  const sure = all.filter(({ confidence }) => confidence >= ENOUGH);
  const days = (field: Candidate["field"]) =>
    sure.flatMap((one) => (one.field === field ? [{ day: String(one.value) }] : []));
  const first = earliest(days("itinerary.startDate"));
  const last = latest(days("itinerary.endDate"));
  if (!first || !last || first.day === last.day || daysApart(first.day, last.day) >= nights) return [...all];
  return all.map((one) => (one.source === "table" ? doubted(one) : one));
}

/** Of a booking that was changed, one label over two days, of which nothing says that it is the old one: either may hold. */
export function unlessTwice(
  all: readonly Candidate[],
  dated: readonly Dated[],
  { emailType }: Reading,
): readonly Candidate[] {
  if (emailType !== "amendment") return all;
  const labelled = dated.filter(({ role, source }) => source === "label" && role !== "otherDate");
  const isTwice = (one: Dated) =>
    labelled.some(({ label, role, day }) => label === one.label && role === one.role && day !== one.day);
  const open = new Set(labelled.filter(isTwice).map(({ day }) => day));
  return all.map((one) => (open.has(String(one.value)) ? doubted(one) : one));
}

/** Of a booking that was changed, a day of which the mail says that it was called off. */
export function unlessCalledOff(all: readonly Candidate[], { emailType }: Reading): readonly Candidate[] {
  if (emailType !== "amendment") return all;
  const isOff = ({ span }: Candidate) =>
    span !== undefined && CALLED_OFF.test(fold(span.doc.text.slice(span.end, span.end + 60)));
  return all.map((one) => (isOff(one) ? doubted(one) : one));
}

/** "Departure: 10 April" of a stay from 10 to 17 April is the day of setting out, and no end. */
export function unlessSetsOut(all: readonly Candidate[], known: readonly Dated[]): readonly Candidate[] {
  const sure = all.filter(({ confidence }) => confidence >= ENOUGH);
  const isTold = (field: Candidate["field"], is: (day: string) => boolean) =>
    sure.some((one) => one.field === field && is(String(one.value)));
  const departs = new Set(known.filter(({ role }) => role === "depart").map(({ day }) => day));
  const isBegin = (day: string) =>
    departs.has(day) &&
    isTold("itinerary.startDate", (start) => start === day) &&
    isTold("itinerary.endDate", (end) => end > day);
  return all.map((one) =>
    one.field === "itinerary.endDate" && isBegin(String(one.value)) ? doubted(one) : one,
  );
}

/** "Arrives: 7 June" behind a leg of 4 June whose words nobody knows: a journey begins no later than its first leg. */
export function unlessLaterLeg(all: readonly Candidate[], { product }: Reading): readonly Candidate[] {
  if (!BY_LEG.has(product)) return all;
  const legs = all.filter(
    ({ source, label, confidence }) => source === "table" && !label && confidence >= ENOUGH,
  );
  const isLater = (one: Candidate) =>
    one.field === "itinerary.startDate" &&
    one.label !== undefined &&
    legs.some((leg) => leg.field === one.field && leg.value < one.value && isJustBefore(leg, one));
  return all.map((one) => (isLater(one) ? doubted(one) : one));
}

const NEAR = 160;

function isJustBefore({ span: a }: Candidate, { span: b }: Candidate): boolean {
  return a !== undefined && b !== undefined && a.doc === b.doc && a.end < b.start && b.start - a.end < NEAR;
}

const DUE = ["BALANCE", "DEPOSIT", "PAID", "DUE", "CANCEL"] as const;

/** A day without a year is the next one after the mail, unless something is still due after that, or the same day is printed with another year. */
export function unlessYearLater(
  all: readonly Candidate[],
  dated: readonly Dated[],
  { days }: Reading,
): Candidate[] {
  const yearless = new Map(days.flatMap((one) => (one.isYearless ? [[placeOf(one), one.day]] : [])));
  if (yearless.size === 0) return [...all];
  const due = latest(dated.filter((one) => isDue(one) && !yearless.has(placeOf(one))))?.day ?? "";
  const printed = new Map<string, string>();
  for (const { day, isYearless } of days)
    if (!isYearless && day > (printed.get(day.slice(5)) ?? "")) printed.set(day.slice(5), day);
  return all.map((one) => {
    const day = yearless.get(placeOf(one));
    const later = day === undefined ? "" : (printed.get(day.slice(5)) ?? "");
    return day !== undefined && (day < due || day < later) ? doubted(one) : one;
  });
}

/** "Passports must be valid until 9 July 2027": that is long after the trip. */
const PASSPORT =
  /(?<!\p{L})(?:passports?|reisepass|reisepasse|passeports?|pasaportes?|passaport[eio]s?|paspoort(?:en)?|pass(?:et|en)?|cestovni pas[y]?|paszport[y]?|visa|visum|visas?|vis[ao]s?)(?!\p{L})[^.;!?\n]{0,60}$/u;

function isDue({ role, label, source, span: { doc, start } }: Dated): boolean {
  if (PASSPORT.test(fold(doc.text.slice(Math.max(0, start - 90), start)))) return false;
  const concepts = labelOf(label)?.concepts;
  return role === "otherDate" && (source === "prose" || DUE.some((one) => concepts?.has(one) === true));
}

function placeOf({ span }: Pick<Candidate, "span">): string {
  return span ? `${span.start} ${span.doc.id}` : "";
}

function doubted(one: Candidate): Candidate {
  return { ...one, confidence: Math.min(one.confidence, DOUBTED) };
}
