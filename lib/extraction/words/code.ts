import { CODES } from "./currency-signs";
import { conceptsOf } from "./lexicon";
import { monthOf } from "./months";

const CODE =
  /(?<![\p{L}\d@._/-])(?:[A-Z]{1,6}[- /.]?)?[A-Z\d]+(?:[-/._][A-Z\d]+)*(?![\p{L}\d@]|[-/.][\p{L}\d])/gu;
const BLOCKS = /^[A-Z\d]+(?:\s?[-/ .–#]\s?[A-Z\d]+){0,4}$/;
const NOT_CODES =
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}|\d+\.\d\d|\d{1,2}[./]\d{1,2}|[A-Z]{3}\d{1,3})$/;
const COMMON = new Set(
  "PLEASE STATUS BOOKED TRAVEL THANKS UPDATE CHANGE ONLINE NOTICE SUMMER WINTER DOUBLE SINGLE MADAME FAMILY OFFICE".split(
    " ",
  ),
);

/** Whether a word can be a booking reference: holds a digit, or is six capitals that are no known word. */
export function isCode(text: string): boolean {
  const plain = text.replace(/[\s\-/.–#_]/g, "");
  if (plain.length < 4 || plain.length > 26 || NOT_CODES.test(text) || isPrice(text)) return false;
  if (/^\d{1,2}[A-Z]+(?:\d{2,4})?$/.test(plain) && monthOf(plain.replace(/\d/g, "").toLowerCase()))
    return false;
  if (/\d/.test(plain)) return /^\d{4,}$/.test(plain) ? !/^(?:19|20)\d\d$/.test(plain) : true;
  return (
    /^[A-Z]{6}$/.test(plain) &&
    plain === text &&
    conceptsOf(plain.toLowerCase()).length === 0 &&
    !COMMON.has(plain)
  );
}

/** "USD 2,086" is no reference, though its label may say so. */
function isPrice(text: string): boolean {
  return (
    CODES.has(text.slice(0, 3)) && /^[A-Z]{3} ?\d[\d ]*$/.test(text) && (text[3] === " " || text.length < 7)
  );
}

/** The reference in a labelled value with its place: the whole value when it is blocks of capitals and digits, else its first code. */
export function codeIn(text: string): { code: string; at: number } | null {
  const head = (text.split(/\s{3,}|\t|\n|[,;|()]/)[0] ?? "").trim();
  const lead = text.indexOf(head);
  if (isWords(head)) return null;
  const bare = head.replace(/^(?:#|no\.?|nr\.?|n°|№)\s*/i, "").replace(/[.\s]+$/, "");
  if (BLOCKS.test(bare) && bare.length <= 26 && (isCode(bare) || /^[A-Z]{3}\d{3}$/.test(bare)))
    return { code: bare, at: lead + head.indexOf(bare) };
  for (const one of codesIn(text.slice(0, 160))) return one;
  return null;
}

/** "COST CENTER 5540" names something by two words, not a booking by its blocks. */
function isWords(head: string): boolean {
  const words = /^[A-Z]{3,}(?: [A-Z]{3,})+(?= )/.exec(head)?.[0].split(" ") ?? [];
  return words.length > 1 && !words.some((word) => isAboutBooking(word));
}

function isAboutBooking(word: string): boolean {
  return conceptsOf(word.toLowerCase()).some(
    (one) => one === "BOOK" || one === "CONF" || one === "NUM" || one === "PNR",
  );
}

/** "PNR QX7LMB", "INVOICE 2291044": the word says what the number is. */
function isWordFirst(code: string): boolean {
  const word = /^[A-Z]+(?= )/.exec(code)?.[0] ?? "";
  return word.length >= 4 || (word.length >= 2 && conceptsOf(word.toLowerCase()).length > 0);
}

/** All references in a text, in order. */
export function codesIn(text: string): { code: string; at: number }[] {
  const found: { code: string; at: number }[] = [];
  let from = 0;
  for (const match of text.slice(0, 2_000).matchAll(CODE)) {
    if (match.index < from) continue;
    const code = match[0].replace(/[\s.,/-]+$/, "");
    const bare = /^[A-Z]{1,6} /.test(code) && !isCode(code.replace(/^[A-Z]+ /, "")) ? "" : code;
    const whole = isWordFirst(bare) ? bare.replace(/^[A-Z]+ /, "") : bare;
    if (!isCode(whole)) continue;
    const at = match.index + code.length - whole.length;
    const grouped = `${whole}${restOf(text.slice(at + whole.length), whole)}`;
    found.push({ code: grouped, at });
    from = at + grouped.length;
  }
  return found;
}

/** "NK-558 210.", "GH 4410 2275": the last groups of a number that ends its sentence. */
function restOf(after: string, code: string): string {
  const rest = /[A-Z]/.test(code)
    ? (/^(?: \d{3,5}){1,3}(?=\s*$|\.\s*$|[.;)]\s|\n|\s[|–—·•]\s)/.exec(after)?.[0] ?? "")
    : "";
  return / (?:19|20)\d\d$/.test(rest) ? "" : rest;
}

/** A number of letters and digits with more digits behind it that may be its own: "GH 4410 2275 for two". */
export function isCut(code: string, after: string): boolean {
  return (
    /[A-Z].*\d$/.test(code) &&
    /^ \d{3,6}(?![\d.,:/-]|\s?(?:\p{Sc}|[A-Z]{3}(?!\p{L})))/u.test(after) &&
    !/^ (?:19|20)\d\d/.test(after)
  );
}
