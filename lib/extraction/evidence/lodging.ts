import type { Doc, Line } from "../documents/document";
import type { Product } from "../payload.model";
import { compact } from "../words/fold";
import { isName } from "../words/person";
import { addressCandidates, looksLikeAddress } from "./addresses";
import { type Candidate, fromPair } from "./candidate";
import { coverOf } from "./measure-parts";
import { type Pair, textOf, within } from "./pair";
import type { Reading } from "./reading";
import { namesRoom, roomCandidates } from "./rooms";
import { companyName, domainCore, domainFits } from "./suppliers";

const HOTEL_WORD =
  /\b(?:hotel|hôtel|hotell|inn|resort|lodge|riad|palace|suites|residences?|pension|posada|albergo|pousada|quinta|guesthouse|b&b|hostal|hostel|auberge|villa|spa|retreat|manor|castle|château|schloss|gasthof|gasthaus|parador|agriturismo|locanda|camp|ryokan|herberg|pensionat|penzion|chalet|ranch|herdade|hof|house|masseria|relais|apartments?|park|camping|domaine|finca|casa|cottages?|farm|village|bastide|podere|tenuta|borgo|palazzo|kasbah|haveli|villaggio|fattoria|gjestehus|landgoed|hoeve|dworek|zajazd|pensjonat|ferienpark|vakantiepark)\b/i;

const STAYS: ReadonlySet<Product> = new Set<Product>(["hotel", "package", "tour"]);

/** Name and address of the hotel, and the room. */
export function lodgingCandidates(reading: Reading, suppliers: readonly Candidate[]): Candidate[] {
  const rooms = roomCandidates(reading, suppliers);
  if (reading.product !== undefined && !STAYS.has(reading.product)) return rooms;
  const names = hotelNames(reading, suppliers);
  const best = [...names].sort((a, b) => b.confidence - a.confidence)[0];
  return [...rooms, ...names, ...(best ? addressCandidates(reading, String(best.value)) : [])];
}

function hotelNames(reading: Reading, suppliers: readonly Candidate[]): Candidate[] {
  const labelled = reading.pairs
    .filter((pair) => pair.label.role === "hotel" && !namesRoom(pair))
    .flatMap(labelledHotel);
  if (reading.product !== undefined && reading.product !== "hotel") return labelled;
  const placed = [...labelled, ...prose(reading), ...aboveAddress(reading), ...beforeAddress(reading)];
  if (reading.product === undefined) return placed;
  const likely = suppliers.filter((one) => one.confidence >= 0.7);
  const derived = likely.map((one) => {
    const named = HOTEL_WORD.test(String(one.value));
    return {
      ...one,
      field: "itinerary.hotel.name" as const,
      confidence: one.confidence * (named ? 0.92 : 0.72),
    };
  });
  return [...placed, ...derived];
}

/** "Park Schouwse Kust, Helmweg 40, 4328 Burgh-Haamstede": the name that an address begins with. */
function beforeAddress(reading: Reading): Candidate[] {
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
  if (HOTEL_WORD.test(name)) return 0.75;
  if (domainFits(name, domain)) return 0.66;
  return isName(name) ? 0 : 0.52;
}

const LEGAL_FORM =
  /\b(?:GmbH|AG|KG|Ltd|Limited|LLC|Inc|S\.?A|S\.?L|S\.?r\.?l|S\.?p\.?A|B\.?V|AB|A\/S|AS|Lda|Pty|PLC)\b\.?$/;

/** A name alone in its line, with an address under it. */
function aboveAddress(reading: Reading): Candidate[] {
  return reading.parts.flatMap(({ doc, rows }) => {
    const lines = rows.flatMap((row) => (row.cells.length === 1 ? (row.cells[0]?.lines ?? []) : []));
    return lines.flatMap((line, index) => aboveOne(doc, line, lines[index + 1]?.text ?? "", reading));
  });
}

function aboveOne(doc: Doc, line: Line, below: string, reading: Reading): Candidate[] {
  const name = nameAlone(line.text);
  if (!name || below.length > 120 || !looksLikeAddress(below)) return [];
  const isNamed = HOTEL_WORD.test(name) || compact(reading.subject).includes(compact(name));
  const start = line.offset + line.text.indexOf(name);
  const span = { doc, start, end: start + name.length };
  const confidence = isNamed ? 0.76 : isName(name) ? 0.52 : 0.6;
  return [{ field: "itinerary.hotel.name", value: name, source: "pattern", confidence, span }];
}

function nameAlone(text: string): string | null {
  const name = companyName(text);
  return name && name.length <= 50 && /^\p{Lu}/u.test(name) && !/\d{3}|[:,;!?@]|\.\s/.test(name)
    ? name
    : null;
}

function labelledHotel(pair: Pair): Candidate[] {
  const text = textOf(pair.value);
  const line = (text.split(/\n|\t|\s{3,}|\s[|•·]\s/)[0] ?? "").replace(/^[\s–—:-]+/, "");
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
