import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Doc, Line } from "@/lib/reader/documents/document";
import type { Product } from "@/lib/reader/payload.model";
import { alphanumericKey } from "@/lib/reader/words/fold";
import { labelOf } from "@/lib/reader/words/label";
import { isName } from "@/lib/reader/words/person";
import { HOTEL_WORD, OPERATOR_WORD } from "@/lib/reader/words/room-words";
import { isClosing } from "@/lib/reader/words/sayings/closings";
import { type Candidate, fromPair } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { type Pair, textOf, within } from "../layout/pair";
import { domainCore, domainFits } from "../supplier/company-domain";
import { companyName } from "../supplier/company-lines";
import { addressCandidates, looksLikeAddress } from "./addresses";
import { besideDays, housesInProse } from "./houses";
import { namesRoom, roomCandidates } from "./rooms";

const SURE = CONFIDENCE.product;
const STAYS: ReadonlySet<Product> = new Set<Product>(["hotel", "package", "tour"]);

/** Returns the candidates for the name and address of the hotel, and for the room. */
export function lodgingCandidates(reading: EmailEvidence, suppliers: readonly Candidate[]): Candidate[] {
  const rooms = roomCandidates(reading, suppliers);
  const isStay = reading.product === undefined || STAYS.has(reading.product);
  const names = isStay
    ? hotelNames(reading, suppliers)
    : labelledHotels(reading, suppliers).filter(isHotelNamed);
  const best = [...names].sort((a, b) => b.confidence - a.confidence)[0];
  return [...rooms, ...names, ...(best ? addressCandidates(reading, String(best.value)) : [])];
}

/** Whether a label is for a house, or is "Resort & room" with the house on the first line. */
function isHouseLabel({ label, value }: Pair): boolean {
  if (label.role === "hotel") return true;
  return label.role === "room" && label.concepts.has("HOTEL") && textOf(value).includes("\n");
}

/** Whether every word of a label is known: "Lodge manager" names no house. */
function isPlainLabel({ label = "" }: Candidate): boolean {
  return labelOf(label, true) !== null;
}

/** "Hotel: Quinta do Farol" in an email that is mostly about flights. */
function isHotelNamed({ label, value }: Candidate): boolean {
  const isNamed = labelOf(label ?? "")?.concepts.has("HOTEL") === true && /^\p{Lu}/u.test(String(value));
  return isNamed || HOTEL_WORD.test(String(value));
}

function labelledHotels(reading: EmailEvidence, suppliers: readonly Candidate[]): Candidate[] {
  return reading.pairs
    .filter((pair) => isHouseLabel(pair) && !namesRoom(pair, suppliers, reading))
    .flatMap(labelledHotel);
}

function hotelNames(reading: EmailEvidence, suppliers: readonly Candidate[]): Candidate[] {
  const labelled = labelledHotels(reading, suppliers);
  if (reading.product !== undefined && reading.product !== "hotel")
    return [...labelled, ...besideDays(reading), ...housesInProse(reading)];
  const placed = [
    ...besideDays(reading),
    ...housesInProse(reading),
    ...aboveAddress(reading),
    ...beforeAddress(reading),
  ];
  const likely = suppliers.filter(
    (one) =>
      one.confidence >= SURE.likelyHouse &&
      (reading.product === "hotel" || HOTEL_WORD.test(String(one.value))),
  );
  const derived = likely.map((one) => {
    const named = HOTEL_WORD.test(String(one.value));
    return {
      ...one,
      field: "itinerary.hotel.name" as const,
      confidence: one.confidence * derivedSure(String(one.value), named),
    };
  });
  const [told] = labelled;
  const isTold =
    told !== undefined && labelled.every(({ value }) => value === told.value) && isPlainLabel(told);
  const most = isTold ? told.confidence - SURE.behindLabel : 1;
  const others = [...placed, ...derived].map((one) => ({
    ...one,
    confidence: Math.min(one.confidence, most),
  }));
  return [...labelled, ...others];
}

/** Returns the factor for a seller's name as the house's name; it is low for the name of a tour operator. */
function derivedSure(name: string, named: boolean): number {
  if (OPERATOR_WORD.test(name) && !SINGLE_HOUSE.test(name)) return SURE.operator;
  return named ? SURE.seller : SURE.plainSeller;
}

const SINGLE_HOUSE =
  /(?<!\p{L})(?:hotel|hôtel|hotell|inn|resort|lodge|riad|palace|guesthouse|house|quinta|pousada|villa|retreat)(?!\p{L})/iu;

/** "Park Schouwse Kust, Helmweg 40, 4328 Burgh-Haamstede": reads the name at the beginning of an address. */
function beforeAddress(reading: EmailEvidence): Candidate[] {
  const domain = domainCore(reading.from?.address ?? "");
  return reading.parts.flatMap(({ doc, rows }) =>
    rows
      .flatMap((row) => row.cells.flatMap((cell) => cell.lines))
      .flatMap((line) => headOfAddress(doc, line, domain)),
  );
}

const HEAD = /^([^,|•·:]{4,50}?)(?:,\s|\s[–—|•·-]\s)(?=.{8,120}$)/u;

function headOfAddress(doc: Doc, line: Line, domain: string): Candidate[] {
  const head = HEAD.exec(line.text);
  const isAddressed = head !== null && looksLikeAddress(line.text.slice(head[0].length));
  const name = isAddressed ? nameAlone(head[1] ?? "") : null;
  const confidence = name ? sureOfHead(name, domain) : 0;
  if (!name || confidence === 0) return [];
  const start = line.offset + line.text.indexOf(name);
  const span = { doc, start, end: start + name.length };
  return [{ field: "itinerary.hotel.name", value: name, source: "pattern", confidence, span }];
}

function sureOfHead(name: string, domain: string): number {
  if (/\d/.test(name) || LEGAL_FORM.test(name)) return 0;
  if (HOTEL_WORD.test(name)) return SURE.beforeAddress;
  if (domainFits(name, domain)) return SURE.ownAddress;
  return isName(name) ? 0 : SURE.personOver;
}

const LEGAL_FORM =
  /\b(?:GmbH|AG|KG|Ltd|Limited|LLC|Inc|S\.?A|S\.?L|S\.?r\.?l|S\.?p\.?A|B\.?V|AB|A\/S|AS|Lda|Pty|PLC)\b\.?$/;

/** Reads a name alone on its line, with an address below it. */
function aboveAddress(reading: EmailEvidence): Candidate[] {
  return reading.parts.flatMap(({ doc, rows }) => {
    const lines = rows.flatMap((row) => (row.cells.length === 1 ? (row.cells[0]?.lines ?? []) : []));
    return lines.flatMap((line, index) => aboveOne(doc, line, lines[index + 1]?.text ?? "", reading));
  });
}

function aboveOne(doc: Doc, line: Line, below: string, reading: EmailEvidence): Candidate[] {
  const name = nameAlone(line.text);
  const street = below.replace(/^\d{1,2}[.)]\s+(?=\p{Lu})/u, "");
  if (!name || below.length > 120 || !looksLikeAddress(street)) return [];
  const isNamed = HOTEL_WORD.test(name) || alphanumericKey(reading.subject).includes(alphanumericKey(name));
  const start = line.offset + line.text.indexOf(name);
  const span = { doc, start, end: start + name.length };
  const confidence = isNamed ? SURE.overAddress : isName(name) ? SURE.personOver : SURE.maybeOver;
  return [{ field: "itinerary.hotel.name", value: name, source: "pattern", confidence, span }];
}

function nameAlone(text: string): string | null {
  const name = companyName(text);
  return name &&
    name.length <= 50 &&
    /^\p{Lu}/u.test(name) &&
    !/\d{3}|[:,;!?@]|\.\s|\p{Ll}{4}\.$/u.test(name) &&
    !isClosing(name)
    ? name
    : null;
}

function labelledHotel(pair: Pair): Candidate[] {
  const text = textOf(pair.value);
  const line = (text.split(/\n|\t|\s{3,}|\s[|•·]\s/)[0] ?? "").replace(/^[\s–—:-]+/, "");
  const parts = line.split(/,\s+|\s+[–—-]\s+/);
  const head = (pair.label.concepts.has("HOTEL") ? undefined : parts.find(isHouseWord)) ?? parts[0] ?? "";
  const name = companyName(head.replace(/\s*[*★]{2,}.*$/, "").replace(/\s*\([^)]*$/, ""));
  const at = name && isHotelName(name) ? text.indexOf(name) : -1;
  if (!name || at < 0 || !isLabelledFor(pair, name)) return [];
  const place = within(pair.value, at, at + name.length);
  return [fromPair("itinerary.hotel.name", pair, name, place, sureOfLabel(pair))];
}

/** "Trip: Crete, Hotel Thalassa, 7 nights": whether a part of what a label says is the house. */
function isHouseWord(part: string): boolean {
  return HOTEL_WORD.test(part) && !/\d/.test(part);
}

/** "Tour from: Lisbon" is a label for the start of a journey, "Unitate de cazare" for a house. */
function sureOfLabel({ label: { concepts } }: Pair): number {
  return concepts.has("FROM") && !concepts.has("HOTEL") ? SURE.fromLabel : 1;
}

/** "Verblijf: Park De Heide" is a house, "Reise: Island rundt" a journey. */
function isLabelledFor({ label }: Pair, name: string): boolean {
  return label.concepts.has("HOTEL") || HOTEL_WORD.test(name) || /(?<!\p{L})club(?!\p{L})/iu.test(name);
}

function isHotelName(name: string): boolean {
  return (
    name.length >= 3 &&
    !/^hotels?$/i.test(name) &&
    !/\d{3}|@/.test(name) &&
    (!/^[a-z]/.test(name) || HOTEL_WORD.test(name))
  );
}
