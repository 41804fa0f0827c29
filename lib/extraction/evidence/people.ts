import { fold } from "../words/fold";
import { peopleIn, personIn, titledPeople } from "../words/person";
import { type Candidate, fromPair } from "./candidate";
import { labelBefore } from "./inline-label";
import { coverOf } from "./measure-parts";
import { type Pair, type Span, textOf, within } from "./pair";
import { countCandidates } from "./people-count";
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
  const [name] = [...peopleIn(text.slice(0, 400)), ...inBrackets(text)];
  if (!name || isAgent(name, reading)) return [];
  const lead = pair.label.concepts.has("LEAD") ? 0.04 : 0;
  const place = placeOf(pair.value, name);
  const one = fromPair("customer.name", pair, name, place);
  const earlier = 0.02 / (1 + pair.row);
  return [{ ...one, confidence: Math.min(0.98, one.confidence + lead + earlier) }];
}

/** "1 adult (Jane Doe)". */
function inBrackets(text: string): string[] {
  return [...text.slice(0, 400).matchAll(/\d\s\p{L}{3,14}\s\(([^()\n]{4,60})\)/gu)].flatMap(
    (match) => personIn(match[1] ?? "") ?? [],
  );
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
