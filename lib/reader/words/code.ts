import { labelOf } from "./label";
import type { Concept } from "./labels/label-words";
import { conceptsOf } from "./lexicon";
import { telephonesIn } from "./number-shapes";
import { isReference, type ReferencePlace } from "./reference";

/** Japanese, Chinese and Korean put words directly beside a code: 予約番号はT-0503です. */
const BESIDE = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}";
const CODE = new RegExp(
  `(?<![\\d@._/-]|(?![${BESIDE}])\\p{L})(?:[A-ZΑ-ΩА-Я]{1,6}[- /.]?)?[A-ZΑ-ΩА-Я\\d]+(?:[-/._][A-ZΑ-ΩА-Я\\d]+)*(?![\\d@]|(?![${BESIDE}])\\p{L}|[-/.][\\p{L}\\d])`,
  "gu",
);
/**
 * Returns the reference in a labelled value and its position: the whole value if it is blocks of capitals and digits,
 * else its first code.
 */
export function codeIn(text: string, where: ReferencePlace = "label"): { code: string; at: number } | null {
  const head = (text.split(/\s{3,}|\t|\n|[,;|()]|\s\/\s(?=\p{L}{2,}\s)/u)[0] ?? "").trim();
  const lead = text.indexOf(head);
  if (isWords(head) || isOtherNumber(head) || isNextLabel(head)) return null;
  const bare = head.replace(/^(?:#|no\.?|nr\.?|n°|№)\s*/i, "").replace(/[.\s]+$/, "");
  if (isReference(bare, where)) return { code: bare, at: lead + head.indexOf(bare) };
  return codesIn(text.slice(0, 160), "label").find(({ code, at }) => !isOfName(text, code, at)) ?? null;
}

/** "MARGUERITE SOLANO": six capitals beside other words are not a locator. */
function isOfName(text: string, code: string, at: number): boolean {
  return (
    !/\d/.test(code) && (/\p{L}/u.test(text.slice(0, at)) || /^ \p{Lu}/u.test(text.slice(at + code.length)))
  );
}

/** "COST CENTER 5540" is a name of two words with a number, not a reference in blocks. */
function isWords(head: string): boolean {
  const words = /^[A-Z]{3,}(?: [A-Z]{3,})+(?= )/.exec(head)?.[0].split(" ") ?? [];
  return words.length > 1 && !words.some((word) => isAboutBooking(word));
}

/** "Booking No. | Invoice No. | INV 918830": the first number is missing, so the next cell is another label. */
function isNextLabel(head: string): boolean {
  const role = /\d/.test(head) ? undefined : labelOf(head.replace(/\s*:$/, ""), true)?.role;
  return role === "reference" || role === "otherReference";
}

/** "INVOICE 0044712" after a label whose own number is missing. */
function isOtherNumber(head: string): boolean {
  if (/^(?:GIATA|IATA|ABTA|ATOL|TIDS|CLIA|ARC)\b/.test(head)) return true;
  const [word = ""] = /^[A-Z]{4,}(?= [A-Z\d]*\d)/.exec(head) ?? [];
  const concepts = conceptsOf(word.toLowerCase());
  return concepts.length > 0 && !isAboutBooking(word) && !concepts.includes("POLICY");
}

function isAboutBooking(word: string): boolean {
  return conceptsOf(word.toLowerCase()).some(
    (one) => one === "BOOK" || one === "CONF" || one === "NUM" || one === "PNR",
  );
}

/**
 * "PNR QX7LMB", "INVOICE 2291044": whether the code begins with a word that says what the number is. A joining word, as
 * in "OF 731", belongs to the code unless the words before it are in capitals too.
 */
function isWordFirst(code: string, before: string): boolean {
  const word = /^[A-Z]+(?= )/.exec(code)?.[0] ?? "";
  const concepts = conceptsOf(word.toLowerCase());
  const isJoining = concepts.every((one) => JOINING.has(one)) && !/\p{Lu}{2}\P{L}*$/u.test(before);
  return word.length >= 4 || (word.length >= 2 && !isJoining);
}

const JOINING: ReadonlySet<Concept> = new Set<Concept>(["STOP", "FROM", "TO"]);

/** "55 8127": a number in groups, without a year, a unit or a currency behind it. */
const GROUPED =
  /(?<![\d.,:/+(-]|\d )\d{2,5}(?: \d{2,5}){0,2} (?!(?:19|20)\d\d(?!\d))\d{3,5}(?![\d.,:/%-]|\s?(?:\p{Sc}|\p{Lu}{3}(?!\p{L})|k[rč]|zł|\d))/gu;

/** With more digits, it is rather a telephone. */
const MAX_GROUPED = 8;

/** Returns the numbers in groups of digits; a word before one has to say what it is. */
export function groupedIn(text: string): { code: string; at: number }[] {
  return [...text.slice(0, 2_000).matchAll(GROUPED)]
    .map(({ index, 0: code }) => ({ code, at: index }))
    .filter(({ code }) => code.replaceAll(" ", "").length <= MAX_GROUPED);
}

/**
 * Whether letters precede a number that isn't a reference by itself. After a label for a number, it is one: "booking
 * number GO 412".
 */
function isLeftOver(code: string, where: ReferencePlace): boolean {
  const rest = /^[A-Z]{1,6} (.+)$/.exec(code)?.[1];
  const isAnnounced = where === "number" && /^[A-Z]{2,6} \d{3}$/.test(code);
  return rest !== undefined && !isAnnounced && !isReference(rest, where);
}

/** Returns all references in a text, in order. */
export function codesIn(text: string, where: ReferencePlace = "text"): { code: string; at: number }[] {
  const found: { code: string; at: number }[] = [];
  const isDialled = inTelephones(text.slice(0, 2_000));
  let from = 0;
  for (const match of [...text.slice(0, 2_000).matchAll(CODE)].filter(({ index }) => !isDialled(index))) {
    if (match.index < from) continue;
    const code = match[0].replace(/[\s.,/-]+$/, "");
    const bare = isLeftOver(code, where) ? "" : code;
    const whole = isWordFirst(bare, text.slice(0, match.index)) ? bare.replace(/^[A-Z]+ /, "") : bare;
    if (!isReference(whole, where)) continue;
    const at = match.index + code.length - whole.length;
    const grouped = `${whole}${restOf(text.slice(at + whole.length), whole)}`;
    found.push({ code: grouped, at });
    from = at + grouped.length;
  }
  return found;
}

function inTelephones(text: string) {
  const all = telephonesIn(text);
  return (place: number) => all.some(({ code, at }) => at <= place && place < at + code.length);
}

/**
 * "NK-558 210.", "GH 4410 2275": returns the last groups of a number that ends its sentence, or whose groups mix
 * letters and digits.
 */
function restOf(after: string, code: string): string {
  const mixed = /[A-Z]/.test(code) ? (MIXED_REST.exec(after)?.[0] ?? "") : "";
  if (mixed !== "") return mixed;
  const rest = /[A-Z]/.test(code)
    ? (/^(?: \d{3,5}){1,3}(?=\s*$|\.\s*$|[.;)]\s|\n|\s[|–—·•]\s)/.exec(after)?.[0] ?? "")
    : "";
  return / (?:19|20)\d\d$/.test(rest) ? "" : rest;
}

/** " 2098 6D7": a group with both letters and digits that isn't a time, a day, a number of nights or a postcode. */
const MIXED_REST =
  /^(?: \d{3,5}){0,3} (?!\d{1,4}[AP]M?\b|\d{1,2}[A-Z]{3}\b|\d{1,2}[NDX]\b|\d[A-Z]{2}\b)\d[A-Z\d]{0,3}[A-Z][A-Z\d]{0,3}(?![\p{L}\d]|[-/.:][\p{L}\d])/u;

/**
 * Whether a number may be incomplete: more digits follow it, or digits of similar length stand beside it: "GH 4410 2275
 * for two", "5519 2047".
 */
export function isCut(code: string, after: string, before: string): boolean {
  if (/^\d{3,5}$/.test(code))
    return /^ \d{3,5}(?:$|[^\d.,:/-])/.test(after) || /(?<!\S)\d{2,5} $/.test(before);
  return (
    /[A-Z].*\d$/.test(code) &&
    /^ \d{3,6}(?![\d.,:/-]|\s?(?:\p{Sc}|[A-Z]{3}(?!\p{L})))/u.test(after) &&
    !/^ (?:19|20)\d\d/.test(after)
  );
}
