import type { Doc, Line } from "../documents/document";
import { isName } from "../words/person";
import { BOARD, CAPACITY, HOUSE_WORD, ROOM_NOUN, ROOM_WORD } from "../words/room-words";
import { type Candidate, fromPair } from "./candidate";
import { coverOf } from "./measure-parts";
import { type Pair, textOf, within } from "./pair";
import type { Reading } from "./reading";

const ROOM_STOP = /^(?:\d+|yes|no|ja|nein|oui|non|si)$/i;
const WAS =
  /\s*\((?:upgraded|was|previously|formerly|before|statt|vorher|bisher|au lieu|antes|prima|eerder|tidigare)\b[^)]*\)\s*$/i;
const MONEY = /[€$£¥]\s?\d|\d[.,]\d{2}\b|\b[A-Z]{3}\s?\d{2,}|\d\s?(?:kr|zł|Kč|円|元|원)\b/;
const MAX_ROWS = 400;

/** The room, cabin, apartment or pitch: labelled, named with the hotel, in a line of its own or in running text. */
export function roomCandidates(reading: Reading, suppliers: readonly Candidate[]): Candidate[] {
  const labelled = reading.pairs
    .filter((pair) => pair.label.role === "room" || namesRoom(pair))
    .flatMap(roomOf);
  if (labelled.length > 0) return labelled;
  const names = suppliers.map((one) => String(one.value).toLowerCase());
  const isOther = (one: Candidate) => !names.some((name) => name.includes(String(one.value).toLowerCase()));
  const behind = reading.pairs.filter((pair) => pair.label.role === "hotel").flatMap(behindHotel);
  return [...behind, ...loose(reading), ...inProse(reading)].filter(isOther);
}

/** "Accommodation: Ocean View King" names a room, "Accommodation: Hotel Bellevue" a house. */
export function namesRoom(pair: Pair): boolean {
  const line = (textOf(pair.value).split("\n")[0] ?? "").replace(/\s*\(.*$/, "");
  const isUnit =
    CAPACITY.test(line) || new RegExp(`^(?:${ROOM_NOUN})\\s+(?:["“«„']|n[°º.r]|\\d)`, "iu").test(line);
  return pair.label.role === "hotel" && (isUnit || (ROOM_WORD.test(line) && !HOUSE_WORD.test(line)));
}

function roomOf(pair: Pair): Candidate[] {
  const text = textOf(pair.value);
  const first = tidy(text.split(/\n|\t|\s{3,}|\s\|\s/)[0] ?? "");
  if (!isRoom(first)) return [];
  if (
    isName(first) &&
    !pair.label.concepts.has("TYPE") &&
    pair.source === "table" &&
    pair.label.concepts.has("GUEST")
  )
    return [];
  const at = text.indexOf(first);
  const typed = pair.label.concepts.has("TYPE") ? 1 : 0.95;
  return [fromPair("room.type", pair, first, within(pair.value, at, at + first.length), typed)];
}

function isRoom(text: string): boolean {
  return text.length >= 2 && text.length <= 90 && !ROOM_STOP.test(text) && !MONEY.test(text);
}

/** Without a count before it, what it was before, and the meals after it. */
function tidy(text: string): string {
  const bare = text
    .replace(/^\s*\d+\s*[x×]\s*/i, "")
    .replace(WAS, "")
    .replace(/\s*\((?:non.?refundable|\d+ .*)\)\s*$/i, "");
  return withoutMeals(bare).trim();
}

/** "Junior Suite, All Inclusive, 7 nights" is a Junior Suite. */
function withoutMeals(text: string): string {
  const parts = text.split(/(,\s+|\s+[–—-]\s+|\s*\+\s*)/);
  let end = parts.length;
  while (end > 2 && BOARD.test(parts[end - 1] ?? "")) end -= 2;
  return parts.slice(0, end).join("");
}

/** "Hotel: Grand Resort, Junior Suite, all inclusive". */
function behindHotel(pair: Pair): Candidate[] {
  const text = textOf(pair.value);
  const parts = (text.split("\n")[0] ?? "").split(/,\s+|\s+[–—-]\s+|\s\|\s/).slice(1);
  const room = parts.map(tidy).find((part) => ROOM_WORD.test(part) && !HOUSE_WORD.test(part) && isRoom(part));
  if (!room) return [];
  const at = text.indexOf(room);
  return [fromPair("room.type", pair, room, within(pair.value, at, at + room.length), 0.75)];
}

const COUNTED = /^(?:[\p{L} ]{3,16}\s?:\s*)?\d{1,2}\s*[x×]\s*(?=\p{L})/u;
const NUMBERED = new RegExp(
  `^(?:${ROOM_NOUN})\\s+(?:n[°º.r]+\\s*)?(?:["“«„']\\s?\\p{L}|[A-Z]?\\d{1,5}[A-Z]?\\b)`,
  "iu",
);
const ALONE = /^\p{Lu}[^.:;!?€$£@]{3,70}$/u;
const MAX_WORDS = 9;

/** A line or first cell that is a room: "1 x Deluxe Suite", "Cabine 214, pont supérieur", "Garden Bungalow, breakfast". */
function loose(reading: Reading): Candidate[] {
  const lines = reading.parts.flatMap(({ doc, rows }) =>
    rows
      .slice(0, MAX_ROWS)
      .flatMap((row) => (row.cells[0]?.lines ?? []).slice(0, 1).map((line) => ({ doc, line }))),
  );
  return lines.flatMap(({ doc, line }) => looseRoom(doc, line)).slice(0, 6);
}

function looseRoom(doc: Doc, line: Line): Candidate[] {
  const confidence = looseSure(line.text);
  const value = confidence > 0 ? tidy(line.text.replace(COUNTED, "")) : "";
  if (!isRoom(value)) return [];
  const start = line.offset + line.text.indexOf(value);
  const span = { doc, start, end: start + value.length };
  return [{ field: "room.type", value, source: "pattern", confidence, span }];
}

function looseSure(text: string): number {
  if (text.length > 90 || text.split(/\s+/).length > MAX_WORDS + 3) return 0;
  const bare = text.replace(COUNTED, "");
  if (NUMBERED.test(text)) return 0.62;
  if (!ROOM_WORD.test(bare) || HOUSE_WORD.test(bare) || MONEY.test(text)) return 0;
  if (COUNTED.test(text)) return 0.64;
  const [head = ""] = bare.split(/,\s/);
  return ALONE.test(bare) && head.split(/\s+/).length <= 5 && !NOT_A_ROOM.test(bare) ? 0.54 : 0;
}

/** Charges, counts and rules that speak of rooms. */
const NOT_A_ROOM =
  /\b(?:supplements?|subtotal|total|rate|rates|charge|charges|tax|fee|fees|nights?|number|details?|confirm\w*|reserv\w*|book\w*|cancel\w*|please|your|our|the|is|are|will|guests?|per|price|service|upgrade|check|information|policy|type|category|deposit|zimmerpreis|preis|zuschlag|nacht|nächte|prix|tarif|nuits?|precio|noches?|prezzo|notti|prijs|pris|cena|preço|diárias?)\b/i;

const ARTICLE =
  "(?:in(?:to)?|for|book(?:ed|ing)?|reserved?|confirm(?:ed)?|of|held) (?:a|an|our|one|the|1|two|2|your|their)|im|in (?:unserem|unserer|einem|einer)|(?:dans|pour) (?:notre|une?|la|le)|en (?:una?|nuestr[oa]|la)|in (?:una?|nostra)|nel(?:la)?(?: nostra)?|in (?:een|onze|de)|i (?:ett|en|vårt|vår|et|vores|vår)|ve?|num(?:a)?|n[oa](?: noss[oa])?|w";
const NAMED = new RegExp(
  `(?<!\\p{L})(?:${ARTICLE})\\s+((?:\\p{Lu}[\\p{L}'’-]*\\s+){1,4}(?:room|suite|studio|cabin|cottage|bungalow|tent|villa|apartment)|(?:\\p{Lu}[\\p{L}'’-]*\\s+){0,4}(?:Suite|Room|Double|Twin|King|Queen|Studio|Cottage|Cabin|Stateroom|Apartment|Penthouse|Bungalow|Villa|Tent|\\p{Lu}\\p{L}*zimmer|\\p{Lu}\\p{L}*suite)(?:\\s+(?:Suite|Room))?)(?![\\p{L}])(?!\\s+\\p{Lu})`,
  "gu",
);
const DESCRIBED =
  /(?<!\p{L})((?:habitaci[oó]n|camera|chambre|quarto|kamer|pokoj|pokój)\s+(?:doble|doppia|matrimoniale|singola|tripla|double|simple|triple|twin|familiale|familiar|individual|duplo|superior[e]?|sup[ée]rieure|deluxe|standard|dwuosobowy|dvoul[uů][zž]kov[ýy])(?:\s+(?:superior[e]?|sup[ée]rieure|deluxe|standard|comfort|premium|con (?:vista (?:al )?)?\p{L}+|vista \p{L}+|vue \p{L}+|avec \p{L}+|com vista \p{L}+))*|(?:Doppel|Einzel|Familien|Zweibett|Dreibett)zimmer(?:\s+(?:Superior|Deluxe|Standard|Komfort|Premium|mit \p{Lu}\p{L}+))*)(?!\p{L})/gu;

/** "into our Garden Suite", "una camera doppia con vista mare". */
function inProse(reading: Reading): Candidate[] {
  return reading.parts.map(coverOf).flatMap((cover) => {
    const text = textOf(cover).slice(0, 20_000);
    return [...text.matchAll(NAMED), ...text.matchAll(DESCRIBED)].slice(0, 4).flatMap((match) => {
      const named = (match[1] ?? "").trim();
      const value = named.replace(/\s+/g, " ").replace(/(?<=\s\p{Lu}\S+) room$/u, "");
      if (HOUSE_WORD.test(value) || value.length < 4) return [];
      const at = match.index + match[0].lastIndexOf(named);
      const span = within(cover, at, at + named.length);
      return [{ field: "room.type" as const, value, source: "prose" as const, confidence: 0.58, span }];
    });
  });
}
