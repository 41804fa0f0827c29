import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Doc } from "@/lib/reader/documents/document";
import type { Product } from "@/lib/reader/payload.model";
import { personIn } from "@/lib/reader/words/person";
import { ends } from "../dates/day-candidates";
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";

const KINDS: Readonly<Record<string, Product>> = {
  HTL: "hotel",
  HHL: "hotel",
  HOTEL: "hotel",
  CAR: "car",
  CCR: "car",
  TUR: "tour",
  TOUR: "tour",
  CRU: "cruise",
  SEA: "cruise",
  TRN: "rail",
  RAIL: "rail",
  AIR: "flight",
};
const KIND = Object.keys(KINDS).join("|");
const DAY = "\\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?:\\d{4}|\\d{2})?";
/** "3  LH 425 S 09MAY 7 BOSMUC HK2": a flight with day and month, and the airports without a space between them. */
const LEG = new RegExp(
  `^[ \\t]*(?:\\d{1,2}[ .\\t]*)?(?:([A-Z\\d]{2})[ \\t]{0,2}(\\d{1,4}))[ \\t]?[A-Z]?[ \\t]+(${DAY})[ \\t]+(?:[A-Z]{1,2}[ \\t]|\\d[ \\t]?)?\\*?([A-Z]{3})([A-Z]{3})[ \\t*]{0,2}(?:HK|HL|KK|KL|SS|TK|RR|GK)\\d{1,2}(?!\\d)`,
  "gm",
);
/** The same without its day. */
const UNDATED_LEG =
  /^[ \t]*(?:\d{1,2}[ .\t]*)?[A-Z\d]{2}[ \t]{0,2}\d{1,4}[ \t]?[A-Z]?[ \t]+(?:\d[ \t]?)?\*?[A-Z]{6}[ \t*]{0,2}(?:HK|HL|KK|KL|SS|TK|RR|GK)\d{1,2}(?!\d)/m;
/** "HTL  FRI 12MAR27  CHECK IN", "5 HHL HS HK1 MIA IN12MAR OUT16MAR", "CAR ZE HK1 MIA 12MAR-16MAR". */
const SERVICE = new RegExp(
  `^[ \\t]*(?:\\d{1,2}[ .\\t]*)?(${KIND})[ \\t]+(?:(?:[A-Z]{2,3}[ \\t]+)?(?:IN[ \\t]?)?|(?:[A-Z\\d]{2}[ \\t]+)?[A-Z]{2}\\d{1,2}[ \\t]+(?:[A-Z]{3}[ \\t]+)?(?:IN[ \\t]?)?)(${DAY})(?!\\d)`,
  "gm",
);
const LAST = new RegExp(
  `^(?:[^\\n]{0,14}?-?\\s?(?:OUT\\s?)?(${DAY}))|^(?:[^\\n]*\\n){1,8}?\\s*(?:OUT|CHECK[- ]?OUT|RETURN|DROP(?:[- ]?OFF)?|END|ENDS|DISEMBARK|ARRIVE)\\b[^\\n\\d]{0,20}(${DAY})`,
);
const TRAVELLER =
  /^\s*(?:FOR:?\s+|1\.(?:1|\s)?)([A-Z][A-Z' -]+\/[A-Z][A-Z' -]+?)(?=\s{2,}|\t|\s+\d{1,2}\.|\s*$)/m;

/** "8TR4MC/QS LONOU AG 91278401 18JAN", "RP/LON1A28XY/LON1A28XY MN/SU 11JAN27/0918Z 5WQ8ZL": the head of a file. */
const LOCATOR =
  /^[ \t]*(?:([A-Z\d]{6})\/[A-Z\d]{2}[ \t]+[A-Z\d]{5}\b|RP\/[A-Z\d]+(?:\/[A-Z\d]+)?[ \t][^\n]*?[ \t]([A-Z\d]{6})(?=[ \t]*$))/m;

type Leg = { readonly number: string; readonly departure: string; readonly arrival: string };
type Segment = {
  readonly kind: Product;
  readonly doc: Doc;
  readonly at: number;
  readonly end: number;
  readonly days: readonly number[];
  readonly leg?: Leg;
};

/** Returns the rows of a reservation system's file: flights, and the agency's other services. */
function segmentsOf(doc: Doc): Segment[] {
  const legs = [...doc.text.matchAll(LEG)].map((match) => {
    const [whole, carrier = "", number = "", day = "", departure = "", arrival = ""] = match;
    const leg = { number: `${carrier}${number}`, departure, arrival };
    const days = [match.index + whole.lastIndexOf(day)];
    return { kind: "flight" as const, doc, at: match.index, end: match.index + whole.length, days, leg };
  });
  const services = [...doc.text.matchAll(SERVICE)].flatMap((match) => {
    const kind = KINDS[match[1] ?? ""];
    const end = match.index + match[0].length;
    if (!kind) return [];
    return [{ kind, doc, at: match.index, end, days: [end - (match[2] ?? "").length, ...lastDay(doc, end)] }];
  });
  return [...legs, ...services];
}

/** Returns the position of a service's last day, before the next service. */
function lastDay({ text }: Doc, from: number): number[] {
  const rest = text.slice(from, from + 600);
  const next = rest.slice(1).search(SERVICE_AHEAD);
  const match = LAST.exec(next < 0 ? rest : rest.slice(0, next + 1));
  const day = match?.[1] ?? match?.[2];
  return match && day ? [from + match.index + match[0].length - day.length] : [];
}

const SERVICE_AHEAD = new RegExp(SERVICE.source, "m");

/**
 * Returns the product of a reservation system's file: one kind of service, or several, which make a package; undefined
 * for any other email.
 */
export function systemProduct(docs: readonly Doc[]): Product | undefined {
  const kinds = new Set(docs.flatMap(segmentsOf).map(({ kind }) => kind));
  const [only] = kinds;
  return kinds.size > 1 ? "package" : only;
}

/** Returns the days, the house, the passenger and the locator of a reservation system's file. */
export function systemCandidates(reading: EmailEvidence): Candidate[] {
  const segments = reading.parts.flatMap(({ doc }) => segmentsOf(doc));
  const days = segments.flatMap(({ doc, days: places }) =>
    reading.days.filter(({ span }) => span.doc === doc && places.includes(span.start)),
  );
  const stay = segments.find(({ kind }) => kind === "hotel");
  const isUndated = reading.parts.some(({ doc }) => UNDATED_LEG.test(doc.text));
  const isOpen = isUndated || (segments.length === 1 && days.length < 2);
  return [
    ...(isOpen ? [] : ends(days, SURE.segments, "pattern")),
    ...(stay ? houseOf(stay) : []),
    ...legOf(segments.find(({ leg }) => leg !== undefined)),
    ...(segments.length > 0
      ? reading.parts.flatMap(({ doc }) => [...travellerOf(doc), ...locatorOf(doc)])
      : []),
  ];
}

const SURE = CONFIDENCE.product;

function legOf(segment: Segment | undefined): Candidate[] {
  if (!segment?.leg) return [];
  const { leg, doc, at: start, end } = segment;
  const base = { source: "pattern" as const, confidence: SURE.segments, span: { doc, start, end } };
  return [
    { ...base, field: "flight.number", value: leg.number },
    { ...base, field: "flight.departure", value: leg.departure },
    { ...base, field: "flight.arrival", value: leg.arrival },
  ];
}

/** Reads the house, which stands below its days with its town beside it. */
function houseOf({ doc, end }: Segment): Candidate[] {
  const from = doc.text.indexOf("\n", end) + 1;
  const name = /^\s*(\p{Lu}[^\n\t\d:]{3,50}?)\s*(?=\s{2}|\t|\n|$)/u.exec(
    from > 0 ? doc.text.slice(from, from + 80) : "",
  );
  if (!name?.[1]) return [];
  const start = from + name[0].indexOf(name[1]);
  const span = { doc, start, end: start + name[1].length };
  return [
    { field: "itinerary.hotel.name", value: name[1], source: "pattern", confidence: SURE.segments, span },
  ];
}

function travellerOf(doc: Doc): Candidate[] {
  const match = TRAVELLER.exec(doc.text);
  const name = match?.[1] ? personIn(match[1]) : null;
  if (!match?.[1] || !name) return [];
  const start = match.index + match[0].lastIndexOf(match[1]);
  const one = {
    value: name,
    source: "pattern" as const,
    confidence: SURE.segments,
    span: { doc, start, end: start + match[1].length },
  };
  return [
    { ...one, field: "customer.name" },
    { ...one, field: "guests.primary" },
  ];
}

function locatorOf(doc: Doc): Candidate[] {
  const match = LOCATOR.exec(doc.text);
  const value = match?.[1] ?? match?.[2];
  if (!match || !value) return [];
  const start = match.index + match[0].lastIndexOf(value);
  const span = { doc, start, end: start + value.length };
  return [{ field: "confirmationNumber", value, source: "pattern", confidence: SURE.segments, span }];
}
