import { compact } from "../words/fold";
import { isName } from "../words/person";
import { addressCandidates, looksLikeAddress } from "./addresses";
import { type Candidate, fromPair } from "./candidate";
import { coverOf } from "./measure-parts";
import { type Pair, textOf, within } from "./pair";
import type { Reading } from "./reading";
import { companyName } from "./suppliers";

const HOTEL_WORD =
  /\b(?:hotel|hôtel|hotell|inn|resort|lodge|riad|palace|suites|residences?|pension|posada|albergo|pousada|quinta|guesthouse|b&b|hostal|hostel|auberge|villa|spa|retreat|manor|castle|château|schloss|gasthof|gasthaus|parador|agriturismo|locanda|camp|ryokan|herberg|pensionat|penzion|chalet|ranch|herdade|hof|house|masseria|relais|apartments?)\b/i;
const ROOM_STOP = /^(?:\d+|yes|no|ja|nein|oui|non|si)$/i;

/** Name and address of the hotel, and the room. */
export function lodgingCandidates(reading: Reading, suppliers: readonly Candidate[]): Candidate[] {
  const rooms = reading.pairs.filter((pair) => pair.label.role === "room" || namesRoom(pair)).flatMap(roomOf);
  if (reading.product !== "hotel" && reading.product !== "package" && reading.product !== "tour")
    return rooms;
  const names = hotelNames(reading, suppliers);
  const best = [...names].sort((a, b) => b.confidence - a.confidence)[0];
  return [...rooms, ...names, ...(best ? addressCandidates(reading, String(best.value)) : [])];
}

const ROOM_WORD =
  /\b(?:room|bedroom|suite|king|queen|twin|double|studio|zimmer|doppelzimmer|einzelzimmer|chambre|habitaci[oó]n|camera|matrimoniale|kamer|dubbelrum|pokoj|quarto|duplo)\b/i;
const HOUSE_WORD =
  /\b(?:hotel|hôtel|inn|resort|lodge|suites|hostal|hostel|(?<!-)pension|guesthouse|albergo|pousada|quinta|palace|house|riad|gasthof|gasthaus)\b/i;

/** "Accommodation: Ocean View King" names a room, "Accommodation: Hotel Bellevue" a house. */
function namesRoom(pair: Pair): boolean {
  const [line] = textOf(pair.value).split("\n");
  return pair.label.role === "hotel" && ROOM_WORD.test(line ?? "") && !HOUSE_WORD.test(line ?? "");
}

function roomOf(pair: Pair): Candidate[] {
  const text = textOf(pair.value);
  const first = (text.split(/\n|\t|\s{3,}|\s\|\s/)[0] ?? "")
    .replace(/^\s*\d+\s*[x×]\s*/i, "")
    .replace(
      /\s*\((?:upgraded|was|previously|formerly|before|statt|vorher|bisher|au lieu|antes|prima|eerder|tidigare)\b[^)]*\)\s*$/i,
      "",
    )
    .replace(/\s*\((?:non.?refundable|\d+ .*)\)\s*$/i, "")
    .trim();
  if (
    first.length < 2 ||
    first.length > 90 ||
    ROOM_STOP.test(first) ||
    /[€$£]\s?\d|\d[.,]\d{2}\b/.test(first)
  )
    return [];
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

function hotelNames(reading: Reading, suppliers: readonly Candidate[]): Candidate[] {
  const labelled = reading.pairs
    .filter((pair) => pair.label.role === "hotel" && !namesRoom(pair))
    .flatMap(labelledHotel);
  if (reading.product !== "hotel") return labelled;
  const likely = suppliers.filter((one) => one.confidence >= 0.7);
  const derived = likely.map((one) => {
    const named = HOTEL_WORD.test(String(one.value));
    return {
      ...one,
      field: "itinerary.hotel.name" as const,
      confidence: one.confidence * (named ? 0.92 : 0.72),
    };
  });
  return [...labelled, ...prose(reading), ...aboveAddress(reading), ...derived];
}

/** A name alone in its line, with an address under it. */
function aboveAddress(reading: Reading): Candidate[] {
  const subject = compact(reading.subject);
  return reading.parts.flatMap(({ doc, rows }) => {
    const lines = rows.flatMap((row) => (row.cells.length === 1 ? (row.cells[0]?.lines ?? []) : []));
    return lines.flatMap((line, index) => {
      const name = nameAlone(line.text);
      const below = lines[index + 1]?.text ?? "";
      if (!name || below.length > 120 || !looksLikeAddress(below)) return [];
      const isNamed = HOTEL_WORD.test(name) || subject.includes(compact(name));
      const start = line.offset + line.text.indexOf(name);
      const span = { doc, start, end: start + name.length };
      const confidence = isNamed ? 0.76 : 0.6;
      return [
        { field: "itinerary.hotel.name" as const, value: name, source: "pattern" as const, confidence, span },
      ];
    });
  });
}

function nameAlone(text: string): string | null {
  const name = companyName(text);
  return name && name.length <= 50 && /^\p{Lu}/u.test(name) && !/\d{3}|[:,;!?@]|\.\s/.test(name)
    ? name
    : null;
}

function labelledHotel(pair: Pair): Candidate[] {
  const text = textOf(pair.value);
  const line = text.split(/\n|\t|\s{3,}|\s[|•·]\s/)[0] ?? "";
  const parts = line.split(/,\s+|\s+[–—-]\s+/);
  const head = HOTEL_WORD.test(parts[0] ?? "") || parts.length > 1 ? (parts[0] ?? "") : line;
  const name = companyName(head.replace(/\s*[*★]{2,}.*$/, ""));
  const at = name && isHotelName(name) ? text.indexOf(name) : -1;
  if (!name || at < 0) return [];
  const sure = pair.label.concepts.has("FROM") ? 0.6 : 1;
  return [fromPair("itinerary.hotel.name", pair, name, within(pair.value, at, at + name.length), sure)];
}

function isHotelName(name: string): boolean {
  return name.length >= 3 && !/\d{3}|@/.test(name) && (!/^[a-z]/.test(name) || HOTEL_WORD.test(name));
}

const STAYING =
  /\b(?:stay(?:ing)? (?:at|with)|reservation at|booking at|booked (?:at|into)|welcom\w+ (?:you )?(?:at|to)|aufenthalt im|buchung im|gast im|séjour (?:à l['’]|au |à la )|accueillir (?:à l['’]|au |à la )|estancia en(?: el| la)?|reserva en(?: el| la)?|soggiorno (?:presso|al|all['’])|(?:booking|booked|reserving)(?= (?:Villa|Hotel|Casa|Riad|Chalet|Château|Finca|Masseria) )|prenotazione presso|verblijf in|boeking bij|vistelse på|bokning på|pobyt v|estadia n[oa]|reserva n[oa])\s+(?:the\s+)?(\p{Lu}[\p{L}'’&-]*(?:\s+(?:\p{Lu}[\p{L}'’&-]*|de|da|do|des?|du|del|della|la|le|les|am|im|the|of|&|and|zum|zur|van|den|dei|di)){0,7})/gu;

function prose(reading: Reading): Candidate[] {
  return reading.parts.map(coverOf).flatMap((cover) =>
    [...textOf(cover).slice(0, 30_000).matchAll(STAYING)].flatMap((match) => {
      const name = (match[1] ?? "").replace(
        /\s+(?:de|da|do|des?|du|del|la|le|les|am|im|the|of|&|and|di)$/,
        "",
      );
      if (!HOTEL_WORD.test(name)) return [];
      const at = match.index + match[0].lastIndexOf(name);
      const span = within(cover, at, at + name.length);
      return [
        {
          field: "itinerary.hotel.name" as const,
          value: name,
          source: "prose" as const,
          confidence: 0.74,
          span,
        },
      ];
    }),
  );
}
