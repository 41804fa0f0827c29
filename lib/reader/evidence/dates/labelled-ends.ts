import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import type { Span } from "../layout/pair";
import { daysApart } from "./calendar";
import type { Dated } from "./dated";
import { BY_LEG, NIGHT_ON_WAY } from "./dated-labels";
import { earliest, latest } from "./day-candidates";
import { NIGHTS } from "./nights";
import { isThereAndBack } from "./one-day/lone-day";

const SURE = CONFIDENCE.dates;

/** Returns the first and last day given by one label: "Travel dates: 8 - 15 May 2027". */
export function periods(known: readonly Dated[]): Candidate[] {
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
      const bonus = /polic|insur|cover|valid|versicher|poliz|pojist|försäkr/i.test(start.label)
        ? SURE.ofCover
        : SURE.byOneLabel;
      return [candidate("itinerary.startDate", start, bonus), candidate("itinerary.endDate", end, bonus)];
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

/**
 * Returns candidates from labels for the two ends. Arrival and departure mean opposite ends of a hotel stay and of a
 * flight: the earlier one is the start.
 */
export function edges(known: readonly Dated[], reading: EmailEvidence): Candidate[] {
  const { product } = reading;
  const isTold = isThereAndBackNamed(known);
  const isOther = ({ role, source }: Dated) => isTold && BEGINS.has(role) && source !== "label";
  const of = (role: LabelRole) => known.filter((one) => one.role === role && !isOther(one));
  const starts = of("start");
  const ends = [...of("end"), ...of("return")];
  const begin = earliest(starts)?.day;
  const finish = latest(ends)?.day;
  const last = latest(of("depart"));
  const isAfter = last !== undefined && (begin ?? "") < last.day && finish === undefined;
  const isLabelled = (last?.source === "label" || isLeftAfterNights(last)) && of("arrive").length === 0;
  const isStay = product === "hotel" || isAfterUndatedArrival(last, reading) || isToVacate(last);
  const isEndOfStay = isStay && isLabelled && isAfter;
  const outer = (day: string | undefined, one: Dated) => (one.day === day ? SURE.outermost : SURE.inner);
  return [
    ...starts.map((one) => candidate("itinerary.startDate", one, outer(begin, one))),
    ...ends.map((one) => candidate("itinerary.endDate", one, outer(finish, one))),
    ...(isEndOfStay && last
      ? openEnd("itinerary.endDate", last, finish, 0)
      : floating({ arrivals: of("arrive"), departures: of("depart"), begin, finish }, reading)),
  ];
}

const BEGINS: ReadonlySet<LabelRole> = new Set<LabelRole>(["start", "arrive", "depart"]);

/**
 * Whether separate labels name both ends: "Departure date" and "Return date", or "Arrival" and "Departure". Any other
 * start in running text, such as that of a benefit or another tour, is then not the trip's.
 */
function isThereAndBackNamed(known: readonly Dated[]): boolean {
  const labelled = known.filter(({ source }) => source === "label");
  return labelled.some(({ role, day }) =>
    labelled.some((other) => BACK_OF[role]?.includes(other.role) && other.day >= day),
  );
}

const BACK_OF: Readonly<Partial<Record<LabelRole, readonly LabelRole[]>>> = {
  depart: ["return", "end"],
  arrive: ["return", "end", "depart"],
};

/**
 * "Arrival: Friday from 3 pm" over "Departure: 6 August": whether the departure ends a stay, because an arrival without
 * a date precedes it.
 */
function isAfterUndatedArrival(last: Dated | undefined, { pairs, product }: EmailEvidence): boolean {
  if (!last || BY_LEG.has(product)) return false;
  return pairs.some(
    ({ label, row, value }) => label.role === "arrive" && value.doc === last.span.doc && row < last.row,
  );
}

const BY_TIME =
  /^\W*(?:by|before|until|till|no later than|vor|bis|spatestens|avant|au plus tard|jusqu'a|antes de|hasta|entro|prima|fino a|voor|uiterlijk|tot|senast|fore|senest|inden|for|do|przed|ate)(?: las?| les?| le| um| om| kl\.?| alle| as)? \d{1,2}(?:[:.h]\d\d|\s?(?:am|pm|uhr|uur|h|hrs)(?!\p{L}))/u;

/** "Departure: 6 August, before 10.00": whether the day is followed by a check-out time. */
function isToVacate(last: Dated | undefined): boolean {
  return (
    last !== undefined && BY_TIME.test(fold(last.span.doc.text.slice(last.span.end, last.span.end + 40)))
  );
}

/** "for 7 nights (leaving on 21 June)": whether the nights of a stay stand just before the day on which it ends. */
function isLeftAfterNights(last: Dated | undefined): boolean {
  return (
    last !== undefined &&
    NIGHTS_BEFORE.test(last.span.doc.text.slice(Math.max(0, last.span.start - 60), last.span.start))
  );
}

const NIGHTS_BEFORE = new RegExp(`${NIGHTS.source}\\s?[(,;–—-][^\\d\\n]{3,30}$`, "iu");

type Floating = {
  readonly arrivals: readonly Dated[];
  readonly departures: readonly Dated[];
  readonly begin: string | undefined;
  readonly finish: string | undefined;
};

function floating(days: Floating, reading: EmailEvidence): Candidate[] {
  const { arrivals, departures, begin, finish } = days;
  const all = [...arrivals, ...departures];
  const first = earliest(all);
  const last = latest(all);
  if (!first || !last) return [];
  const start = (sure: number) =>
    hasNoStart(days) || isReached(first, reading) ? [] : openEnd("itinerary.startDate", first, begin, sure);
  const end = (sure: number) =>
    isOnTheWay(days, reading) ? [] : openEnd("itinerary.endDate", last, finish, sure);
  if (arrivals.length > 0 && departures.length > 0) return [...start(0), ...end(0)];
  if (last.day <= (begin ?? first.day)) return start(finish ? 0 : SURE.noPartner);
  // One of the two without its counterpart is less certain.
  return [...start(finish ? 0 : SURE.inner), ...end(begin ? 0 : SURE.inner)];
}

/** Returns nothing if a more certain label has already given that end. */
function openEnd(
  field: "itinerary.startDate" | "itinerary.endDate",
  one: Dated,
  told: string | undefined,
  sure: number,
): Candidate[] {
  return told ? [] : [candidate(field, one, sure)];
}

const ROWS_OF_LEG = 6;

/**
 * "ARR Prague, SAT 13 MAR" below "FRI 12 MAR": whether an arrival follows a departure by a night, so that it isn't the
 * start.
 */
function isReached({ role, day, row, span }: Dated, { days, product }: EmailEvidence): boolean {
  const isBefore = (one: EmailEvidence["days"][number]) =>
    one.span.doc === span.doc && one.row < row && row - one.row <= ROWS_OF_LEG && one.day < day;
  return (
    role === "arrive" &&
    BY_LEG.has(product) &&
    days.some((one) => isBefore(one) && daysApart(one.day, day) <= NIGHT_ON_WAY)
  );
}

/**
 * "Arrives 20 December" before "Departs 2 January, arrives 2 January": whether the first leg lacks its departure day.
 */
function hasNoStart({ arrivals, departures }: Floating): boolean {
  const first = earliest(arrivals);
  const back = latest(departures);
  const isLeg = back !== undefined && arrivals.some(({ day, row }) => day >= back.day && row > back.row);
  return isLeg && first !== undefined && departures.every(({ day }) => day > first.day);
}

/** Whether the last day is only the arrival of the outward journey, in an email that mentions a return. */
function isOnTheWay({ arrivals, departures }: Floating, reading: EmailEvidence): boolean {
  const out = earliest(departures);
  const last = latest([...arrivals, ...departures]);
  if (!out || !last || reading.product === "hotel") return false;
  if (departures.some(({ day }) => day > out.day) || arrivals.some(({ day }) => day < out.day)) return false;
  const isArrival = arrivals.some(({ day, row }) => day === last.day && row >= out.row);
  return isArrival && daysApart(out.day, last.day) <= NIGHT_ON_WAY && isThereAndBack(reading);
}
