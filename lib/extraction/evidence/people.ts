import { fold } from "../words/fold";
import { isName, peopleIn, titledPeople } from "../words/person";
import { type Candidate, fromPair } from "./candidate";
import { labelBefore } from "./inline-label";
import { type Pair, type Span, textOf, within } from "./pair";
import type { Reading } from "./reading";

/** Who travels, the first of them being the customer, and how many. */
export function peopleCandidates(reading: Reading): Candidate[] {
  const guests = reading.pairs.filter((pair) => pair.label.role === "guest");
  const named = guests.flatMap((pair) => namedGuest(pair, reading));
  const prose = named.length > 0 ? [] : titled(reading);
  const people = [...named, ...prose];
  return [
    ...people,
    ...people.map((one) => ({ ...one, field: "guests.primary" as const })),
    ...countCandidates(reading, guests),
  ];
}

function namedGuest(pair: Pair, reading: Reading): Candidate[] {
  const text = textOf(pair.value);
  const [name] = peopleIn(text.slice(0, 400));
  if (!name || isAgent(name, reading)) return [];
  const lead = pair.label.concepts.has("LEAD") ? 0.04 : 0;
  const place = placeOf(pair.value, name);
  const one = fromPair("customer.name", pair, name, place);
  const earlier = 0.02 / (1 + pair.row);
  return [{ ...one, confidence: Math.min(0.98, one.confidence + lead + earlier) }];
}

function placeOf(value: Span, name: string): Span {
  const at = textOf(value).indexOf(name);
  return at < 0 ? within(value, 0) : within(value, at, at + name.length);
}

function isAgent(name: string, reading: Reading): boolean {
  const folded = fold(name);
  return [reading.forwarder, ...reading.to].some(
    (one) => one !== null && one.name !== "" && fold(one.name) === folded,
  );
}

/** "for Mr. Lysander Achterberg + 3" in running text; nobody who is greeted or named as the agent. */
function titled(reading: Reading): Candidate[] {
  const trade = reading.pairs.filter((pair) => pair.label.role === "agent" || pair.label.role === "agency");
  return reading.parts.flatMap(({ doc }) =>
    titledPeople(doc.text).flatMap(({ name, at, end }) => {
      const lineStart = doc.text.lastIndexOf("\n", at - 1) + 1;
      const before = fold(doc.text.slice(lineStart, at));
      const role = labelBefore(doc.text, at)?.label.role;
      const greeted =
        /^\s*(?:dear|hi|hello|sehr geehrte|liebe|guten tag|hallo|bonjour|cher|estimad|hola|buongiorno|gentile|egregi|beste|geachte|hej|vazen|dobry den|dobry|car[oa]|prezad)/.test(
          before,
        );
      const inTrade = trade.some(({ value }) => value.doc === doc && value.start <= at && at < value.end);
      if (isAgent(name, reading) || inTrade || role === "agent" || role === "agency") return [];
      const confidence = greeted ? 0.58 : 0.64;
      return [
        {
          field: "customer.name" as const,
          value: name,
          source: "prose" as const,
          confidence,
          span: { doc, start: at, end },
        },
      ];
    }),
  );
}

const ADULTS =
  "adult(?:s|os|i|es|e|a)?|erwachsener?|erw\\.?|adultes?|volwassenen?|vuxna|vuxen|dospel[iy](?:ch)?|voksne|personas?|persons?|personen|personnes?|persone|pessoas?|osob[ya]?|personer|pax|guests?|gaste?|ospiti|huespedes|hospedes|gasten|gaster|passengers?|passagiere?|passagers?|pasajeros|passeggeri|people|travell?ers?|reisende|voyageurs|viajeros|viaggiatori|reizigers";
const CHILDREN =
  "child(?:ren)?|kid|kinde?r?(?:en)?|enfants?|ninos?|ninas?|bambin[io]|barn|deti|dite|criancas?|infants?|bebes?|baby|babies|teens?";
const PEOPLE_COUNT = new RegExp(`(?<![\\d.,/-])(\\d{1,2})\\s*(?:x\\s*)?(?:${ADULTS})\\b`);
const CHILD_COUNT = new RegExp(`(?<![\\d.,/-])(\\d{1,2})\\s*(?:x\\s*)?(?:${CHILDREN})\\b`, "g");

function countCandidates(reading: Reading, guests: readonly Pair[]): Candidate[] {
  const labelled = reading.pairs
    .filter((pair) => pair.label.role === "pax" || pair.label.role === "guest" || pair.label.role === "room")
    .flatMap((pair) => pairCount(pair));
  const listed = guests.flatMap((pair) => listCount(pair));
  const columns = columnCount(guests);
  return [...labelled, ...listed, ...columns, ...numberedList(reading), ...companions(reading)];
}

function pairCount(pair: Pair): Candidate[] {
  const text = fold(textOf(pair.value).slice(0, 120));
  const bare =
    pair.label.role === "pax"
      ? /^\s*(\d{1,2})(?![\d.,:/-]|\s?%)/.exec(text)?.[1]
      : /^\s*(\d{1,2})\s*$/.exec(text)?.[1];
  const total =
    countIn(text) ?? (bare && pair.label.role !== "room" ? Number(bare) + childrenIn(text) : undefined);
  if (!total || total > 60) return [];
  return [
    fromPair(
      "guests.total",
      pair,
      total,
      within(pair.value, 0, Math.min(60, textOf(pair.value).length)),
      pair.label.role === "pax" ? 1 : 0.9,
    ),
  ];
}

/** "2 adults + 1 child" is three. */
export function countIn(folded: string): number | undefined {
  const people = PEOPLE_COUNT.exec(folded)?.[1];
  return people === undefined ? undefined : Number(people) + childrenIn(folded);
}

function childrenIn(folded: string): number {
  let total = 0;
  for (const match of folded.matchAll(CHILD_COUNT)) total += Number(match[1]);
  return total;
}

function listCount(pair: Pair): Candidate[] {
  const text = textOf(pair.value).slice(0, 600);
  const people = peopleIn(text);
  if (people.length < 1 || /\+\s*\d|\bfamily\b|familie/i.test(text)) return [];
  const sure =
    people.length > 1
      ? 0.85
      : pair.label.concepts.has("LEAD") || pair.label.concepts.has("NAME")
        ? 0.3
        : 0.66;
  return [fromPair("guests.total", pair, people.length, pair.value, sure)];
}

/** A passenger column with one name a row. */
function columnCount(guests: readonly Pair[]): Candidate[] {
  const rows = guests.filter((pair) => pair.source === "table");
  const names = new Set(rows.flatMap((pair) => peopleIn(textOf(pair.value))));
  const [first] = rows;
  return first && names.size > 1 ? [fromPair("guests.total", first, names.size, first.value, 0.95)] : [];
}

/** Names numbered 1, 2, 3 one a line. */
function numberedList(reading: Reading): Candidate[] {
  for (const { doc } of reading.parts) {
    const lines = [...doc.text.matchAll(/^\s*(\d{1,2})(?:[.)]\s+|\t)(.{4,90})$/gm)].filter(
      (match) => peopleIn(match[2] ?? "").length > 0,
    );
    const [first] = lines;
    if (!first || first[1] !== "1") continue;
    const [name] = peopleIn(first[2] ?? "");
    if (!name || !isName(name)) continue;
    const at = first.index + first[0].indexOf(name);
    const span = { doc, start: at, end: at + name.length };
    const shared = { source: "pattern" as const, span };
    return [
      { ...shared, field: "guests.total", value: lines.length, confidence: 0.82 },
      { ...shared, field: "customer.name", value: name, confidence: 0.8 },
      { ...shared, field: "guests.primary", value: name, confidence: 0.8 },
    ];
  }
  return [];
}

/** "Mr Achterberg + 3" is four; "4 pax" anywhere counts a little. */
function companions(reading: Reading): Candidate[] {
  return reading.parts.flatMap(({ doc }) => {
    const plus = /\p{Lu}[\p{L}'’-]+\s*\+\s*(\d{1,2})(?!\d|\s*(?:night|€|%))/u.exec(doc.text);
    const list: Candidate[] = [];
    if (plus)
      list.push({
        field: "guests.total",
        value: Number(plus[1]) + 1,
        source: "pattern",
        confidence: 0.76,
        span: { doc, start: plus.index, end: plus.index + plus[0].length },
      });
    const total = countIn(fold(doc.text.slice(0, 20_000)));
    if (total && total <= 60)
      list.push({
        field: "guests.total",
        value: total,
        source: "prose",
        confidence: 0.62,
        quote: String(total),
        document: doc.id,
      });
    return list;
  });
}
