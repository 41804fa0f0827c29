import { CONFIDENCE } from "@/lib/reader/confidence";
import { CALLED_OFF } from "@/lib/reader/words/connectives";
import { fold } from "@/lib/reader/words/fold";
import { labelOf } from "@/lib/reader/words/label";
import type { Candidate } from "../../layout/candidate";
import type { EmailEvidence } from "../../layout/email-evidence";
import { daysApart } from "../calendar";
import type { Dated } from "../dated";
import { BY_LEG } from "../dated-labels";
import { earliest, latest } from "../day-candidates";
import { nightsIn } from "../nights";

const ENOUGH = CONFIDENCE.bar.enough;
const DOUBTED = CONFIDENCE.doubt.doubted;

/**
 * Doubts programme rows that cover fewer nights than the email states, because the first or the last row is missing.
 */
export function unlessShorter(all: readonly Candidate[], reading: EmailEvidence): Candidate[] {
  const nights = nightsIn(reading) ?? 0;
  const sure = all.filter(({ confidence }) => confidence >= ENOUGH);
  const days = (field: Candidate["field"]) =>
    sure.flatMap((one) => (one.field === field ? [{ day: String(one.value) }] : []));
  const first = earliest(days("itinerary.startDate"));
  const last = latest(days("itinerary.endDate"));
  if (!first || !last || first.day === last.day || daysApart(first.day, last.day) >= nights) return [...all];
  return all.map((one) => (one.source === "table" ? doubted(one) : one));
}

/** In an amendment, doubts two days under one label if nothing says which one is old. */
export function unlessTwice(
  all: readonly Candidate[],
  dated: readonly Dated[],
  { emailType }: EmailEvidence,
): readonly Candidate[] {
  if (emailType !== "amendment") return all;
  const labelled = dated.filter(({ role, source }) => source === "label" && role !== "otherDate");
  const isTwice = (one: Dated) =>
    labelled.some(({ label, role, day }) => label === one.label && role === one.role && day !== one.day);
  const open = new Set(labelled.filter(isTwice).map(({ day }) => day));
  return all.map((one) => (open.has(String(one.value)) ? doubted(one) : one));
}

/** In an amendment, doubts a day that the email says was cancelled. */
export function unlessCalledOff(
  all: readonly Candidate[],
  { emailType }: EmailEvidence,
): readonly Candidate[] {
  if (emailType !== "amendment") return all;
  const isOff = ({ span }: Candidate) =>
    span !== undefined && CALLED_OFF.test(fold(span.doc.text.slice(span.end, span.end + 60)));
  return all.map((one) => (isOff(one) ? doubted(one) : one));
}

/** "Departure: 10 April" of a stay from 10 to 17 April is the day the trip starts, not its end. */
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

/** "Arrives: 7 June" after a leg on 4 June that has no known label: a journey starts no later than its first leg. */
export function unlessLaterLeg(all: readonly Candidate[], { product }: EmailEvidence): readonly Candidate[] {
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

/**
 * Doubts the year of a day without one, which is taken as the next such day after the email: if something is still due
 * after it, or if the same day is printed with a later year.
 */
export function unlessYearLater(
  all: readonly Candidate[],
  dated: readonly Dated[],
  { days }: EmailEvidence,
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

/** "Passports must be valid until 9 July 2027": a day long after the trip. */
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
