import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Product } from "@/lib/reader/payload.model";
import { datesIn } from "@/lib/reader/words/date-range";
import { fold } from "@/lib/reader/words/fold";
import type { Label } from "@/lib/reader/words/label";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import { CURRENCY_PATTERN } from "@/lib/reader/words/money/currency-signs";
import type { DayFound, EmailEvidence } from "../layout/email-evidence";
import type { FoundLabel } from "../layout/inline-label";
import { type Pair, type Span, textOf, within } from "../layout/pair";
import { isPreviousValue } from "../layout/superseded";
import { endsTicketRange, isTicketRange, TICKETS } from "../reference/ticket-range";
import { dayOf, daysApart, isAmbiguous } from "./calendar";
import type { Dated } from "./dated";
import { headOf } from "./day-heads";
import { fromToDays } from "./from-to";
import { endsPeriod, isJoined } from "./joined-days";
import { isEndNamed } from "./line-days";
import { deadlineBefore } from "./other-days/deadlines";
import { parked } from "./parked";
import { underHeadings } from "./under-headings";

const ROLES: ReadonlySet<LabelRole> = new Set<LabelRole>([
  "start",
  "end",
  "arrive",
  "depart",
  "return",
  "period",
  "date",
  "otherDate",
  "flight",
]);
const NOT_TRAVEL = ["BALANCE", "DEPOSIT", "PAID", "DUE", "CANCEL", "BIRTH", "ISSUE", "INVOICE"] as const;

/** The most nights that a journey to or from a destination takes. */
export const NIGHT_ON_WAY = 2;

/** Returns every day that a label near it explains, including those of payments and births (as `otherDate`). */
export function datedLabels(reading: EmailEvidence): Dated[] {
  const fromTo = fromToDays(reading.pairs, (pair) => pairDays(pair, reading));
  const told = new Set(fromTo.map((one) => one.span.start));
  const labelled = [...fromTo, ...labelledDays(reading).filter((one) => !told.has(one.span.start))];
  const known = new Set(
    labelled.filter((one) => one.role === "end" || one.role === "start").map((one) => one.span.start),
  );
  const headed = headedDays(reading).filter((one) => one.role !== "otherDate" || !known.has(one.span.start));
  return [...labelled, ...headed].flatMap((one) => [one, ...settingOut(one, reading)]);
}

function labelledDays(reading: EmailEvidence): Dated[] {
  const all = outAndBack(
    underHeadings(
      reading.pairs
        .filter((pair) => roleOfHead(pair.label) !== null)
        .flatMap((pair) => pairDays(pair, reading)),
      reading,
    ),
  );
  return parked(all, reading).filter((one) => !isArrivalOfLeg(one, all));
}

/** "Out: 17 April", "Back: 24 April": the day "out" is the start of the trip here, not the check-out day. */
function outAndBack(all: readonly Dated[]): Dated[] {
  const isBack = all.some(({ label }) => /^\W*back\W*$/i.test(label));
  return all.map((one) => (isBack && /^\W*out\W*$/i.test(one.label) ? { ...one, role: "start" } : one));
}

const SETS_OUT =
  /(?<!\p{L})(?:dep(?:\.|arts?|arture)?|sails?|abfahrt|abflug|départ|salida|sale|partenza|vertrek|avgång|odjezd|partida)(?!\p{L})/iu;

/**
 * "Rosslare - Cherbourg: 19 Dec, dep. 16:00" over "Arrives: 20 Dec": adds the departure day as the start of a crossing.
 */
function settingOut(one: Dated, { days }: EmailEvidence): Dated[] {
  if (one.role !== "arrive") return [];
  const before = days.find(({ span, row }) => span.doc === one.span.doc && row === one.row - 1);
  if (!before || before.day > one.day || daysApart(before.day, one.day) > NIGHT_ON_WAY) return [];
  const { text } = one.span.doc;
  const isSailing = SETS_OUT.test(text.slice(before.span.end, text.indexOf("\n", before.span.end)));
  return isSailing ? [{ ...one, role: "depart", day: before.day, span: before.span, row: before.row }] : [];
}

/**
 * "Outward: 30 July, arriving 31 July" beside "Return: 15 August": the arrival after a night of travel is not the end
 * of the trip.
 */
function isArrivalOfLeg(one: Dated, all: readonly Dated[]): boolean {
  const isOf = (other: Dated) => other.label === one.label && other.row === one.row && other !== one;
  return (
    one.role === "end" &&
    all.some(
      (other) => other.role === "start" && isOf(other) && daysApart(other.day, one.day) <= NIGHT_ON_WAY,
    ) &&
    all.some(
      (other) =>
        (other.role === "return" || other.role === "end") &&
        !isOf(other) &&
        other !== one &&
        other.day > one.day &&
        other.span.doc === one.span.doc,
    )
  );
}

/** Products with legs, which are read elsewhere. */
export const BY_LEG: ReadonlySet<Product | undefined> = new Set<Product | undefined>([
  "flight",
  "rail",
  "ferry",
  "transfer",
]);

function pairDays(pair: Pair, reading: EmailEvidence): Dated[] {
  const text = textOf(pair.value);
  if (text.length > 300) return [];
  const { doc, start } = pair.value;
  const mentions = datesIn(text.slice(0, 160))
    .filter(
      (one) =>
        reading.emailType !== "amendment" || !isPreviousValue(doc.text, start + one.at, start + one.end),
    )
    .filter((one, index) => index < 2 && one.at < 90 && !isBehindMoney(text.slice(0, one.at)));
  const sure = CONFIDENCE.layout.labelled * pair.label.score * pair.trust;
  return mentions.flatMap((mention, index) => {
    const day = dayOf(mention, reading.calendar);
    if (!day) return [];
    const doubt = isAmbiguous(mention) && !reading.calendar.settled ? CONFIDENCE.dates.ambiguous : 1;
    const role =
      validity(pair, reading) ?? roleOfNth(pair, index, mentions.length, text.slice(0, mention.at));
    if (!role) return [];
    const span = within(pair.value, mention.at, mention.end);
    return [
      {
        role,
        day,
        span,
        confidence: sure * doubt,
        label: pair.labelText,
        source: pair.source,
        row: pair.row,
      },
    ];
  });
}

/** "Entrada: R$ 2.268,00 em 20/11/2026": a day after an amount is a payment date, whatever else its label may mean. */
const MONEY = new RegExp(
  `(?:${CURRENCY_PATTERN})\\s{0,3}\\d[\\d.,]{2}|\\d{3}\\s{0,2}(?:${CURRENCY_PATTERN})(?![a-zA-Z])`,
);
const isBehindMoney = (before: string) => MONEY.test(before);

/** "(Mon) ~ 13 May": the rest of a range without its first day. */
const REST_OF_RANGE =
  /^\W*(?:\([^)]{1,6}\)|\p{L}{2,4}\.?,?)?\s*(?:[–—~〜]|-(?!\d)|(?<!\p{L})(?:to|until|till|bis|au|al|fino al|tot|t\/m|do|até|hasta)(?!\p{L}))\s*(?:\p{L}{2,10}\.?,?\s)?$/iu;

const EXPIRES =
  /scadenza|ablauf|gültig bis|vencimiento|vervalt|expir|valid (?:until|to|through)|échéance|valable jusqu|válid[oa] hasta|valid[oa] fino|geldig tot|giltig till|platnost do|plat[ií] do|validade|ważn\p{L}+ do|(?:gäller|gjelder|gælder) til/iu;
const BEGINS =
  /valid from|gültig (?:ab|von|vom)|valable (?:du|à partir)|válid[oa] desde|valid[oa] da|geldig vanaf|giltig från|platnost od|plat[ií] od|ważn\p{L}+ od|(?:gäller|gjelder|gælder) fr[aå]/iu;

/** Insurance and tickets end when they expire; elsewhere such a word is about payments. */
function validity(pair: Pair, reading: EmailEvidence): "start" | "end" | null {
  const isCover = reading.product === "insurance" || TICKETS.test(reading.folded);
  if (!isCover || pair.label.concepts.has("PAID")) return null;
  if (EXPIRES.test(pair.labelText)) return "end";
  return BEGINS.test(pair.labelText) ? "start" : null;
}

/** Returns the role of a day in a pair. With two days, the label explains both, or the second one is something else. */
function roleOfNth(pair: Pair, index: number, count: number, before: string): LabelRole | null {
  const role = roleOfHead(pair.label) ?? pair.label.role;
  if (count === 1 && role !== "otherDate" && REST_OF_RANGE.test(before)) return "end";
  if (isEndNamed(pair.label, before)) return null;
  if (count === 1) return role === "period" ? "start" : role;
  const [first, second] = OF_TWO[role] ?? ["start", "end"];
  return index === 0 ? first : second;
}

/** The roles of the first and the second day after such a label; for other labels they are start and end. */
const OF_TWO: Readonly<Partial<Record<LabelRole, readonly [LabelRole | null, LabelRole | null]>>> = {
  otherDate: ["otherDate", "otherDate"],
  end: [null, "end"],
  return: [null, "return"],
  flight: ["flight", null],
};

/** Returns the days with their label before them in running text: "OUTBOUND Thu 11 Feb 2027", "arriving on 3 May". */
function headedDays(reading: EmailEvidence): Dated[] {
  return reading.days.flatMap((one, index) => {
    if (isTicketRange(one, reading) || endsTicketRange(one, reading.days[index - 1], reading)) return [];
    const { day, span, row } = one;
    const deadline = deadlineOn(reading.days, index);
    if (deadline) return [deadlineOf(one, deadline)];
    const head = headOf(one);
    const role = head && roleBefore(one, index, head, reading);
    if (!head || !role) return [];
    const confidence = CONFIDENCE.layout.prose * head.label.score;
    return [{ role, day, span, row, confidence, label: head.text, source: "prose" as const }];
  });
}

function deadlineOn(days: readonly DayFound[], index: number): string | null {
  const span = days[index]?.span;
  if (!span || endsPeriod(days, index)) return null;
  return deadlineBefore(span) ?? seasonBefore(span);
}

/** "17.01.2027 bis Sonntag, 24.01.2027": whether a word that otherwise sets a deadline joins two days. */
function isLastOfRange(days: readonly DayFound[], index: number, { label }: FoundLabel): boolean {
  const [first, last] = [days[index - 1], days[index]];
  const isLimit = [...label.concepts].every((one) => one === "DUE" || one === "TO" || one === "STOP");
  if (!isLimit || !first || !last || first.day >= last.day || !isJoined(first, last)) return false;
  // A range in brackets belongs to something else: "ski pass for 6 days (07.02. bis 12.02.)".
  const { doc, start } = first.span;
  return !doc.text.slice(doc.text.lastIndexOf("\n", start - 1) + 1, start).includes("(");
}

/** "Our summer season begins on 12 June": the start of a season, not of a trip. */
const SEASON =
  /(?:saison|season|temporada|stagione|seizoen|sasong(?:en)?|sesong(?:en)?|saeson(?:en)?|sezon[auy]?|szezon|kausi|σεζον|сезон)(?!\p{L})(?:[^.;!?\n]|(?<=\d)\.){0,24}$/u;

function seasonBefore({ doc, start }: Span): string | null {
  return SEASON.exec(fold(doc.text.slice(Math.max(0, start - 50), start)))?.[0] ?? null;
}

/**
 * Returns the role that the text before a day gives it. "Booked on 9 November" refers to a day before the email was
 * written.
 */
function roleBefore(
  { day }: DayFound,
  index: number,
  head: FoundLabel,
  { calendar, days }: EmailEvidence,
): LabelRole | null {
  const { label } = head;
  if (label.role === "otherDate" && isLastOfRange(days, index, head)) return null;
  const isOfBooking = label.role === "reference" && label.concepts.has("BOOK");
  return isOfBooking && day <= (calendar.today ?? "") ? "otherDate" : roleOfHead(label);
}

function deadlineOf({ day, span, row }: DayFound, label: string): Dated {
  return { role: "otherDate", day, span, row, confidence: CONFIDENCE.dates.deadline, label, source: "prose" };
}

/** Returns the role of a day from the label before it; "balance due 3 May" is no day of travel. */
function roleOfHead(label: Label): LabelRole | null {
  if (NOT_TRAVEL.some((concept) => label.concepts.has(concept))) return "otherDate";
  return ROLES.has(label.role) ? label.role : null;
}
