import { conceptsOf } from "./lexicon";
import { CODES } from "./money/currency-signs";
import { monthOf } from "./months";
import { isAgencyNumber, isDayLike, isTelephoneLike } from "./number-shapes";

/**
 * The evidence for a reference: its label says that it is the booking's number ("number"), its label says that it is a
 * reference ("label"), or only its shape and the words around it ("text").
 */
export type ReferencePlace = "number" | "label" | "text";

const BLOCKS = /^[A-ZΑ-ΩА-Я\d]+(?:\s?[-/ .–#_]\s?[A-ZΑ-ΩА-Я\d]+){0,5}$/;
const LEAST = 4;
const MOST = 26;

/** Texts that are never a reference, whatever their label. */
const OTHER_THINGS: readonly RegExp[] = [
  // Times, amounts, and texts that are too short.
  /^\d{1,2}$|^\d+\.\d\d$|^\d{1,2}[./]\d{1,2}$|^[A-Z]{3}\d{1,2}$/,
  // Airline ticket numbers: three digits and ten.
  /^\d{3}[- ]\d{10}$|^\d{3}[- ]\d{4}[- ]\d{3}[- ]\d{3}$/,
  // Numbers of travellers and durations: "7 NT WESTERN CARIBBEAN", "10D ITALY".
  /^\d{1,2} ?(?:ADT|ADLT?|ADULTS?|CHD|CNN|INF|PAX)(?![A-Z\d])/,
  /^\d{1,3} ?(?:NTS?|N|NIGHTS?|NUITS?|NOCHES?|NOTTI|NOITES?|NACHTEN?|NAECHTE|DAYS?|D|TAGE?|JOURS?|DIAS?|GIORNI|DAGEN|DAGAR|WKS?|WEEKS?|PAX|ADULTS?|GUESTS?|X)(?: [A-Z.]+)*$/,
];

/** Texts that are no reference without a label, because the words around them may be about another one nearby. */
const NEAR_THINGS: readonly RegExp[] = [
  // Loyalty points: "6.932 points".
  /^\d{1,3}(?:\.\d{3})+$/,
  // Flights: "KX 418".
  /^(?:[A-Z]{2} ?|[A-Z]\d |\d[A-Z] )\d{1,3}$/,
  // Company registration numbers: "556812-4471".
  /^\d{6}-\d{4}$/,
  // Postcodes: "SW1A 1AA", "1012 AB", "K1A 0B6".
  /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$|^\d{4} [A-Z]{2}$|^[A-Z]\d[A-Z] \d[A-Z]\d$/,
];

/**
 * Whether a text has the shape of a booking reference: blocks of capitals and digits joined by a dash, slash, dot or
 * space, with at least one digit, or six capitals that aren't a known word.
 */
export function isReference(text: string, where: ReferencePlace): boolean {
  const plain = text.replace(/[\s\-/.–#_]/g, "");
  if (plain.length < LEAST || plain.length > MOST || !BLOCKS.test(text)) return false;
  if (isDayLike(text) || isAgencyNumber(text) || (where !== "number" && isTelephoneLike(text))) return false;
  const shapes = where === "text" ? [...OTHER_THINGS, ...NEAR_THINGS] : OTHER_THINGS;
  if (shapes.some((shape) => shape.test(text)) || isPrice(text) || isMonth(plain) || hasWords(text))
    return false;
  if (/^\d+$/.test(plain)) return !/^(?:19\d\d|20[0-4]\d)$/.test(plain);
  return /\d/.test(plain) || isLocator(text);
}

/** "QXLMBT": whether the text is six capitals without meaning. */
function isLocator(text: string): boolean {
  return /^[A-Z]{6}$/.test(text) && conceptsOf(text.toLowerCase()).length === 0 && !COMMON.has(text);
}

const COMMON = new Set(
  "PLEASE STATUS BOOKED TRAVEL THANKS UPDATE CHANGE ONLINE NOTICE SUMMER WINTER DOUBLE SINGLE MADAME FAMILY OFFICE".split(
    " ",
  ),
);

/** "USD 2,086" is not a reference, even after a label for one. */
function isPrice(text: string): boolean {
  return (
    CODES.has(text.slice(0, 3)) && /^[A-Z]{3} ?\d[\d ]*$/.test(text) && (text[3] === " " || text.length < 7)
  );
}

/**
 * Whether the text is a month or a date: "06MAR", "14JUN27", "MAR27", "MAR2027". "MAR-4471" isn't, because 4471 is not
 * a year.
 */
function isMonth(plain: string): boolean {
  const letters = /^\d{1,2}([A-Z]+)(?:\d{2}|(?:19|20)\d\d)?$|^([A-Z]{3,9})(?:\d{2}|(?:19|20)\d\d)$/.exec(
    plain,
  );
  const month = letters?.[1] ?? letters?.[2];
  return month !== undefined && monthOf(month.toLowerCase()) !== undefined;
}

/**
 * Whether the text contains words: four or more letters after a space, as in "WESTERN", or seven or more after a sign.
 */
function hasWords(text: string): boolean {
  return /(?<=[A-Z\d]\s)[A-Z]{4,}(?![A-Z\d])|(?<=[-/.–#_])[A-Z]{7,}(?![A-Z\d])/.test(text);
}
