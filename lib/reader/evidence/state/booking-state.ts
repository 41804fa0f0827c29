import { CONFIDENCE } from "@/lib/reader/confidence";
import type { BookingState } from "@/lib/reader/payload.model";
import { type Vocabulary, vocabulariesOf } from "@/lib/reader/states/vocabulary";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { reservationsIn } from "../layout/linked";
import type { Span } from "../layout/pair";
import { ofThisBooking } from "./general-terms";
import { byType, inSubject, isDenied, namedBookings, remindedOf, structuralSigns } from "./signs";
import { spokenStates } from "./spoken-states";
import { type StateMention, WEIGHT } from "./state-mention";
import { labelledStates } from "./status-labels";

/** The order of states with equal weight: the one that stands most in the way of a booking comes first. */
const ORDER: readonly BookingState[] = [
  "cancelled",
  "declined",
  "option",
  "requested",
  "quoted",
  "confirmed",
];

/** Returns the state of the booking, with every place that states it, and the day until which an option is held. */
export function stateCandidates(reading: EmailEvidence): Candidate[] {
  if (reading.emailType === "commission_statement") return [];
  const words = vocabulariesOf(reading.languages);
  const mentions = mentionsOf(reading, words).sort(bySureness);
  const best = mentions.find((one) => one.state === decided(mentions));
  if (!best || isDenied(best, reading, words)) return [];
  const states = mentions.filter(
    (one, index) => mentions.findIndex(({ state }) => state === one.state) === index,
  );
  const sure = confidenceOf(best);
  return [
    ...states.map((one) =>
      candidateOf(one, one === best ? sure : Math.min(sure - CONFIDENCE.state.behind, confidenceOf(one))),
    ),
    ...(best.state === "option" ? holdingDay(reading, mentions) : []),
  ];
}

function mentionsOf(reading: EmailEvidence, words: readonly Vocabulary[]): StateMention[] {
  const all = [
    ...byType(reading),
    ...inSubject(reading, words),
    ...namedBookings(reading),
    ...structuralSigns(reading, words),
    ...remindedOf(reading),
    ...declared(reading),
    ...reading.parts.flatMap((part) => [
      ...labelledStates(part, words),
      ...spokenStates(part, words),
      ...segments(part),
    ]),
  ];
  return ofThisBooking(all, reading, words);
}

const DECLARED: readonly (readonly [RegExp, BookingState, number])[] = [
  [/cancel/i, "cancelled", WEIGHT.declared],
  [/hold/i, "option", WEIGHT.declared],
  [/pending/i, "requested", WEIGHT.declared],
  [/confirm/i, "confirmed", WEIGHT.declaredConfirmed],
];

/** A declared reservation without a status. */
const RESERVED = {
  state: "confirmed",
  weight: WEIGHT.heading,
  source: "json-ld",
  document: "json-ld",
} as const;

function declared(reading: EmailEvidence): StateMention[] {
  return reservationsIn(reading.linked).flatMap(({ reservationStatus }) => {
    const quote = typeof reservationStatus === "string" ? reservationStatus.slice(0, 200) : "";
    if (quote === "") return [{ ...RESERVED, quote: "Reservation" }];
    const [, state, weight] = DECLARED.find(([pattern]) => pattern.test(quote)) ?? [];
    return state && weight ? [{ state, weight, source: "json-ld", quote, document: "json-ld" }] : [];
  });
}

/** "LHR BKK HL2": a flight segment with its status code in a reservation system. */
const SEGMENT = /\b[A-Z]{3}[ -]?[A-Z]{3}\s+(HK|KK|TK|HL|LL|PN|NN|HN|UC|UN|NO)\s?\d\b/g;
const CODES: Readonly<Record<string, BookingState>> = {
  HL: "requested",
  LL: "requested",
  PN: "requested",
  NN: "requested",
  HN: "requested",
  UC: "declined",
  UN: "declined",
  NO: "declined",
};

function segments({ doc }: EmailEvidence["parts"][number]): StateMention[] {
  return [...doc.text.matchAll(SEGMENT)].slice(0, 20).map((match) => {
    const state = CODES[match[1] ?? ""] ?? "confirmed";
    const span = { doc, start: match.index, end: match.index + match[0].length };
    const weight = state === "confirmed" ? WEIGHT.hint : WEIGHT.open;
    return { state, weight, source: "pattern", quote: match[0], span };
  });
}

/**
 * Returns the state with the greatest weight. A cancellation on a label doesn't count if a status label says confirmed,
 * because a part of a journey may be cancelled while the rest is booked.
 */
function decided(sorted: readonly StateMention[]): BookingState | undefined {
  const labelled = sorted.some((one) => one.weight === WEIGHT.status && one.state === "confirmed");
  const [best] = sorted.filter((one) => !(labelled && one.state === "cancelled" && one.source === "label"));
  return best?.state;
}

function bySureness(one: StateMention, other: StateMention): number {
  return other.weight - one.weight || ORDER.indexOf(one.state) - ORDER.indexOf(other.state);
}

function confidenceOf({ weight }: StateMention): number {
  const { base, byWeight, least, most } = CONFIDENCE.state;
  return Math.min(most, Math.max(least, base + weight * byWeight));
}

function candidateOf(
  { state, source, quote, span, document, label }: StateMention,
  confidence: number,
): Candidate {
  return {
    field: "bookingState",
    value: state,
    source,
    confidence,
    quote,
    ...(span ? { span } : {}),
    ...(document ? { document } : {}),
    ...(label ? { label } : {}),
  };
}

const REACH = 90;

/** Below a labelled "Status: option" there are other labels with their own days. */
function lineEnd({ doc, end }: Span): number {
  const at = doc.text.indexOf("\n", end);
  return at < 0 ? doc.text.length : at;
}

const TRAVEL: ReadonlySet<LabelRole> = new Set(["start", "end", "return", "arrive", "depart", "period"]);

/** Returns the day in or directly after a text about the option, unless a label makes it a travel day. */
function holdingDay(reading: EmailEvidence, mentions: readonly StateMention[]): Candidate[] {
  const { today } = reading.calendar;
  const travels = reading.pairs.filter(({ label }) => TRAVEL.has(label.role)).map(({ value }) => value);
  const isTravel = ({ doc, start }: Span) =>
    travels.some((value) => value.doc === doc && value.start <= start && start < value.end);
  const places = mentions.flatMap(({ state, span, source }) =>
    state === "option" && span
      ? [{ ...span, reach: source === "label" ? lineEnd(span) : span.end + REACH }]
      : [],
  );
  for (const place of places) {
    const near = reading.days.filter(
      ({ day, span }) =>
        span.doc === place.doc &&
        span.start >= place.start &&
        span.start <= place.reach &&
        !isTravel(span) &&
        (today === null || day >= today),
    );
    const [first] = near.sort((one, other) => one.span.start - other.span.start);
    if (first)
      return [
        {
          field: "optionUntil",
          value: first.day,
          source: "prose",
          confidence: CONFIDENCE.state.holdingDay,
          span: first.span,
        },
      ];
  }
  return [];
}
