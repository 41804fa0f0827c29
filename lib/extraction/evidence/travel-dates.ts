import type { FindingSource } from "../payload.model";
import { datesIn } from "../words/date-range";
import type { Role } from "../words/label-rules";
import { dayOf, daysApart, isAmbiguous } from "./calendar";
import type { Candidate } from "./candidate";
import { labelBefore } from "./inline-label";
import { type Pair, type Span, textOf, within } from "./pair";
import type { DayFound, Reading } from "./reading";

type Dated = {
  role: Role;
  day: string;
  span: Span;
  confidence: number;
  label: string;
  source: FindingSource;
  row: number;
};

const ROLES: ReadonlySet<Role> = new Set<Role>([
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
const MAX_STAY = 180;

/** First and last day of travel. */
export function dateCandidates(reading: Reading): Candidate[] {
  const dated = [...labelledDays(reading), ...headedDays(reading)];
  const elsewhere = new Set(dated.filter((one) => one.role === "otherDate").map((one) => one.span.start));
  const usable = dated.filter((one) => !elsewhere.has(one.span.start) || one.role === "otherDate");
  const known = usable.filter((one) => one.role !== "otherDate");
  return [
    ...periods(known),
    ...edges(known),
    ...segments(reading, elsewhere),
    ...ranges(reading, elsewhere),
    ...only(reading, known, elsewhere),
  ];
}

function labelledDays(reading: Reading): Dated[] {
  return reading.pairs
    .filter((pair) => ROLES.has(pair.label.role))
    .flatMap((pair) => pairDays(pair, reading));
}

function pairDays(pair: Pair, reading: Reading): Dated[] {
  const text = textOf(pair.value);
  if (text.length > 300) return [];
  const mentions = datesIn(text.slice(0, 160)).filter((one, index) => index < 2 && one.at < 90);
  const sure = 0.94 * pair.label.score * pair.trust;
  return mentions.flatMap((mention, index) => {
    const day = dayOf(mention, reading.calendar);
    if (!day) return [];
    const doubt = isAmbiguous(mention) && !reading.calendar.settled ? 0.85 : 1;
    const role = roleOfNth(pair, index, mentions.length);
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

/** In a pair with two days the label speaks of both, or the second is something else. */
function roleOfNth(pair: Pair, index: number, count: number): Role | null {
  const role = pair.label.role;
  if (count === 1) return role === "period" ? "start" : role;
  if (role === "otherDate") return role;
  if (role === "end" || role === "return") return index === count - 1 ? role : null;
  if (role === "flight") return index === 0 ? "flight" : null;
  return index === 0 ? "start" : "end";
}

/** Days with their label before them in running text: "OUTBOUND Thu 11 Feb 2027", "arriving on 3 May". */
function headedDays(reading: Reading): Dated[] {
  return reading.days.flatMap((one) => {
    const text = one.span.doc.text;
    const before = text
      .slice(Math.max(0, one.span.start - 80), one.span.start)
      .replace(/[\p{L}-]{2,12}\.?,?\s*(?:(?:den|the|on|am|le|el|il|dne)\s+)?$/u, (word) =>
        one.weekday === undefined ? word : "",
      );
    const head =
      labelBefore(before, before.length) ??
      labelBefore(before.replace(/[:\s]+$/, ""), before.replace(/[:\s]+$/, "").length);
    if (!head || !ROLES.has(head.label.role)) return [];
    return [
      {
        role: head.label.role,
        day: one.day,
        span: one.span,
        confidence: 0.78 * head.label.score,
        label: head.text,
        source: "prose" as const,
        row: one.row,
      },
    ];
  });
}

function periods(known: readonly Dated[]): Candidate[] {
  const both = new Map<Span["doc"], Map<string, Dated[]>>();
  for (const one of known) {
    const byLabel = both.get(one.span.doc) ?? new Map<string, Dated[]>();
    byLabel.set(`${one.label}|${one.row}`, [...(byLabel.get(`${one.label}|${one.row}`) ?? []), one]);
    both.set(one.span.doc, byLabel);
  }
  return [...both.values()].flatMap((byLabel) =>
    [...byLabel.values()].flatMap((pair) => {
      const start = pair.find((one) => one.role === "start");
      const end = pair.find((one) => one.role === "end");
      if (!start || !end || start.day > end.day) return [];
      return [candidate("itinerary.startDate", start, 0.02), candidate("itinerary.endDate", end, 0.02)];
    }),
  );
}

function candidate(field: "itinerary.startDate" | "itinerary.endDate", one: Dated, bonus = 0): Candidate {
  return {
    field,
    value: one.day,
    source: one.source,
    confidence: one.confidence + bonus,
    span: one.span,
    label: one.label,
  };
}

/** Arrival and departure mean different ends of a hotel stay and of a flight: the earlier one is the start. */
function edges(known: readonly Dated[]): Candidate[] {
  const of = (role: Role) => known.filter((one) => one.role === role);
  const starts = of("start");
  const ends = [...of("end"), ...of("return")];
  const arrivals = of("arrive");
  const departures = of("depart");
  const list: Candidate[] = [];
  const begin = earliest(starts);
  const finish = latest(ends);
  if (begin)
    list.push(
      ...starts.map((one) => candidate("itinerary.startDate", one, one.day === begin.day ? 0.01 : -0.1)),
    );
  if (finish)
    list.push(
      ...ends.map((one) => candidate("itinerary.endDate", one, one.day === finish.day ? 0.01 : -0.1)),
    );
  list.push(...floating(arrivals, departures, begin, finish));
  return list;
}

function floating(
  arrivals: readonly Dated[],
  departures: readonly Dated[],
  begin?: Dated,
  finish?: Dated,
): Candidate[] {
  const all = [...arrivals, ...departures];
  const first = earliest(all);
  const last = latest(all);
  if (!first || !last) return [];
  if (arrivals.length > 0 && departures.length > 0) {
    return [
      ...(begin ? [] : [candidate("itinerary.startDate", first)]),
      ...(finish ? [] : [candidate("itinerary.endDate", last)]),
    ];
  }
  if (finish && !begin) return [candidate("itinerary.startDate", first)];
  if (begin && !finish && last.day > begin.day) return [candidate("itinerary.endDate", last)];
  if (begin || finish) return [];
  const field = arrivals.length > 0 ? "itinerary.startDate" : "itinerary.startDate";
  return first.day === last.day
    ? [candidate(field, first, -0.05)]
    : [candidate("itinerary.startDate", first, -0.1), candidate("itinerary.endDate", last, -0.1)];
}

const LEG =
  /(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}(?![\p{L}\d])|\b(?:train|zug|tren|treno|tåg|vlak|comboio|trein|ICE|TGV|flight|flug|vol|vuelo|volo|vlucht|flyg|let|voo)\b|\d{1,2}[:.h]\d{2}\s*(?:-|–|→|>|to|nach)?\s*/iu;

/** Legs of a journey, one a row: the first and the last day of them. */
function segments(reading: Reading, elsewhere: ReadonlySet<number>): Candidate[] {
  const isJourney =
    reading.product === "flight" || reading.product === "rail" || reading.product === "transfer";
  if (!isJourney) return [];
  const legs = reading.days.filter((one) => !elsewhere.has(one.span.start) && isLeg(one));
  return ends(legs, legs.length > 1 ? 0.84 : 0.8, "table");
}

function isLeg(one: DayFound): boolean {
  const text = one.span.doc.text;
  const from = Math.max(text.lastIndexOf("\n", one.span.start - 1), one.span.start - 120);
  const stop = text.indexOf("\n", one.span.end);
  const next = stop < 0 ? text.length : text.indexOf("\n", stop + 1);
  return LEG.test(text.slice(Math.max(0, from), Math.min(next < 0 ? text.length : next, one.span.end + 160)));
}

/** "8 - 15 May 2027" in running text. */
function ranges(reading: Reading, elsewhere: ReadonlySet<number>): Candidate[] {
  const found = reading.days.flatMap((one, index) => {
    const next = reading.days[index + 1];
    if (
      !next ||
      next.span.doc !== one.span.doc ||
      elsewhere.has(one.span.start) ||
      elsewhere.has(next.span.start)
    )
      return [];
    const between = one.span.doc.text.slice(one.span.end, next.span.start);
    const isRange =
      between.length <= 34 &&
      (/^\s*(?:[\p{L}.]{1,12},?\s*)?(?:-|–|—|to|until|through|till|bis|au|al|a|à|tot|t\/m|do|até|och|and|und|et|y|e)\s*(?:[\p{L}.-]{1,14},?\s*)?$/iu.test(
        between,
      ) ||
        next.span.start < one.span.end + 3);
    return isRange && next.day >= one.day && daysApart(one.day, next.day) <= MAX_STAY
      ? [[one, next] as const]
      : [];
  });
  const distinct = new Set(found.map(([a, b]) => `${a.day} ${b.day}`));
  const sure = distinct.size === 1 ? 0.8 : 0.62;
  return found.flatMap(([a, b]) => [
    dayCandidate("itinerary.startDate", a, sure, "prose"),
    dayCandidate("itinerary.endDate", b, sure, "prose"),
  ]);
}

/** Nothing labelled both ends: a journey or a transfer of one day, or two days that nothing else explains. */
function only(reading: Reading, known: readonly Dated[], elsewhere: ReadonlySet<number>): Candidate[] {
  const today = reading.calendar.today ?? "0000";
  const travel = reading.days.filter((one) => !elsewhere.has(one.span.start) && one.day >= today);
  const distinct = [...new Set(travel.map((one) => one.day))];
  const oneDay = reading.product && ["flight", "rail", "transfer", "tour", "car"].includes(reading.product);
  const [single] = distinct;
  if (oneDay && distinct.length === 1 && single && known.some((one) => one.day === single))
    return ends(travel, reading.product === "car" ? 0.5 : 0.72, "label");
  return distinct.length === 1 || distinct.length === 2 ? ends(travel, 0.5, "prose") : [];
}

function ends(days: readonly DayFound[], confidence: number, source: FindingSource): Candidate[] {
  const first = earliest(days);
  const last = latest(days);
  if (!first || !last || daysApart(first.day, last.day) > MAX_STAY) return [];
  return [
    dayCandidate("itinerary.startDate", first, confidence, source),
    dayCandidate("itinerary.endDate", last, confidence, source),
  ];
}

function dayCandidate(
  field: "itinerary.startDate" | "itinerary.endDate",
  one: DayFound,
  confidence: number,
  source: FindingSource,
): Candidate {
  return {
    field,
    value: one.day,
    source,
    confidence: one.ambiguous ? confidence * 0.9 : confidence,
    span: one.span,
  };
}

function earliest<T extends { day: string }>(days: readonly T[]): T | undefined {
  return days.reduce<T | undefined>((best, one) => (!best || one.day < best.day ? one : best), undefined);
}

function latest<T extends { day: string }>(days: readonly T[]): T | undefined {
  return days.reduce<T | undefined>((best, one) => (!best || one.day > best.day ? one : best), undefined);
}
