import { conceptsOf } from "./lexicon";
import { CODES } from "./money/currency-signs";
import { monthOf } from "./months";
import { isAgencyNumber, isDayLike, isTelephoneLike } from "./number-shapes";

/** Whether a label says in so many words that it is the booking's number, or that it is a reference, or only the words and the shape around it do. */
export type Place = "number" | "label" | "text";

const BLOCKS = /^[A-ZΑ-ΩА-Я\d]+(?:\s?[-/ .–#_]\s?[A-ZΑ-ΩА-Я\d]+){0,5}$/;
const LEAST = 4;
const MOST = 26;

/** What is never a reference, whatever its label says. */
const OTHER_THINGS: readonly RegExp[] = [
  // Times, amounts, and what is too short.
  /^\d{1,2}$|^\d+\.\d\d$|^\d{1,2}[./]\d{1,2}$|^[A-Z]{3}\d{1,2}$/,
  // Tickets of airlines: three digits and ten.
  /^\d{3}[- ]\d{10}$|^\d{3}[- ]\d{4}[- ]\d{3}[- ]\d{3}$/,
  // Durations: "7 NT WESTERN CARIBBEAN", "10D ITALY".
  /^\d{1,2} ?(?:ADT|ADLT?|ADULTS?|CHD|CNN|INF|PAX)(?![A-Z\d])/,
  /^\d{1,3} ?(?:NTS?|N|NIGHTS?|NUITS?|NOCHES?|NOTTI|NOITES?|NACHTEN?|NAECHTE|DAYS?|D|TAGE?|JOURS?|DIAS?|GIORNI|DAGEN|DAGAR|WKS?|WEEKS?|PAX|ADULTS?|GUESTS?|X)(?: [A-Z.]+)*$/,
];

/** What the words around it must not make a reference of: they speak of something near it. */
const NEAR_THINGS: readonly RegExp[] = [
  // "6.932 points"
  /^\d{1,3}(?:\.\d{3})+$/,
  // Flights: "KX 418".
  /^(?:[A-Z]{2} ?|[A-Z]\d |\d[A-Z] )\d{1,3}$/,
  // Registers of companies: "556812-4471".
  /^\d{6}-\d{4}$/,
  // Postcodes: "SW1A 1AA", "1012 AB", "K1A 0B6".
  /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$|^\d{4} [A-Z]{2}$|^[A-Z]\d[A-Z] \d[A-Z]\d$/,
];

/**
 * Whether a text is shaped like a booking reference: capitals and digits in blocks joined by a dash, slash, dot or blank, with a digit
 * somewhere, or six capitals that are no known word.
 */
export function isReference(text: string, where: Place): boolean {
  const plain = text.replace(/[\s\-/.–#_]/g, "");
  if (plain.length < LEAST || plain.length > MOST || !BLOCKS.test(text)) return false;
  if (isDayLike(text) || isAgencyNumber(text) || (where !== "number" && isTelephoneLike(text))) return false;
  const shapes = where === "text" ? [...OTHER_THINGS, ...NEAR_THINGS] : OTHER_THINGS;
  if (shapes.some((shape) => shape.test(text)) || isPrice(text) || isMonth(plain) || hasWords(text))
    return false;
  if (/^\d+$/.test(plain)) return !/^(?:19\d\d|20[0-4]\d)$/.test(plain);
  return /\d/.test(plain) || isLocator(text);
}

/** "QXLMBT": six capitals that mean nothing. */
function isLocator(text: string): boolean {
  return /^[A-Z]{6}$/.test(text) && conceptsOf(text.toLowerCase()).length === 0 && !COMMON.has(text);
}

const COMMON = new Set(
  "PLEASE STATUS BOOKED TRAVEL THANKS UPDATE CHANGE ONLINE NOTICE SUMMER WINTER DOUBLE SINGLE MADAME FAMILY OFFICE".split(
    " ",
  ),
);

/** "USD 2,086" is no reference, though its label may say so. */
function isPrice(text: string): boolean {
  return (
    CODES.has(text.slice(0, 3)) && /^[A-Z]{3} ?\d[\d ]*$/.test(text) && (text[3] === " " || text.length < 7)
  );
}

/** "06MAR", "14JUN27", "MAR27", "MAR2027"; "MAR-4471" is of no year. */
function isMonth(plain: string): boolean {
  const letters = /^\d{1,2}([A-Z]+)(?:\d{2}|(?:19|20)\d\d)?$|^([A-Z]{3,9})(?:\d{2}|(?:19|20)\d\d)$/.exec(
    plain,
  );
  const month = letters?.[1] ?? letters?.[2];
  return month !== undefined && monthOf(month.toLowerCase()) !== undefined;
}

/** Behind a blank stand blocks with digits or a letter or three, behind a sign not much more: "WESTERN" is a word. */
function hasWords(text: string): boolean {
  return /(?<=[A-Z\d]\s)[A-Z]{4,}(?![A-Z\d])|(?<=[-/.–#_])[A-Z]{7,}(?![A-Z\d])/.test(text);
}
