import type { Product } from "../payload.model";
import { fold } from "../words/fold";
import { isName, peopleIn, titledPeople } from "../words/person";
import { type Candidate, fromPair } from "./candidate";
import { companionCount } from "./companions";

import { childrenIn, countIn, kindOf } from "./head-count";
import { coverOf } from "./measure-parts";
import { numberedColumns } from "./numbered-columns";
import { type Pair, type Span, textOf, within } from "./pair";
import type { Reading } from "./reading";
import { titledSurnames } from "./surnames";

/** How many travel: a labelled number, "2 adults + 1 child", the names of a list. */
export function countCandidates(reading: Reading, guests: readonly Pair[]): Candidate[] {
  const labelled = reading.pairs
    .filter((pair) => pair.label.role === "pax" || pair.label.role === "guest" || pair.label.role === "room")
    .flatMap((pair) => pairCount(pair));
  const listed = guests.flatMap((pair) => listCount(pair, reading));
  const columns = columnCount(guests);
  return [
    ...labelled,
    ...listed,
    ...columns,
    ...companionCount(guests),
    ...adultsAndChildren(reading),
    ...numberedLabels(guests),
    ...numberedColumns(reading),
    ...numberedList(reading),
    ...companions(reading),
  ];
}

function pairCount(pair: Pair): Candidate[] {
  const text = fold(textOf(pair.value).slice(0, 120));
  const bare =
    pair.label.role === "pax"
      ? /^\s*(\d{1,2})(?![\d.,:/-]|\s?(?:%|\d{3}|[€$£]))/.exec(text)?.[1]
      : (/^\s*(\d{1,2})\s*(?:$|\()/.exec(text)?.[1] ?? timesIn(pair, text));
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

/** "Brackenbury x 2". */
function timesIn({ label }: Pair, folded: string): string | undefined {
  return label.role === "guest"
    ? /^[\p{L}'’. &-]{3,40}\s[x×]\s?(\d{1,2})\s*(?:$|\n)/u.exec(folded)?.[1]
    : undefined;
}

/** "Adults: 2" and "Children: 1" under labels of their own. */
function adultsAndChildren(reading: Reading): Candidate[] {
  const counts = reading.pairs.flatMap((pair) => {
    const kind = kindOf(pair.labelText);
    const count = /^\s*(\d{1,2})\s*(?:$|[(\n\t])/.exec(textOf(pair.value))?.[1];
    return kind && count !== undefined ? [{ kind, pair, count: Number(count) }] : [];
  });
  const first = counts.find((one) => one.kind === "adults");
  const kinds = new Map(counts.map((one) => [one.kind, one.count]));
  if (!first || kinds.size < 2) return [];
  const total = [...kinds.values()].reduce((sum, one) => sum + one, 0);
  return total > 0 && total <= 60
    ? [fromPair("guests.total", first.pair, total, first.pair.value, 1.02)]
    : [];
}

/** "Adults / Children: 2 / 1" is three. */
function slashedCount(label: string, folded: string): number | undefined {
  const counts = /^\s*(\d{1,2}(?:\s*[/+]\s*\d{1,2}){1,2})\s*$/.exec(folded)?.[1]?.split(/[/+]/);
  if (counts && folded.includes("+")) return counts.reduce((sum, one) => sum + Number(one), 0);
  if (!counts || label.split(/[/+]/).length !== counts.length) return undefined;
  return counts.reduce((sum, one) => sum + Number(one), 0);
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

/** Names numbered 1, 2, 3 one a line; the first may stand beside its label. */
function numberedList(reading: Reading): Candidate[] {
  for (const cover of reading.parts.map(coverOf)) {
    const lines = [...textOf(cover).matchAll(NUMBERED)].filter(
      (match) =>
        !FLIGHT_LEG.test(match[3] ?? "") &&
        !/^the\s/i.test(match[3] ?? "") &&
        peopleIn(match[3] ?? "").length > 0,
    );
    const found = lines[0] ? listedFrom(lines[0], lines.length, cover) : [];
    if (found.length > 0) return found;
  }
  return [];
}

function listedFrom(first: RegExpExecArray, count: number, cover: Span): Candidate[] {
  const [text, list = ""] = [first[0], first[3]];
  const name = numberOf(first) === 1 ? peopleIn(list)[0] : undefined;
  if (!name || !isName(name)) return [];
  const printed = text.includes(name) ? name : firstCell(list);
  const at = first.index + text.indexOf(printed);
  const shared = { source: "pattern" as const, span: within(cover, at, at + printed.length) };
  return [
    { ...shared, field: "guests.total", value: count, confidence: 0.82 },
    { ...shared, field: "customer.name", value: name, confidence: 0.8 },
    { ...shared, field: "guests.primary", value: name, confidence: 0.8 },
  ];
}

/** "XJ 208 K 11MAR27 TH LHR BKK": a leg of a journey, whose airports are nobody's name. */
const FLIGHT_LEG =
  /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}(?:\s?[A-Z])?(?!\p{L}).*\d|\d{1,2}[A-Z]{3}(?:\d{2,4})?\b.*(?<!\p{L})[A-Z]{3}[\s/-]?[A-Z]{3}(?!\p{L})/u;
const NUMBERED = /(?:^\s*|\t)(?:(\d{1,2})[.)](?:\s+|(?=\p{Lu}))|(?<!\t)(\d{1,2})\t)(.{4,90})$/gmu;

function numberOf(match: RegExpMatchArray): number {
  return Number(match[1] ?? match[2]);
}

function firstCell(text: string): string {
  return text.split("\t")[0] ?? text;
}

/** "Dr and Mrs Ormerod" are two. */
function couplesIn(text: string): number | undefined {
  return titledSurnames(text).find((one) => one.people !== undefined)?.people;
}

function isCouple(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", at) + 1, at + 20);
  return /(?<!\p{L})(?:Mr|Dr|Herrn?|M|Sr|Sig|Dhr|Hr|Pan)\.?\s*(?:&|and|und|et|y|e|en|och|og|a)\s*(?:Mrs|Ms|Dr|Frau|Mme|Sra|Sig\.ra|Mevr|Fru|Pan[ií])(?!\p{L})/u.test(
    line,
  );
}

const WITH_ONE =
  /\p{Lu}[\p{L}'’-]+\s(?:and|&|\+|und|et|y|e|en|och|og|a|i)\s(?:(?:a|one|their|his|her|una?|un|seinen?|ihre?)\s)?(?:guest|companion|partner|wife|husband|spouse|Begleit(?:ung|person)|Gattin|Ehefrau|Partnerin|accompagn(?:ant|ateur|atrice|atore)e?|acompa[ñn]ante|acompanhante|esposa|marido|moglie|marito|sällskap|ledsager|ledsagare|osoba towarzysząca|doprovod)(?!\p{L})/u;
const TWO_TITLED =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Herrn?|Frau|Mme|Sra?|Sig|Sig\.ra|Pan[ií]?)\.?\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3}\s(?:and|&|\+|und|et|y|e|en|och|og|a|i)\s(?:Mr|Mrs|Ms|Miss|Dr|Herrn?|Frau|Mme|Sra?|Sig|Sig\.ra|Pan[ií]?)\.?\s\p{Lu}/u;

/** "Jane Doe and guest", "Mr Alistair Thornbury & Ms Priya Nair". */
function accompanied(text: string): number | undefined {
  const rows = text.split("\n").slice(0, 300);
  const most = Math.max(0, longestList(rows), ...rows.map(titledIn));
  if (most > 1) return most;
  return WITH_ONE.test(text) || TWO_TITLED.test(text) ? 2 : undefined;
}

/** The longest run of lines that are each a person with a title and nothing else. */
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

/** How many people with titles a line names. */
function titledIn(line: string): number {
  return new Set(titledPeople(line).map((one) => one.name)).size;
}

const PLUS =
  /(?<!\p{L})(?!(?:DBL|SGL|TPL|TWN|Twin|Double|Single|Triple|Breakfast|Dinner|Room|Suite)\s*\+)\p{Lu}[\p{L}'’-]+\s*\(?\+\s*(\d{1,2})(?![\d.,:/-]|\s*(?:\(?\d|night|€|%|DBL|SGL|TPL|TWN|twin|double|single|triple|room))/u;

/** "Mr Achterberg + 3" is four; "4 pax" anywhere counts a little. */
function companions(reading: Reading): Candidate[] {
  return reading.parts.map(coverOf).flatMap((cover) => {
    const text = textOf(cover).slice(0, 20_000);
    const plus = PLUS.exec(text);
    const total = countIn(fold(text)) ?? couplesIn(text) ?? accompanied(text);
    const list: Candidate[] = [];
    if (plus) {
      const span = within(cover, plus.index, plus.index + plus[0].length);
      list.push({
        field: "guests.total",
        value: Number(plus[1]) + (isCouple(text, plus.index) ? 2 : 1),
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
