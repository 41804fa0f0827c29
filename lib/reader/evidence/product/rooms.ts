import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Doc, Line, Row } from "@/lib/reader/documents/document";
import { alphanumericKey } from "@/lib/reader/words/fold";
import { isEastern } from "@/lib/reader/words/lexicon-east";
import { isName } from "@/lib/reader/words/person";
import { BOARD, CAPACITY, HOUSE_WORD, ROOM_NOUN, ROOM_WORD } from "@/lib/reader/words/room-words";
import { type Candidate, fromPair } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { coverOf } from "../layout/measure-parts";
import { type Pair, textOf, within } from "../layout/pair";
import { roomsOfHouse } from "./rooms-of-house";

const SURE = CONFIDENCE.product;
const ROOM_STOP =
  /^(?:\d{1,2}[\s.-]?(?:jan|feb|mar|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[\s.-]?\d{2,4}|\d+|\d\s?[*★]+.*|yes|no|ja|nein|oui|non|si)$/i;
const WAS =
  /\s*\((?:upgraded|was|previously|formerly|before|statt|vorher|bisher|au lieu|antes|prima|eerder|tidigare)\b[^)]*\)\s*$/i;
const MONEY =
  /^(?:R|Rs\.?|kr\.?|Fr\.?)\s?\d|\b(?:ppp?n?s?|pppns|p\.p\.)(?=\s|$)|[€$£¥]\s?\d|\d[.,]\d{2}\b|\b[A-Z]{3}\s?\d{2,}|\d\s?(?:kr|zł|Kč|円|元|원)\b/;
const MAX_ROWS = 400;

/** Returns the room, cabin, apartment or pitch: labelled, named with the hotel, on its own line or in running text. */
export function roomCandidates(reading: EmailEvidence, suppliers: readonly Candidate[]): Candidate[] {
  const labelled = reading.pairs
    .filter((pair) => pair.label.role === "room" || namesRoom(pair, suppliers, reading))
    .flatMap((pair) => roomOf(pair, reading));
  if (labelled.length > 0) return labelled;
  const names = suppliers.map((one) => String(one.value).toLowerCase());
  const isOther = (one: Candidate) => !names.some((name) => name.includes(String(one.value).toLowerCase()));
  return [...roomsOfHouse(reading), ...loose(reading), ...inProse(reading)].filter(isOther);
}

/** "Accommodation: Ocean View King" is a room, "Accommodation: Hotel Bellevue" a house. */
export function namesRoom(pair: Pair, suppliers: readonly Candidate[], { pairs }: EmailEvidence): boolean {
  if (pair.label.role !== "hotel") return false;
  const line = (textOf(pair.value).split("\n")[0] ?? "").replace(/\s*\(.*$/, "");
  const isUnit =
    CAPACITY.test(line) || new RegExp(`^(?:${ROOM_NOUN})\\s+(?:["“«„']|n[°º.r]|\\d)`, "iu").test(line);
  const isExplicit = EXPLICIT.test(pair.labelText);
  const hasRoom = pairs.some(({ label }) => label.role === "room");
  if ((isExplicit || hasRoom) && UNITS.test(line)) return false;
  const [head = ""] = isExplicit ? line.split(/,\s|\s[–—-]\s/) : [line];
  return isUnit || (ROOM_WORD.test(head) && !HOUSE_WORD.test(head)) || isUnitOf(pair, line, suppliers);
}

/** "Alpenrose Apartments, Zermatt": a house named after its units. */
const UNITS =
  /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*\s(?:Apartments|Suites|Studios|Cottages|Cabins|Villas|Bungalows|Rooms|Lofts|Chalets|Appartements|Apartamentos|Appartamenti|Apartamenty|Apartmány|Ferienwohnungen)(?:,|\s*$)|^(?:Apartamentos|Appartements|Appartamenti|Apartmány|Apartamenty)\s\p{Lu}/u;
const EXPLICIT =
  /^\W*(?:hotel|hôtel|hotell|property|resort|house|struttura|objekt|obiekt|ホテル名?|酒店|호텔)\W*$/iu;
const GENERIC =
  /^\W*(?:accommodation|alojamento|alojamiento|alloggio|unterkunft|boende|accommodatie|hébergement|ubytování|zakwaterowanie|indkvartering|innkvartering|majoitus)\W*$/iu;

/** "Alojamento: Casa do Lagar" at a guesthouse that is named elsewhere. */
function isUnitOf(pair: Pair, line: string, suppliers: readonly Candidate[]): boolean {
  const [seller] = [...suppliers].sort((a, b) => b.confidence - a.confidence);
  const name = alphanumericKey(String(seller?.value ?? ""));
  if (!seller || !GENERIC.test(pair.labelText) || !HOUSE_WORD.test(String(seller.value))) return false;
  const value = alphanumericKey(line);
  return !HOUSE_WORD.test(line) && !value.includes(name) && !name.includes(value.slice(0, 12));
}

/** "Type" beside a column that counts rooms is the room type. */
function isBesideRooms({ row, source, value }: Pair, { pairs }: EmailEvidence): boolean {
  const isRooms = ({ label, row: at, value: other }: Pair) =>
    at === row && other.doc === value.doc && label.concepts.has("ROOM");
  return source === "table" && pairs.some((pair) => isRooms(pair) && /^\d{1,2}$/.test(textOf(pair.value)));
}

function roomOf(pair: Pair, reading: EmailEvidence): Candidate[] {
  const text = textOf(pair.value);
  const first = tidy(firstOf(pair));
  if (GRADE.test(pair.labelText) && !CABIN_WORD.test(first)) return [];
  const isNamed = ROOM_WORD.test(first) || CAPACITY.test(first) || isBesideRooms(pair, reading);
  if (!isRoom(first) || (pair.label.score < CONFIDENCE.layout.typeLabel && !isNamed)) return [];
  if (
    isName(first) &&
    !pair.label.concepts.has("TYPE") &&
    pair.source === "table" &&
    pair.label.concepts.has("GUEST")
  )
    return [];
  const at = text.replaceAll("\t", " ").indexOf(first);
  const typed = pair.label.concepts.has("TYPE") ? 1 : SURE.untyped;
  return [fromPair("room.type", pair, first, within(pair.value, at, at + first.length), typed)];
}

/** The grade of a cabin, not of a walk. */
const GRADE = /^\W*grade\W*$/i;
const CABIN_WORD =
  /(?<!\p{L})(?:balcony|veranda\p{L}*|ocean ?view|outside|inside|interior|suite|cabin|stateroom|twin|single|double|deck)(?!\p{L})/iu;

/**
 * Returns the first cell or line; after a number or a code alone, also the next cells of the row: "9218 | D4 | Ocean
 * View".
 */
function firstOf({ value, label }: Pair): string {
  const [line = ""] = textOf(value).split(/\n|\s{3,}|\s\|\s/);
  const cells = line.split("\t");
  const from = cells.findIndex((cell) => !/^[A-Z]{0,2}\d{1,5}[A-Z]?$/.test(cell.trim()));
  if (from > 0 && /^\p{L}{3}/u.test(cells[from]?.trim() ?? "")) return cells.slice(0, from + 1).join(" ");
  const below = textOf(value).split("\n");
  const isBoth = label.concepts.has("HOTEL") && below.length > 1;
  return isBoth ? (below[1] ?? "") : (cells[0] ?? "");
}

/** "4 stars": the category of a house. */
const STARS =
  /^\W*\d\s?(?:\*|★|stars?|sterne|étoiles|estrellas|stelle|estrelas|sterren|stjärnor|stjerner|hvězd\p{L}*|gwiazd\p{L}*)/iu;

function isRoom(text: string): boolean {
  return (
    text.length >= 2 && text.length <= 90 && !ROOM_STOP.test(text) && !MONEY.test(text) && !STARS.test(text)
  );
}

/** Removes the count before a room, its former type, and the meals after it. */
function tidy(text: string): string {
  const bare = (isEastern(text) ? (text.split(/[,、]/)[0] ?? "") : text)
    .replace(/^\s*\d+\s*[x×]\s*/i, "")
    .replace(WAS, "")
    .replace(/\s*\((?:non.?refundable|\d+ .*)\)\s*$/i, "");
  return withoutMeals(bare).replace(WITH_MEALS, "").replace(NEXT_LABEL, "").trim();
}

/** "Family Room In: 14/08/2027": the next label follows on the same line. */
const NEXT_LABEL = /\s+\p{L}[\p{L}-]{1,14}:\s.*\d.*$/u;

const WITH_MEALS =
  /\s(?:con|mit|with|avec|met|med|incl\.?|inkl\.?|including|com|ze? śniadaniem|se snídaní|on)\s(?:(?:buffet )?breakfast|half[- ]board|full[- ]board|frühstück\p{L}*|halbpension|petit[- ]déjeuner|demi-pension|desayuno|media pensi[oó]n|(?:prima )?colazione|mezza pensione|ontbijt|frukost|morgenmad|caf[eé] da manhã|pequeno[- ]almoço)(?:\s(?:included|inclus\p{L}*|incluid[oa]))?$/iu;

/** "Junior Suite, All Inclusive, 7 nights" becomes "Junior Suite". */
function withoutMeals(text: string): string {
  const parts = text.split(/(,\s+|\s+[–—-]\s+|\s*\+\s*)/);
  let end = parts.length;
  while (end > 2 && BOARD.test(parts[end - 1] ?? "")) end -= 2;
  return parts.slice(0, end).join("");
}

const COUNTED =
  /^(?:[\p{L} ]{3,16}\s?:\s*|n[°º.]\s*)?\d{1,2}\s*(?:(?<=n[°º.]\s*\d{1,2}\s)(?=\p{L})|[x×]\s*(?=\p{L})|(?=(?:twin|double|single|triple|dbl|sgl|twn|tpl)(?!\p{L})))/iu;
const NUMBERED = new RegExp(
  `^(?:${ROOM_NOUN})\\s+(?:n[°º.r]+\\s*)?(?:["“«„']\\s?\\p{L}|[A-Z]?\\d{1,5}[A-Z]?\\b)`,
  "iu",
);
const ALONE = /^\p{Lu}[^.:;!?€$£@]{3,70}$/u;
const MAX_WORDS = 9;

/**
 * Reads a line or first cell that is a room: "1 x Deluxe Suite", "Cabine 214, pont supérieur", "Garden Bungalow,
 * breakfast".
 */
function loose(reading: EmailEvidence): Candidate[] {
  const lines = reading.parts.flatMap(({ doc, rows }) =>
    rows.slice(0, MAX_ROWS).flatMap((row) =>
      linesOf(row)
        .flatMap(segmentsOf)
        .map((line) => ({ doc, line })),
    ),
  );
  return lines.flatMap(({ doc, line }) => looseRoom(doc, line)).slice(0, 6);
}

/** Returns the first line of a row, and its other lines that begin with a count. */
function linesOf(row: Row): Line[] {
  const [first, ...others] = row.cells.flatMap((cell) => cell.lines.slice(0, 1));
  return [...(first ? [first] : []), ...others.filter((line) => COUNTED.test(line.text))];
}

/** "HB4471902 · 18-22 February · Harbour King · 1 guest": splits a line at its dots. */
function segmentsOf(line: Line): Line[] {
  let at = 0;
  return line.text.split(/(\s[·•|]\s)/u).flatMap((text, index) => {
    at += text.length;
    return index % 2 === 0 ? [{ ...line, text, offset: line.offset + at - text.length }] : [];
  });
}

const ROOM_FIRST = new RegExp(`^(?:${ROOM_NOUN})\\s\\p{Lu}`, "iu");

/** "18/09 - 24/09/2027 (6 nights) – Camera Tripla Country con terrazza, B&B": returns the room after the days. */
function behindDash(text: string): string {
  const [head = "", tail = "", more] = text.split(/\s[–—-]\s(?=\p{L})/u);
  const room = tail === "" || more !== undefined ? "" : tidy(tail);
  return /\d{4}/.test(head) && ROOM_FIRST.test(room) && room.split(/\s+/).length <= MAX_WORDS ? room : "";
}

function looseRoom(doc: Doc, line: Line): Candidate[] {
  const tail = behindDash(line.text);
  const confidence = tail === "" ? looseSure(line.text) : SURE.behindDays;
  const value = tail || (confidence > 0 ? looseValue(line.text) : "");
  if (!isRoom(value)) return [];
  const start = line.offset + line.text.indexOf(value);
  const span = { doc, start, end: start + value.length };
  return [{ field: "room.type", value, source: "pattern", confidence, span }];
}

/** Returns the whole line, or the beginning of a sentence: "Hytte 14 er bekreftet." */
function looseValue(text: string): string {
  const numbered = /\s\p{Ll}+\s.*[.!]$/u.test(text) ? NUMBERED.exec(text)?.[0] : undefined;
  const counted = COUNTED.exec(text)?.[0] ?? "";
  return numbered ?? tidy(/[x×]|^n/.test(counted) ? text.slice(counted.length) : text);
}

function looseSure(text: string): number {
  if (text.length > 90 || text.split(/\s+/).length > MAX_WORDS + 3) return 0;
  const bare = text.replace(COUNTED, "");
  if (NUMBERED.test(text)) return SURE.numbered;
  if (!ROOM_WORD.test(bare) || HOUSE_WORD.test(bare) || MONEY.test(text)) return 0;
  if (COUNTED.test(text)) return SURE.counted;
  const [head = ""] = bare.split(/,\s/);
  return ALONE.test(bare) && head.split(/\s+/).length <= 5 && !NOT_A_ROOM.test(bare) ? SURE.roomAlone : 0;
}

/** Words of charges, counts and rules about rooms. */
const NOT_A_ROOM =
  /\b(?:supplements?|subtotal|total|rate|rates|charge|charges|tax|fee|fees|nights?|number|details?|confirm\w*|reserv\w*|book\w*|cancel\w*|please|your|our|the|is|are|will|guests?|per|price|service|upgrade|check|information|policy|type|category|deposit|zimmerpreis|preis|zuschlag|nacht|nächte|prix|tarif|nuits?|precio|noches?|prezzo|notti|prijs|pris|cena|preço|diárias?)\b/i;

const ARTICLE =
  "(?:in(?:to)?|for|book(?:ed|ing)?|reserved?|confirm(?:ed)?|of|on|held) (?:a|an|our|one|the|1|two|2|your|their|two of our|one of our)|in(?:to)? (?:two|three|four|five|six|seven|eight|\\d{1,2})|(?:given|assigned|allocated)(?: (?:them|you|him|her|your \\p{Ll}+))?(?: an?)?|The(?=[^.\\n]{3,60}? (?:at|in|is|has) )|die|das|unsere?n?|im|in (?:unserem|unserer|einem|einer)|(?:dans|pour) (?:notre|une?|la|le)|en (?:una?|nuestr[oa]|la)|in (?:una?|nostra)|nel(?:la)?(?: nostra)?|in (?:een|onze|de)|i (?:ett|en|vårt|vår|et|vores|vår)|ve?|num(?:a)?|n[oa](?: noss[oa])?|w";
const NAMED = new RegExp(
  `(?<!\\p{L})(?:${ARTICLE})\\s+((?:\\p{Lu}[\\p{L}'’-]*\\s+){1,4}(?:(?:state)?rooms?|suites?|studios?|cabins?|cottages?|bungalows?|tents?|villa|apartments?)|(?:\\p{Lu}[\\p{L}'’-]*\\s+){0,4}(?:Suites?|Rooms?|Double|Twin|King|Queen|Studio|Cottage|Cabin|Stateroom|Apartment|Penthouse|Bungalow|Villa|Tent|\\p{Lu}\\p{L}*zimmer|\\p{Lu}\\p{L}*suite)(?:\\s+(?:Suite|Room))?)(?![\\p{L}])(?!\\s+\\p{Lu})`,
  "gu",
);
const DESCRIBED =
  /(?<!\p{L})((?:[Hh]abitaci[oó]n|[Cc]amera|[Cc]hambre|[Qq]uarto|[Kk]amer|[Pp]okoj|[Pp]okój)\s+(?:doble|doppia|matrimoniale|singola|tripla|double|simple|triple|twin|familiale|familiar|individual|duplo|superior[e]?|sup[ée]rieure|deluxe|standard|dwuosobowy|dvoul[uů][zž]kov[ýy])(?:\s+(?:superior[e]?|sup[ée]rieure|deluxe|standard|comfort|premium|con (?:vistas? (?:al? |sul )?)?\p{L}+|vista \p{L}+|vue \p{L}+|avec \p{L}+|com vista \p{L}+))*|(?<=(?:notre|nuestra|nostra|nella|nossa|onze|unserer|la|sa|vår|vores)\s)(?:[Ss]u[ií]te|[Cc]hambre|[Hh]abitación|[Cc]amera|[Qq]uarto)\s["“«]?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?["”»]?|(?<!\p{L})(?:[Ll]uxury|[Dd]eluxe|[Ss]tandard|[Ss]uperior|[Pp]remium|[Cc]lassic|[Cc]omfort|[Ff]amily|[Dd]ouble|[Tt]win|[Ss]ingle|[Tt]riple)\s(?:double\s|twin\s|single\s|family\s)?(?:room|suite|tent|cabin|bungalow|studio|apartment)(?!s?\s(?:supplement|rate|occupancy|use|only))|(?<!\p{L})(?:[Aa]partment|[Aa]ppartamento|[Aa]partamento|[Aa]ppartement|Ferienwohnung|[Ss]uite|Zimmer|[Rr]oom|[Cc]amera|[Cc]hambre)\s["“«„][^"”»“\n]{2,25}["”»“]|(?<=\s(?:of|in|into|for|unit)\s)(?:Lodge|Cottage|Cabin|Apartment|Villa|Chalet|Suite|Room|Bungalow|Unit|Studio)\s(?:[Nn]o\.?\s)?\d{1,4}[A-Z]?(?![\d,])|(?<!\p{L})(?:[Uu]tvendig|[Ii]nnvendig|[Uu]dvendig|[Ii]ndvendig|[Uu]tsides|[Ii]nsides|[Dd]obbelt|[Dd]ubbel|[Ss]uperior|[Ss]tandard)\s?(?:lugar|hytt|kahyt|rom|rum|værelse)(?:\s(?:superior|standard|deluxe|comfort|med \p{L}+))?(?:\s\((?:kategori|kat\.?|category|cat\.?)\s?[A-Z\d]{1,3}\))?|[Cc]abine\s(?:double|twin|single|intérieure|extérieure|vue mer|avec balcon|triple|quadruple)(?:\s(?:pont|avec|vue)\s\p{L}+(?:\s\p{L}+)?)?|(?:Doppel|Einzel|Familien|Zweibett|Dreibett)zimmer(?:\s+(?:Superior|Deluxe|Standard|Komfort|Premium|mit \p{Lu}\p{L}+))*)(?!\p{L})/gu;

/** Reads "into our Garden Suite", "una camera doppia con vista mare". */
function inProse(reading: EmailEvidence): Candidate[] {
  return reading.parts.map(coverOf).flatMap((cover) => {
    const text = textOf(cover).slice(0, 20_000);
    return [...text.matchAll(NAMED), ...text.matchAll(DESCRIBED)].slice(0, 4).flatMap((match) => {
      const named = (match[1] ?? "").trim();
      const value = named.replace(/\s+/g, " ").replace(/(?<=\s\p{Lu}\S+) (?:state)?rooms?$/u, "");
      if (HOUSE_WORD.test(value) || value.length < 4) return [];
      const at = match.index + match[0].lastIndexOf(named);
      const span = within(cover, at, at + named.length);
      return [
        { field: "room.type" as const, value, source: "prose" as const, confidence: SURE.described, span },
      ];
    });
  });
}
