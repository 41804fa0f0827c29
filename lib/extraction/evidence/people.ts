import type { Product } from "../payload.model";
import { fold } from "../words/fold";
import { isName, peopleIn, personIn, titledPeople } from "../words/person";
import { type Candidate, fromPair } from "./candidate";
import { labelBefore } from "./inline-label";
import { coverOf } from "./measure-parts";
import { type Pair, type Span, textOf, within } from "./pair";
import type { Reading } from "./reading";

/** Who travels, the first of them being the customer, and how many. */
export function peopleCandidates(reading: Reading): Candidate[] {
  const guests = reading.pairs.filter((pair) => pair.label.role === "guest");
  const named = guests.flatMap((pair) => namedGuest(pair, reading));
  const prose = named.length > 0 ? [] : [...namedInProse(reading), ...titled(reading)];
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

const NAMED =
  /(?:in the name of|under the name(?: of)?|(?:booked|reserved) for|(?:reservation|booking) for|for (?:your|our|the) clients?|für (?:ihren|unseren|den) kunden|reserviert für|gebucht für|pour (?:votre|le|la) client(?:e)?|réservé(?:e)? (?:pour|par)|para (?:su|el|la) client[ea]|reservado para|per (?:il|la|il vostro|il suo) cliente|prenotato per|voor (?:uw|de) klant|geboekt voor|för (?:er|din) kund|bokat för|pro (?:vašeho )?klient[ay]|para o (?:seu )?cliente|au nom de|auf den Namen|a nombre de|a nome di|a nome de|em nome de|op naam van|i namnet|på namnet|na jméno)\s+([^\n,.;:()]{4,60})/giu;

/** "in the name of Jane Doe" in running text. */
function namedInProse(reading: Reading): Candidate[] {
  return reading.parts.map(coverOf).flatMap((cover) =>
    [...textOf(cover).slice(0, 40_000).matchAll(NAMED)].flatMap((match) => {
      const name = longestName(match[1] ?? "");
      if (!name || isAgent(name, reading)) return [];
      const at = match.index + match[0].lastIndexOf(name);
      const span = within(cover, at, at + name.length);
      return [
        { field: "customer.name" as const, value: name, source: "prose" as const, confidence: 0.74, span },
      ];
    }),
  );
}

/** The name at the beginning of a phrase that goes on: "Jane Doe for two nights". */
function longestName(phrase: string): string | null {
  const words = phrase.trim().split(/\s+/).slice(0, 7);
  for (let count = words.length; count >= 2; count -= 1) {
    const name = personIn(words.slice(0, count).join(" "));
    if (name) return name;
  }
  return null;
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
  return reading.parts.map(coverOf).flatMap((cover) =>
    titledPeople(textOf(cover)).flatMap(({ name, at, end }) => {
      const span = within(cover, at, end);
      const inTrade = trade.some(
        ({ value }) => value.doc === span.doc && value.start <= span.start && span.start < value.end,
      );
      const role = labelBefore(span.doc.text, span.start)?.label.role;
      if (isAgent(name, reading) || inTrade || role === "agent" || role === "agency") return [];
      const confidence = isGreeting(span) ? 0.58 : 0.64;
      return [{ field: "customer.name" as const, value: name, source: "prose" as const, confidence, span }];
    }),
  );
}

const GREETING =
  /^\s*(?:dear|hi|hello|sehr geehrte|liebe|guten tag|hallo|bonjour|cher|estimad|hola|buongiorno|gentile|egregi|beste|geachte|hej|vazen|dobry den|car[oa]|prezad)/;

function isGreeting({ doc, start }: Span): boolean {
  return GREETING.test(fold(doc.text.slice(doc.text.lastIndexOf("\n", start - 1) + 1, start)));
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
  const listed = guests.flatMap((pair) => listCount(pair, reading));
  const columns = columnCount(guests);
  return [
    ...labelled,
    ...listed,
    ...columns,
    ...numberedLabels(guests),
    ...numberedList(reading),
    ...companions(reading),
  ];
}

function pairCount(pair: Pair): Candidate[] {
  const text = fold(textOf(pair.value).slice(0, 120));
  const bare =
    pair.label.role === "pax"
      ? /^\s*(\d{1,2})(?![\d.,:/-]|\s?%)/.exec(text)?.[1]
      : /^\s*(\d{1,2})\s*$/.exec(text)?.[1];
  const total =
    countIn(text) ??
    slashedCount(pair.labelText, text) ??
    (bare && pair.label.role !== "room" ? Number(bare) + childrenIn(text) : undefined);
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

/** "Adults / Children: 2 / 1" is three. */
function slashedCount(label: string, folded: string): number | undefined {
  const counts = /^\s*(\d{1,2}(?:\s*[/+]\s*\d{1,2}){1,2})\s*$/.exec(folded)?.[1]?.split(/[/+]/);
  if (!counts || label.split(/[/+]/).length !== counts.length) return undefined;
  return counts.reduce((sum, one) => sum + Number(one), 0);
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

/** Sold by the seat or person, so that one name is one traveller; a room is booked in one name for all who sleep in it. */
const BY_SEAT: ReadonlySet<Product> = new Set<Product>(["flight", "rail", "insurance"]);

function listCount(pair: Pair, { product }: Reading): Candidate[] {
  const text = textOf(pair.value).slice(0, 600);
  const people = peopleIn(text);
  if (people.length < 1 || /\+\s*\d|\bfamily\b|familie/i.test(text)) return [];
  const times = /[x×]\s*(\d{1,2})\s*$/.exec(text.split("\n")[0] ?? "");
  if (times) return [fromPair("guests.total", pair, Number(times[1]), pair.value, 0.9)];
  const sure = people.length > 1 ? 0.85 : oneAlone(pair, product);
  return [fromPair("guests.total", pair, people.length, pair.value, sure)];
}

/** How surely a single name is all there is. */
function oneAlone({ label }: Pair, product: Product | undefined): number {
  const isOneOfMany = label.concepts.has("LEAD") || label.concepts.has("NAME");
  return !isOneOfMany && product && BY_SEAT.has(product) ? 0.66 : 0.3;
}

/** A passenger column with one name a row. */
function columnCount(guests: readonly Pair[]): Candidate[] {
  const rows = guests.filter((pair) => pair.source === "table");
  const names = new Set(rows.flatMap((pair) => peopleIn(textOf(pair.value))));
  const [first] = rows;
  return first && names.size > 1 ? [fromPair("guests.total", first, names.size, first.value, 0.95)] : [];
}

/** "Guest 1: ..., Guest 2: ..." */
function numberedLabels(guests: readonly Pair[]): Candidate[] {
  const named = guests.filter((pair) => peopleIn(textOf(pair.value).slice(0, 200)).length === 1);
  const numbers = new Set(named.flatMap((pair) => /\s#?(\d{1,2})\s*:?$/.exec(pair.labelText)?.[1] ?? []));
  const last = named.at(-1);
  if (!last || numbers.size < 2) return [];
  return [fromPair("guests.total", last, numbers.size, last.value, 0.95)];
}

/** Names numbered 1, 2, 3 one a line. */
function numberedList(reading: Reading): Candidate[] {
  for (const cover of reading.parts.map(coverOf)) {
    const all = [...textOf(cover).matchAll(/^\s*(\d{1,2})(?:[.)]\s+|\t)(.{4,90})$/gm)];
    const lines = all.filter((match) => peopleIn(match[2] ?? "").length > 0);
    const [first] = lines;
    const name = first?.[1] === "1" ? peopleIn(first[2] ?? "")[0] : undefined;
    if (!first || !name || !isName(name)) continue;
    const at = first.index + first[0].indexOf(name);
    const shared = { source: "pattern" as const, span: within(cover, at, at + name.length) };
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
  return reading.parts.map(coverOf).flatMap((cover) => {
    const text = textOf(cover).slice(0, 20_000);
    const plus = /\p{Lu}[\p{L}'’-]+\s*\+\s*(\d{1,2})(?!\d|\s*(?:night|€|%))/u.exec(text);
    const total = countIn(fold(text));
    const list: Candidate[] = [];
    if (plus) {
      const span = within(cover, plus.index, plus.index + plus[0].length);
      list.push({
        field: "guests.total",
        value: Number(plus[1]) + 1,
        source: "pattern",
        confidence: 0.76,
        span,
      });
    }
    if (total && total <= 60) {
      const quote = String(total);
      list.push({
        field: "guests.total",
        value: total,
        source: "prose",
        confidence: 0.62,
        quote,
        document: cover.doc.id,
      });
    }
    return list;
  });
}
