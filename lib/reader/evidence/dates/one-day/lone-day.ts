import { CONFIDENCE } from "@/lib/reader/confidence";
import { rowText } from "@/lib/reader/documents/document";
import { datesIn } from "@/lib/reader/words/date-range";
import { fold } from "@/lib/reader/words/fold";
import { labelOf } from "@/lib/reader/words/label";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import type { Candidate } from "../../layout/candidate";
import type { EmailEvidence } from "../../layout/email-evidence";
import { type Span, textOf } from "../../layout/pair";
import type { Dated } from "../dated";
import { BY_LEG } from "../dated-labels";
import { isLonger } from "../nights";
import { dayReturn, isWeekdayIn } from "./day-return";
import { eventDays } from "./event-days";

const ENOUGH = CONFIDENCE.bar.enough;
const DOUBTED = CONFIDENCE.doubt.doubted;
const ENDS: Readonly<Record<"itinerary.startDate" | "itinerary.endDate", ReadonlySet<LabelRole>>> = {
  "itinerary.startDate": new Set<LabelRole>(["start", "arrive", "depart", "date"]),
  "itinerary.endDate": new Set<LabelRole>(["end", "return"]),
};

/**
 * If both ends of a trip are read from the same single day, doubts one of them, unless the email is about a single day.
 */
export function doubtSingleDay(
  all: readonly Candidate[],
  known: readonly Dated[],
  elsewhere: ReadonlySet<number>,
  reading: EmailEvidence,
): Candidate[] {
  const sure = all.filter(({ confidence }) => confidence >= ENOUGH);
  const [day, more] = new Set(sure.map(({ value }) => String(value)));
  const days = reading.days.filter(({ span }) => !elsewhere.has(span.start));
  const isLone = day !== undefined && !more && new Set(sure.map(({ field }) => field)).size === 2;
  if (!isLone || isOfOneDay(day, known, { ...reading, days })) return [...all];
  const lost = weekdayLeft(reading);
  const roles = rolesOn(day, known, reading);
  return all.map((one) => {
    const isEnd = one.field === "itinerary.endDate";
    const isLost = lost === (isEnd ? "end" : "start");
    const isOpen = isLost || !isToldBy(roles, isEnd);
    return isOpen && one.value === day ? { ...one, confidence: Math.min(one.confidence, DOUBTED) } : one;
  });
}

/** Whether the roles of a day belong to this end of a trip and not to the other. */
function isToldBy(roles: ReadonlySet<LabelRole>, isEnd: boolean): boolean {
  const [own, other] = isEnd
    ? [ENDS["itinerary.endDate"], ENDS["itinerary.startDate"]]
    : [ENDS["itinerary.startDate"], ENDS["itinerary.endDate"]];
  return [...roles].some((role) => own.has(role)) && ![...roles].some((role) => other.has(role));
}

/**
 * Returns the roles that labels give the day. An arrival after a night, or a departure whose arrival lacks its date,
 * counts as the end.
 */
function rolesOn(day: string, known: readonly Dated[], reading: EmailEvidence): ReadonlySet<LabelRole> {
  const ending = new Set<LabelRole>([
    ...(isOvernight(reading) ? (["arrive"] as const) : []),
    ...(lostEnd(reading) === "start" ? (["depart"] as const) : []),
  ]);
  const own = known.filter((one) => one.day === day);
  return new Set(own.map(({ role }) => (ending.has(role) ? "end" : role)));
}

function isOfOneDay(day: string, known: readonly Dated[], reading: EmailEvidence): boolean {
  const own = known.filter((one) => one.day === day);
  if (isBothEnds(own) || eventDays(reading).length > 0) return true;
  const { product } = reading;
  if (product === "transfer") return !isThereAndBack(reading);
  if (isOvernight(reading) || lostEnd(reading) || weekdayLeft(reading)) return false;
  if (BY_LEG.has(product))
    return dayReturn(own, reading).length > 0 || (!isThereAndBack(reading) && !isFromTo(reading));
  return (product === undefined || product === "tour") && isNamedAlone(own, reading);
}

/** Whether one label is for the whole trip and no nights are stated. */
function isNamedAlone(own: readonly Dated[], reading: EmailEvidence): boolean {
  const whole = own.filter(({ span }) => !isRangeCut(span));
  const isTold = whole.some(
    ({ role, label }) => role === "date" || (role === "start" && labelOf(label)?.role === "period"),
  );
  return isTold && !isLonger(reading);
}

const BERTHS =
  /(?<!\p{L})(?:berths?|couchettes?|sleepers?|sleeping cars?|wagons?-lits?|schlafwagen|liegewagen|nachtzug|nightjet|night train|train de nuit|tren (?:hotel|nocturno)|treno notte|vagone letto|cuccett[ae]|literas?|coche cama|slaapwagen|nachttrein|sovvagn|sovekupe|nattag|nattog|lehatkov\p{L}*|lzkov\p{L}*|kuszetk\p{L}*|sypialn\p{L}*)(?!\p{L})/u;

/** Whether it is a train with beds, which arrives on another day than it leaves. */
function isOvernight({ product, folded }: EmailEvidence): boolean {
  return product === "rail" && BERTHS.test(folded);
}

/**
 * "Departs: Adelaide, Sunday" beside "Arrives: Darwin, Tuesday 8 June": returns the end that has only a weekday left.
 */
function weekdayLeft({ pairs }: EmailEvidence): "start" | "end" | null {
  const left = pairs.find(
    ({ label, value }) =>
      (label.role === "arrive" || label.role === "depart") &&
      datesIn(textOf(value)).length === 0 &&
      isWeekdayIn(textOf(value)),
  );
  if (!left) return null;
  return left.label.role === "depart" ? "start" : "end";
}

/**
 * "Arrival in Lima" over "Departure from Cusco: 23 June": returns the end whose date is missing. Legs are excluded;
 * they have times.
 */
function lostEnd({ parts }: EmailEvidence): "start" | "end" | null {
  const told = parts
    .flatMap(({ rows }) => rows)
    .flatMap((row) => {
      const text = rowText(row);
      const role = labelOf(/^[^:\t]{3,40}/.exec(text)?.[0] ?? "")?.role;
      return role === "arrive" || role === "depart"
        ? [{ role, isDated: datesIn(text).length > 0, text }]
        : [];
    });
  const arrive = told.findIndex(({ role }) => role === "arrive");
  const depart = told.findLastIndex(({ role }) => role === "depart");
  const [first, last] = [told[arrive], told[depart]];
  if (!first || !last || depart < arrive || first.isDated === last.isDated) return null;
  return /\d{1,2}[:.h]\d{2}/.test(first.isDated ? last.text : first.text)
    ? null
    : first.isDated
      ? "end"
      : "start";
}

/**
 * Whether there are labels for a start and an end, such as "Pick-up" and "Drop-off" at an airport: of two days, one is
 * missing.
 */
function isFromTo({ pairs }: EmailEvidence): boolean {
  return pairs.some(({ label }) => label.role === "start") && pairs.some(({ label }) => label.role === "end");
}

/** "3 May -", "3 July (Wroxham) until the (Beccles)": whether a range lacks its other day. */
function isRangeCut({ doc, end }: Span): boolean {
  return /^\.?\s*(?:\([^)\n]{1,30}\)\s*)?(?:[-–—~〜](?![^\S\n\t]*\p{L})|(?:to|until|bis|au|al|tot|till|do|até|hasta)\s*(?:(?:the|zum|le|el|il|den)\s*)?(?:[.,;(\n]|$))/u.test(
    doc.text.slice(end, end + 60),
  );
}

/** "Starts 3 May" and "ends 3 May": whether a day is given as both ends, in different places. */
function isBothEnds(own: readonly Dated[]): boolean {
  const places = (roles: ReadonlySet<LabelRole>) =>
    own.filter(({ role }) => roles.has(role)).map(({ span }) => span.start);
  const ends = places(ENDS["itinerary.endDate"]);
  return places(ENDS["itinerary.startDate"]).some((place) => ends.some((end) => end !== place));
}

const BACK =
  /(?<!\p{L})(?:return(?:ing| date| flight| journey| leg| fare| transfer| trip)?(?!\s(?:to|this|the|it|your|by|policy))|inbound|outbound|outward|inward|homeward|round[- ]?trip|hinflug|hinfahrt|hinreise|ruckflug|ruckfahrt|ruckreise|hin- und|aller[- ](?:et[- ])?retour|retour|aller|ida(?! e? ?\p{L}*\d)|vuelta|regreso|andata|ritorno|rientro|heenreis|terugreis|heenvlucht|terugvlucht|retourvlucht|utresa|hemresa|aterresa|tur och retur|zpatecni|zpet|volta|regresso|utreise|hjemreise|tam i z powrotem|powrot)(?!\p{L})/u;
const FLIGHT = /(?<![\p{L}\d-])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}(?![\p{L}\d]|[.,:/-]\d|\s\d{5,})/gu;

/** Whether the email has words for an outward or return journey, or more legs than days. */
export function isThereAndBack(reading: EmailEvidence): boolean {
  const { parts, folded, days, subject, product } = reading;
  if (BACK.test(folded) || BACK.test(fold(subject)) || (product === "transfer" && isBothWays(reading)))
    return true;
  const legs = new Set(parts.flatMap(({ doc }) => doc.text.slice(0, 20_000).match(FLIGHT) ?? []));
  return legs.size > days.length;
}

/** "1. Arrival" and "2. Departure" as headings: whether there are transfers in both directions. */
function isBothWays({ parts }: EmailEvidence): boolean {
  const rows = parts.flatMap((part) => part.rows).map(rowText);
  const roles = new Set(rows.map((text) => (text.length > 30 ? undefined : labelOf(text, true)?.role)));
  return (roles.has("arrive") && roles.has("depart")) || rows.some((text) => ROUND.test(text));
}

/** "Airport - hotel - airport". */
const ROUND = /(?<!\p{L})(\p{L}{3,})\s[–—→-]\s[^\d\n–—→-]{3,40}\s[–—→-]\s\1(?!\p{L})/iu;
