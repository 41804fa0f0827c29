import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Doc, Row } from "@/lib/reader/documents/document";
import { fold } from "@/lib/reader/words/fold";
import { monthOf, weekdayOf } from "@/lib/reader/words/months";
import { type Candidate, fromPair } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { type Pair, type Span, textOf, within } from "../layout/pair";

const SURE = CONFIDENCE.product;
const NUMBER =
  /(?<![\p{L}\d-])((?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4})(?![\p{L}\d]|[.,:/-]\d|\s\d{5,}|\s\d[A-Z]{2}(?![\p{L}\d]))/gu;
/** "Broome WA 6725": a state with its postcode. */
const STATE = /^(?:WA|SA|NT)\s\d{4}$/;
const AIRPORT = /(?<![\p{L}\d])(\p{Lu}[\p{L}.'’ -]{2,30}?)\s*\(([A-Z]{3})(?:[\s,][^)]{0,12})?\)/gu;
/** "06MAR SA OSLKEF HK2": a leg as printed by reservation systems, with its status at the end. */
const CITY_PAIR =
  /(?<=(?<![\p{L}\d])\d{1,2}[A-Z]{3}(?:\s[A-Z]{2}|\s\d)?\s)([A-Z]{3})([A-Z]{3})(?=\s?\*?(?:HK|SS|TK|KK|HL)\d)/u;
const PLAIN_PAIR = /(?<![\p{L}\d])([A-Z]{3})\s*(?:-|–|—|→|>|to|\/)\s*([A-Z]{3})(?![\p{L}\d])/u;
const NOT_AIRPORTS = new Set(
  "EUR USD GBP CHF CAD AUD MON TUE WED THU FRI SAT SUN JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC PNR VAT INC LTD THE AND FOR".split(
    " ",
  ),
);
const NOT_CARRIERS = new Set("MR MS DR NO NR ID DE EU US UK IT AT IN ON OF TO GB ES FR".split(" "));

/** Words for an aircraft or a membership before what looks like a flight number. */
const NOT_A_FLIGHT =
  /(?<!\p{L})(?:eqp|equip(?:ment)?|aircraft|fluggerät|appareil|equipo|aeromobile|toestel|flygplan|fly(?:type)?|ABTA|IATA|ATOL|ARC|CLIA|TIDS|membership|agency|agent)\W{0,3}(?:no|nr|number|code)?\W{0,3}$/iu;

const FLIGHT_WORD =
  /flight|flug|fluge|\bvols?\b|vuelo|\bvol[oi]\b|vlucht|flyg|\bvoos?\b|przelot|\blot(?:u|y)?\b|flyrejse|flyreise|flyvning|letovy|\blety?\b|\blento|repul|zbor|\bucus|πτησ|рейс|フライト|航空|航班|항공/;

/** Returns the number, origin and destination of the first flight. */
export function flightCandidates(reading: EmailEvidence): Candidate[] {
  const hasFlight =
    reading.product === "flight" ||
    reading.product === "package" ||
    FLIGHT_WORD.test(reading.folded) ||
    /airport|aeroport/.test(reading.folded);
  if (!hasFlight) return [];
  const labelled = reading.pairs.flatMap((pair) => labelledLeg(pair));
  const isDriven = reading.product === "car" && !labelled.some((one) => one.field === "flight.number");
  if (isDriven) return [];
  const isFlight = reading.product === "flight";
  const legs = rowLegs(reading, isFlight ? SURE.flightRow : SURE.otherRow);
  const isNumbered = [...labelled, ...legs].some((one) => one.field === "flight.number");
  // "Destination: Jordan" of a tour is not that of a flight.
  return [
    ...(isFlight || isNumbered ? labelled : labelled.filter(({ value }) => /^[A-Z]{3}$/.test(String(value)))),
    ...legs,
  ];
}

function labelledLeg(pair: Pair): Candidate[] {
  const text = textOf(pair.value);
  const bonus = SURE.earlierLeg / (1 + pair.row);
  const add = (one: Candidate) => ({ ...one, confidence: one.confidence + bonus });
  if (pair.label.role === "flight") return labelledNumber(pair, text).map(add);
  const field = placeField(pair);
  const place = field ? placeIn(text) : null;
  if (!field || !place) return [];
  return [
    add(
      fromPair(
        field,
        pair,
        place.code,
        within(pair.value, place.at, place.at + place.length),
        place.isCode ? 1 : SURE.city,
      ),
    ),
  ];
}

function labelledNumber(pair: Pair, text: string): Candidate[] {
  const match = new RegExp(NUMBER.source, "u").exec(text.slice(0, 80));
  const number = match?.[1];
  if (!match || !number) return [];
  if (NOT_CARRIERS.has(number.slice(0, 2))) return [];
  const place = within(pair.value, match.index, match.index + match[0].length);
  return [fromPair("flight.number", pair, number.replace(/\s/g, ""), place)];
}

function placeField(pair: Pair): "flight.departure" | "flight.arrival" | null {
  if (pair.label.role === "from" || pair.label.role === "depart") return "flight.departure";
  return pair.label.role === "to" || pair.label.role === "arrive" ? "flight.arrival" : null;
}

function placeIn(text: string): { code: string; at: number; length: number; isCode: boolean } | null {
  const head = text.slice(0, 90);
  const airport = new RegExp(AIRPORT.source, "u").exec(head);
  if (airport?.[2])
    return {
      code: airport[2],
      at: airport.index + airport[0].lastIndexOf(airport[2]),
      length: 3,
      isCode: true,
    };
  const code = /(?<![\p{L}\d])([A-Z]{3})(?![\p{L}\d])/u.exec(head);
  if (code?.[1] && !NOT_AIRPORTS.has(code[1]))
    return { code: code[1], at: code.index, length: 3, isCode: true };
  const city = /^\s*(\p{Lu}[\p{L}.'’-]+(?:[ -]\p{Lu}[\p{L}.'’-]+){0,3})\s*(?:$|[,\n\t(|–-]|\d)/u.exec(head);
  return city?.[1] && weekdayOf(fold(city[1])) === undefined && monthOf(fold(city[1])) === undefined
    ? { code: city[1], at: city[0].indexOf(city[1]), length: city[1].length, isCode: false }
    : null;
}

/** Returns the leg of a row with a flight number, with the airports in it or just below it. */
function rowLegs(reading: EmailEvidence, sure: number): Candidate[] {
  for (const { doc, rows } of reading.parts) {
    const spans = rows.map((row) => rowSpan(doc, row));
    const legs = spans.flatMap((span, index) => {
      const number = span && flightNumber(textOf(span), reading);
      return span && number ? [{ span, below: spans[index + 1] ?? span, number }] : [];
    });
    // "A/c code P0319" has the shape of a flight number, so a number beside its airports is preferred.
    const leg = legs.find(({ span }) => airports(span).length > 1) ?? legs[0];
    if (leg) return legOf(leg.span, leg.below, leg.number, sure);
  }
  return [];
}

function legOf(
  span: Span,
  below: Span,
  number: { value: string; at: number; length: number },
  sure: number,
): Candidate[] {
  const place = within(span, number.at, number.at + number.length);
  const ports = airports(span);
  return [
    { field: "flight.number", value: number.value, source: "table", confidence: sure, span: place },
    ...portCandidates(ports.length >= 2 ? ports : airports({ ...span, end: below.end }), sure),
  ];
}

function rowSpan(doc: Doc, row: Row): Span | null {
  const first = row.cells[0]?.lines[0];
  const last = row.cells.at(-1)?.lines.at(-1);
  return first && last ? { doc, start: first.offset, end: last.offset + last.text.length } : null;
}

function flightNumber(
  text: string,
  reading: EmailEvidence,
): { value: string; at: number; length: number } | null {
  for (const match of text.matchAll(NUMBER)) {
    const value = match[1] ?? "";
    if (isOther(value, text.slice(0, match.index))) continue;
    const context =
      /\d{1,2}[:.h]\d{2}|\([A-Z]{3}\)/.test(text) || FLIGHT_WORD.test(fold(text)) || PLAIN_PAIR.test(text);
    if (context || reading.product === "flight")
      return { value: value.replace(/\s/g, ""), at: match.index, length: match[0].length };
  }
  return null;
}

/** Whether a number is that of an aircraft or an agency, or a state with its postcode. */
function isOther(value: string, before: string): boolean {
  const isState = STATE.test(value) && /\p{Lu}\p{Ll}+,?\s$/u.test(before);
  return isState || NOT_CARRIERS.has(value.slice(0, 2)) || NOT_A_FLIGHT.test(before);
}

function airports(span: Span): { code: string; span: Span }[] {
  const text = textOf(span);
  const named = [...text.matchAll(AIRPORT)].flatMap((match) => {
    const code = match[2] ?? "";
    if (NOT_AIRPORTS.has(code)) return [];
    const at = match.index + match[0].lastIndexOf(code);
    return [{ code, span: within(span, at, at + 3) }];
  });
  if (named.length >= 2) return named;
  const beside = PLAIN_PAIR.test(text) ? [] : besideCities(span);
  if (beside.length >= 2) return beside;
  const plain =
    CITY_PAIR.exec(text) ??
    PLAIN_PAIR.exec(text) ??
    /(?<![\p{L}\d])([A-Z]{3})[\s\d:.,–-]{1,16}([A-Z]{3})(?![\p{L}\d])/u.exec(text);
  const [a, b] = [plain?.[1] ?? "", plain?.[2] ?? ""];
  if (!plain || NOT_AIRPORTS.has(a) || NOT_AIRPORTS.has(b) || a === "") return cities(span);
  return [a, b].map((code) => {
    const at = code === a ? plain.index + plain[0].indexOf(a) : plain.index + plain[0].lastIndexOf(b);
    return { code, span: within(span, at, at + 3) };
  });
}

const BESIDE_CITY =
  /(?<=^|\t)(?:(?:from|to|dep|arr)\s)?(?:\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+){0,2}\s+([A-Z]{3})(?:\s+\d{1,2}[:.h]?\d{2}[^\t\n]*)?|([A-Z]{3})\s+(?!\d)\p{Lu}\p{L}+[^\t\n]*)(?=\t|\n|$)/gmu;

/** First words of towns: "NEW" in "NEW YORK" is no airport code. */
const TOWN_WORDS = new Set(
  "NEW SAN LOS LAS RIO SAO DAR ABU TEL ADD HUA KOH HAT BAD DEN ALT LES SUR".split(" "),
);

/** "NTE Nantes 07:35 | SVQ Seville 09:40", "Nantes NTE | Seville SVQ": a code and its town in separate cells. */
function besideCities(span: Span): { code: string; span: Span }[] {
  return [...textOf(span).matchAll(BESIDE_CITY)].flatMap((match) => {
    const code = match[1] ?? match[2] ?? "";
    if (NOT_AIRPORTS.has(code) || TOWN_WORDS.has(code)) return [];
    const at = match.index + match[0].search(new RegExp(`(?<!\\p{L})${code}(?!\\p{L})`, "u"));
    return [{ code, span: within(span, at, at + 3) }];
  });
}

/** "Oslo 07:00 - Tromso 08:55", "Lisbon to Funchal". */
function cities(span: Span): { code: string; span: Span }[] {
  const text = textOf(span);
  const match =
    /(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?:\s+\d{1,2}[:.]\d{2})?\s*(?:-|–|—|→|>|\bto\b|\bnach\b)\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/u.exec(
      text,
    );
  if (!match?.[1] || !match[2]) return [];
  const second = match.index + match[0].lastIndexOf(match[2]);
  return [
    { code: match[1], span: within(span, match.index, match.index + match[1].length) },
    { code: match[2], span: within(span, second, second + match[2].length) },
  ];
}

function portCandidates(ports: readonly { code: string; span: Span }[], sure: number): Candidate[] {
  const [from, to] = ports;
  if (!from || !to || from.code === to.code) return [];
  const weaker = from.code.length === 3 ? 1 : SURE.cityRow;
  return [
    {
      field: "flight.departure",
      value: from.code,
      source: "table",
      confidence: sure * weaker,
      span: from.span,
    },
    { field: "flight.arrival", value: to.code, source: "table", confidence: sure * weaker, span: to.span },
  ];
}
