import { CONFIDENCE } from "@/lib/reader/confidence";
import type { FindingSource } from "@/lib/reader/payload.model";
import { fold } from "@/lib/reader/words/fold";
import { conceptsOf } from "@/lib/reader/words/lexicon";
import { HOTEL_WORD, OPERATOR_WORD } from "@/lib/reader/words/room-words";
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { coverOf } from "../layout/measure-parts";
import { type Span, spanOf, textOf, within } from "../layout/pair";
import { isPlace } from "./addresses";

const SURE = CONFIDENCE.product;
const STAYING =
  /\b(?:stay(?:ing)? (?:at|with)|arriv(?:e|es|ing) at|reservation at|booking at|booked (?:at|into)|welcom\w+ (?:you )?(?:at|to)|aufenthalt im|buchung im|gast im|séjour (?:à l['’]|au |à la )|accueillir (?:à l['’]|au |à la )|estancia en(?: el| la)?|reserva en(?: el| la)?|soggiorno (?:presso|al|all['’])|(?:booking|booked|reserving)(?= (?:Villa|Hotel|Casa|Riad|Chalet|Château|Finca|Masseria) )|prenotazione presso|verblijf in|boeking bij|vistelse på|bokning på|pobyt v|estadia n[oa]|reserva n[oa])\s+(?:the\s+)?(\p{Lu}[\p{L}'’&-]*(?:\s+(?:\p{Lu}[\p{L}'’&-]*|de|da|do|des?|du|del|della|la|le|les|am|im|the|of|&|and|zum|zur|van|den|dei|di)){0,7})/gu;

/** Reads "stay at Hotel Rose", "Chalet Edelweiss in Lech is yours". */
export function housesInProse(reading: EmailEvidence): Candidate[] {
  const staying = reading.parts.map(coverOf).flatMap((cover) =>
    [...textOf(cover).slice(0, 30_000).matchAll(STAYING)].flatMap((match) => {
      const name = (match[1] ?? "").replace(
        /\s+(?:de|da|do|des?|du|del|la|le|les|am|im|the|of|&|and|di)$/,
        "",
      );
      if (!HOTEL_WORD.test(name)) return [];
      const at = match.index + match[0].lastIndexOf(name);
      const span = within(cover, at, at + name.length);
      return [house(name, span, "prose", SURE.stayingAt)];
    }),
  );
  return [...staying, ...addressed(reading), ...namedHouses(reading), ...headedHouse(reading)];
}

const ADDRESSED =
  /(?<!\p{L})(?:at|in|im|at the|bei|à|au|en|presso|al|bij|på|v|w|no|na)\s(\p{Lu}[\p{L}'’&-]*(?:\s(?:\p{Lu}[\p{L}'’&-]*|of|the|de|da|do|del|la|le)){1,5})\s\((?=[^()\n]{8,90}\))/gu;

/** "at Nyala Ridge Camp (Kafunta Road, Mfuwe, Zambia)": a house followed by its address. */
function addressed(reading: EmailEvidence): Candidate[] {
  return reading.parts.map(coverOf).flatMap((cover) =>
    [...textOf(cover).slice(0, 20_000).matchAll(ADDRESSED)].flatMap((match) => {
      const name = match[1] ?? "";
      const end = match.index + match[0].length - 2;
      const address = bracketed(textOf(cover), end + 2);
      if (!isHouse(name) || !isPlace(address)) return [];
      const place = within(cover, end + 2, end + 2 + address.length);
      return [
        house(name, within(cover, end - name.length, end), "prose", SURE.stayingAt),
        { ...house(address, place, "prose", SURE.bracketed), field: "itinerary.hotel.address" as const },
      ];
    }),
  );
}

function bracketed(text: string, from: number): string {
  return text.slice(from, text.indexOf(")", from));
}

/** Returns the only house among the headings. */
function headedHouse(reading: EmailEvidence): Candidate[] {
  const found = reading.parts.flatMap(({ doc, rows }) =>
    rows.flatMap(({ cells: [cell, other] }) => {
      const line = cell?.lines[0];
      const name = line?.text.replace(COUNTED, "") ?? "";
      if (!line || other || cell.weight < 2 || !isHouse(name)) return [];
      const span = within(spanOf(doc, line), line.text.length - name.length);
      return [house(name, span, "pattern", SURE.headed)];
    }),
  );
  return new Set(found.map((one) => one.value)).size === 1 ? found : [];
}

const COUNTED = /^(?:\p{L}{3,12}\s)?#?\d{1,2}(?:[.):]\s*|\s[–—-]\s)/iu;

function house(value: string, span: Span, source: FindingSource, confidence: number): Candidate {
  return { field: "itinerary.hotel.name", value, source, confidence, span };
}

const NAMED_HOUSE =
  /(?<![\p{L}\d])((?:Villa|Chalet|Casa|Riad|Finca|Hotel|Hôtel|Masseria|Château|Castello|Agriturismo|Bungalowpark|Camping|Haus|Dar|Maison|Domaine|Quinta|Pousada|Posada|Cortijo|Gîte)[ \u00a0](?:\p{Lu}[\p{L}'’-]+|de|da|do|del|della|la|le|les|al|di)(?:[ \u00a0](?:\p{Lu}[\p{L}'’-]+|de|da|do|del|della|la|le|les|al|di)){0,4}(?<=\p{Lu}[\p{L}'’-]+))(?!\p{L})/gu;

/** Returns a house whose name contains its kind: one that the subject names too, or the only one. */
function namedHouses(reading: EmailEvidence): Candidate[] {
  const subject = fold(reading.subject);
  const found = reading.parts.map(coverOf).flatMap((cover) =>
    [...textOf(cover).slice(0, 20_000).matchAll(NAMED_HOUSE)].slice(0, 10).flatMap((match) => {
      const name = match[1] ?? "";
      const span = within(cover, match.index, match.index + name.length);
      return isOfBooking(name) ? [] : [house(name, span, "prose", SURE.inSubject)];
    }),
  );
  const isOnly = new Set(found.map(({ value }) => value)).size === 1;
  return found.flatMap((one) => {
    if (subject.includes(fold(String(one.value)))) return [one];
    return isOnly ? [{ ...one, confidence: SURE.onlyNamed }] : [];
  });
}

/**
 * Returns the only house in rows with the days of its stay: "21 Aug - 24 Aug | Mfuwe River Camp (3 nights) | 1 x Tent".
 */
export function besideDays(reading: EmailEvidence): Candidate[] {
  const found = reading.parts.flatMap(({ doc, rows }) =>
    rows.flatMap((row, index) => {
      if (row.cells.length < 2 || !reading.days.some((one) => one.row === index && one.span.doc === doc))
        return [];
      return row.cells.flatMap((cell) => {
        const line = cell.lines[0];
        const name = (line?.text ?? "").split(/\s*[(,]|\s[–—-]\s/)[0] ?? "";
        if (!line || !isHouse(name)) return [];
        const span = within(spanOf(doc, line), 0, name.length);
        return [house(name, span, "table", SURE.besideDays)];
      });
    }),
  );
  return new Set(found.map((one) => one.value)).size === 1 ? found : [];
}

/** "Villa Confirmation", "Hotel Booking": the heading of a document. */
function isOfBooking(name: string): boolean {
  const concepts = fold(name)
    .split(/[^\p{L}]+/u)
    .flatMap(conceptsOf);
  return ["BOOK", "CONF", "VOUCHER", "INVOICE"].some((one) => concepts.some((concept) => concept === one));
}

function isHouse(name: string): boolean {
  return (
    name.length >= 6 &&
    name.length <= 50 &&
    /^\p{Lu}/u.test(name) &&
    /\s/.test(name) &&
    !/\d|[:@]/.test(name) &&
    HOTEL_WORD.test(name) &&
    !OPERATOR_WORD.test(name) &&
    !isOfBooking(name)
  );
}
