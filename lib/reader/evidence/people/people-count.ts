import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Product } from "@/lib/reader/payload.model";
import { fold } from "@/lib/reader/words/fold";
import { peopleIn, titledPeople } from "@/lib/reader/words/person";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../words/sayings/trip-sayings.json" with { type: "json" };
import { isOfEvent } from "../dates/one-day/event-days";
import { type Candidate, fromPair } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { coverOf } from "../layout/measure-parts";
import { type Pair, textOf, within } from "../layout/pair";
import { companionCount } from "./companions";
import { childrenIn, countIn, kindOf, OF_WHICH } from "./head-count";
import { numberedList } from "./numbered-list";
import { titledSurnames } from "./surnames";

const SURE = CONFIDENCE.people;

/**
 * Returns the candidates for the number of travellers: a labelled number, "2 adults + 1 child", the names of a list.
 */
export function countCandidates(reading: EmailEvidence, guests: readonly Pair[]): Candidate[] {
  const labelled = reading.pairs
    .filter(({ label: { role } }) => role === "pax" || role === "guest" || role === "room")
    .filter((pair) => kindOf(pair.labelText) !== "children" || !AGE.test(textOf(pair.value)))
    .flatMap((pair) => pairCount(pair));
  const listed = guests.flatMap((pair) => listCount(pair, reading));
  const columns = columnCount(guests);
  return [
    ...labelled,
    ...listed,
    ...columns,
    ...companionCount(guests),
    ...adultsAndChildren(reading),
    ...numberedList(reading),
    ...companions(reading),
    ...ticketCount(reading),
  ];
}

const TICKETS = new RegExp(
  `(?<![\\d.,/:-])(\\d{1,2}) ?(?:x )?(?:${phrasePattern(SAYINGS, "seats")})(?!\\p{L})`,
  "u",
);

/** "4 tickets at GBP 62.50" for a performance: as many people as tickets. */
function ticketCount(reading: EmailEvidence): Candidate[] {
  if (!isOfEvent(reading)) return [];
  const [, count] = TICKETS.exec(reading.folded) ?? [];
  return count === undefined || Number(count) < 1
    ? []
    : [
        {
          field: "guests.total",
          value: Number(count),
          source: "prose",
          confidence: SURE.anywhere,
          quote: count,
          document: "body",
        },
      ];
}

/** "6 (of which 2 children)". */
function isWhole(folded: string): boolean {
  return OF_WHICH.test(folded.replace(/^\s*\d+/, "").slice(0, 20));
}

/** "Adult | 2 | 1,180.00 | 2,360.00", "Adult | 2 x £1,180.00": a price row counts only the people it is about. */
const OF_PRICES = /^\s*\d{1,2}(?:\t| ?[x×] ?\D{0,3}\d)[^\n]*\d[.,]\d{2}(?!\d)/;

/** "CHILD | 08": an age, not a number of people. */
const AGE = /^\s*0\d\s*$/;

function pairCount(pair: Pair): Candidate[] {
  const text = fold(textOf(pair.value).slice(0, 120));
  const bare =
    pair.label.role === "pax"
      ? /^\s*(\d{1,2})(?![\d.,:/-]|\s?(?:%|\d{3}|[€$£]))/.exec(text)?.[1]
      : /^\s*(\d{1,2})\s*(?:$|\()/.exec(text)?.[1];
  const total =
    withOthers(pair, text) ??
    countIn(text) ??
    (bare && pair.label.role !== "room" ? Number(bare) + (isWhole(text) ? 0 : childrenIn(text)) : undefined);
  if (!total || total > 60) return [];
  return [
    fromPair(
      "guests.total",
      pair,
      total,
      within(pair.value, 0, Math.min(60, textOf(pair.value).length)),
      (pair.label.role === "pax" ? 1 : SURE.otherLabel) * (OF_PRICES.test(text) ? SURE.ofPrices : 1),
    ),
  ];
}

/** "Dr Jane Doe + 1 person": the named person and the others. */
function withOthers({ value, label }: Pair, folded: string): number | undefined {
  const others = /^[^\d+\n\t]{5,60}\+\s?(\d{1,2})\s?\(?(?:\p{L}|$)/u.exec(folded)?.[1];
  const names = label.role === "guest" && others ? peopleIn(textOf(value).split("+")[0] ?? "").length : 0;
  return names > 0 ? names + Number(others) : undefined;
}

/** "Adults: 2" and "Children: 1" under separate labels. */
function adultsAndChildren(reading: EmailEvidence): Candidate[] {
  const counts = reading.pairs.flatMap((pair) => {
    const kind = kindOf(pair.labelText);
    const count = /^\s*(\d{1,2})\s*(?:$|[(\n\t])/.exec(textOf(pair.value))?.[1];
    return kind && count !== undefined ? [{ kind, pair, count: Number(count) }] : [];
  });
  const first = counts.find((one) => one.kind === "adults");
  const kinds = new Map(counts.map((one) => [kindIn(one), one.count]));
  if (!first || new Set(counts.map(({ kind }) => kind)).size < 2) return [];
  const total = [...kinds.values()].reduce((sum, one) => sum + one, 0);
  return total > 0 && total <= 60
    ? [fromPair("guests.total", first.pair, total, first.pair.value, SURE.adultsAndChildren)]
    : [];
}

/** Returns a key per kind of people and table row, because each row of a table is a room with its own people. */
function kindIn({ kind, pair }: { readonly kind: string; readonly pair: Pair }): string {
  return pair.source === "table" ? `${kind} ${pair.row}` : kind;
}

/**
 * Products sold per seat or person, for which one name is one traveller; a room is booked in one name for everybody in
 * it.
 */
const BY_SEAT: ReadonlySet<Product> = new Set<Product>(["flight", "rail", "ferry", "insurance"]);

function listCount(pair: Pair, { product }: EmailEvidence): Candidate[] {
  const text = textOf(pair.value).slice(0, 600);
  const people = peopleIn(text);
  if (people.length < 1 || /\+\s*\d|\bfamily\b|familie/i.test(text)) return [];
  const times = /[x×]\s*(\d{1,2})\s*$/.exec(text.split("\n")[0] ?? "");
  if (times) return [fromPair("guests.total", pair, Number(times[1]), pair.value, SURE.times)];
  const sure = people.length > 1 ? SURE.names : oneAlone(pair, product);
  return [fromPair("guests.total", pair, people.length, pair.value, sure)];
}

/** Returns the confidence that a single name is the only traveller. */
function oneAlone({ label }: Pair, product: Product | undefined): number {
  const isOneOfMany = label.concepts.has("LEAD") || label.concepts.has("NAME");
  return !isOneOfMany && product && BY_SEAT.has(product) ? SURE.oneSeat : SURE.oneAlone;
}

/** Counts a passenger column with one name per row. */
function columnCount(guests: readonly Pair[]): Candidate[] {
  const rows = guests.filter((pair) => pair.source === "table");
  const names = new Set(rows.flatMap((pair) => peopleIn(textOf(pair.value))));
  const [first] = rows;
  return first && names.size > 1
    ? [fromPair("guests.total", first, names.size, first.value, SURE.column)]
    : [];
}

/** "Dr and Mrs Ormerod" are two people. */
function couplesIn(text: string): number | undefined {
  return titledSurnames(text).find((one) => one.people !== undefined)?.people;
}

const WITH_ONE =
  /\p{Lu}[\p{L}'’-]+\s(?:and|&|\+|und|et|y|e|en|och|og|a|i)\s(?:(?:a|one|their|his|her|una?|un|il|la|su|sua?o?|sa|son|ihr(?:em|er|e)?|sein(?:em|er|e|en)?|zijn|haar)\s)?(?:guest|companion|partner|wife|husband|spouse|Begleit(?:ung|person)|Gattin|Ehefrau|Partnerin|accompagn(?:ant|ateur|atrice|atore)e?|acompa[ñn]ante|acompanhante|esposa|esposo|mujer|marido|moglie|marito|sister|brother|mother|father|daughter|son|friend|Frau|Mann|Schwester|Bruder|Mutter|Vater|Tochter|Sohn|Freundin|femme|mari|sœur|soeur|frère|mère|père|amie?|hermana|hermano|madre|padre|amig[oa]|sorella|fratello|irmã|irmão|esposo|vrouw|man|zus|broer|sällskap|ledsager|ledsagare|osoba towarzysząca|doprovod)(?!\p{L})/u;
/** "accompagnée de sa sœur", "wraz z osobą towarzyszącą", "die Eheleute". */
const WITH_WHOM =
  /(?<!\p{L})(?:accompagnée?|acompañad[oa]|accompagnat[oa]|acompanhad[oa]) (?:de|por|da|dal|dalla) (?:sa|son|su|sua?o?|una?|il|la)\s\p{L}|(?<!\p{L})wraz z (?:osobą|mężem|żoną)|(?<!\p{L})(?:die|der) Eheleute(?!\p{L})|(?<!\p{L})(?:das )?Ehepaar(?!\p{L})/u;
const TWO_TITLED =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Herrn?|Frau|Mme|M|Sra?|Sig|Sig\.ra|Pan[ií]?)\.?\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3}\s(?:and|&|\+|und|et|y|e|en|och|og|a|i)\s(?:de\s|von\s|für\s|for\s|di\s|per\s|voor\s)?(?:M|Mr|Mrs|Ms|Miss|Dr|Herrn?|Frau|Mme|Sra?|Sig|Sig\.ra|Pan[ií]?)\.?\s\p{Lu}/u;

/** "Jane Doe and guest", "Mr Alistair Thornbury & Ms Priya Nair". */
function accompanied(text: string): number | undefined {
  const rows = text.split("\n").slice(0, 300);
  const most = Math.max(0, longestList(rows), ...rows.map(titledIn));
  if (most > 1) return most;
  return [WITH_ONE, WITH_WHOM, TWO_TITLED].some((one) => one.test(text)) ? 2 : undefined;
}

/** Returns the length of the longest run of lines that are each only a person with a title. */
function longestList(rows: readonly string[]): number {
  let [most, run] = [0, 0];
  for (const row of rows) {
    const [person, other] = row.length < 60 ? titledPeople(row) : [];
    const isAlone = person !== undefined && !other && row.length - (person.end - person.at) <= 14;
    run = isAlone ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}

/** "Mr Ezra Thistlewood x 2". */
function timesIn(text: string): number | undefined {
  const counts = titledPeople(text).map(
    ({ end }) => /^\s?[x×]\s?(\d{1,2})(?![\d.,])/.exec(text.slice(end, end + 8))?.[1],
  );
  const [count] = counts.filter((one) => one !== undefined);
  return count === undefined ? undefined : Number(count);
}

/** Returns the number of people with titles on a line. */
function titledIn(line: string): number {
  return new Set(titledPeople(line).map((one) => one.name)).size;
}

const PLUS =
  /(?<!\p{L})(?!(?:DBL|SGL|TPL|TWN|Twin|Double|Single|Triple|Breakfast|Dinner|Room|Suite)\s*\+)\p{Lu}[\p{L}'’-]+\s*\(?\+\s*(\d{1,2})(?![\d.,:/-]|\s*(?:\(?\d|night|€|%|DBL|SGL|TPL|TWN|twin|double|single|triple|room))/u;

/** "Mr Achterberg + 3" is four people; "4 pax" anywhere is weak evidence. */
function companions(reading: EmailEvidence): Candidate[] {
  return reading.parts.map(coverOf).flatMap((cover) => {
    const text = textOf(cover).slice(0, 20_000);
    const plus = PLUS.exec(text);
    const total = countIn(fold(text)) ?? timesIn(text) ?? couplesIn(text) ?? accompanied(text);
    const list: Candidate[] = [];
    if (plus) {
      const span = within(cover, plus.index, plus.index + plus[0].length);
      list.push({
        field: "guests.total",
        value: Number(plus[1]) + 1,
        source: "pattern",
        confidence: SURE.plus,
        span,
      });
    }
    if (total && total <= 60) {
      const quote = String(total);
      list.push({
        field: "guests.total",
        value: total,
        source: "prose",
        confidence: SURE.anywhere,
        quote,
        document: cover.doc.id,
      });
    }
    return list;
  });
}
