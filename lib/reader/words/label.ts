import { CONFIDENCE } from "../confidence";
import { fold } from "./fold";
import { LABEL_PHRASES } from "./label-phrases";
import { LABEL_RULES, type LabelRole } from "./label-rules";
import type { Concept } from "./labels/label-words";
import { conceptsOf, withTerms } from "./lexicon";
import { easternPieces } from "./lexicon-east";

/** The meaning of a label, with its certainty from 0 to 1. `concepts` are kept for more specific checks. */
export type Label = {
  readonly role: LabelRole;
  readonly score: number;
  readonly concepts: ReadonlySet<Concept>;
};

const MAX_LABEL = 70;
const MAX_WORDS = 9;
const MAX_UNKNOWN = 2;
/** Roles whose words are too common to count beside unknown words. */
const EXACT_ROLES: ReadonlySet<LabelRole> = new Set<LabelRole>(["from", "to", "date"]);
const cache = new Map<string, Label | null>();
const MAX_CACHED = 20_000;

/** Reads a label in any of the languages; null if the text is no label. `strict` allows no unknown word. */
export function labelOf(text: string, strict = false): Label | null {
  if (text.length > MAX_LABEL) return null;
  const key = strict ? `!${text}` : text;
  const known = cache.get(key);
  if (known !== undefined) return known;
  if (cache.size > MAX_CACHED) cache.clear();
  const label = ofRate(text, strict) ?? read(text, strict);
  cache.set(key, label);
  return label;
}

/**
 * "Commission 10% on the net value", "Agent's fee 5% of the base fare": the base of the rate says nothing about the
 * amount.
 */
const OF_BASE =
  /^(.{3,40}?)[\s:(]+\d{1,2}(?:[.,]\d+)?\s?[%％](?:-os)?\s+(?:(?:of|on|from|von|vom|auf|aus|de|du|des|sur|del|dell[ao]|di|su|sull?a?|sobre|da|do|van|over|op|av|pa|fran|af|fra|z|ze|od|na|με|επι|απο|от|с|со|від|з|din|la|pe|cua|tren|dari|atas|fran|por|para|nuo|no|ehk|の|의|的|จาก)\s+|(?=מ)|(?=ของ)|(?=[/x×]\s?\d))(.+)$/u;

function ofRate(text: string, strict: boolean): Label | null {
  const [, head = "", base = ""] = OF_BASE.exec(fold(text)) ?? [];
  const label = head === "" || isOfTax(base) ? null : read(head, strict);
  return label?.role === "commission" ? label : null;
}

/** "Provision 10 % zzgl. MwSt.": whether the words after the rate are only about tax, so that they name no base. */
function isOfTax(base: string): boolean {
  const concepts = labelWords(base).flatMap((word) => conceptsOf(word));
  return concepts.includes("TAX") && concepts.every((one) => OF_TAX.has(one));
}

const OF_TAX: ReadonlySet<Concept> = new Set<Concept>(["TAX", "EXCL", "INCL", "STOP"]);

/** "1. Booking", "2 - Confirmed": the number counts the bookings of an email. */
export const COUNTED = /^\s*\(?\d{1,2}(?:[.)]|\s[–—-])\s+(?=\p{L})/u;

/** The marks of Hebrew abbreviations, before the last letter or at the end: סה"כ, מס'. */
const SHORTENED = /(?<=[\u05d0-\u05ea])["״'׳](?=[\u05d0-\u05ea])/g;

/** "[Guest name]", "【人数】". */
const BRACKETED = /^\s*[[【〔〈<]([^[\]【】〔〕〈〉<>]{2,50})[\]】〕〉>]\s*[:：]?\s*$/;

/** Returns the folded words of a label without brackets, percentages, counters and punctuation. */
export function labelWords(text: string): readonly string[] {
  const known = split.get(text);
  if (known) return known;
  if (split.size > MAX_CACHED) split.clear();
  const words = wordsOf(text);
  if (text.length <= MAX_LABEL) split.set(text, words);
  return words;
}

/** A cache, because the same words occur in many lines and emails. */
const split = new Map<string, readonly string[]>();

function wordsOf(text: string): string[] {
  let folded = fold(text.replace(COUNTED, "").replace(BRACKETED, "$1"))
    .replace(SHORTENED, "")
    .replace(/\([^)]*\)?|\[[^\]]*\]?/g, " ")
    .replace(/(?<=\S )\S+\s?(?:の|의|的)\s?\d+(?:[.,]\d+)?\s?[%％]\s*$/u, " ")
    .replace(/\b(?:iata|abta|arc|clia|tids)\b[\s#:]*(?:no|nr|number)?[.\s]*\d[\d -]*$/, " ")
    .replace(
      /\d+(?:[.,]\d+)?\s?(?:%|(?:pct|percent|per cent|prozent|procent|pour cent|por ciento|per cento)(?![a-z]))\s*(?:(?:auf|aus|of|on|from|von|vom|v\.|de|du|sur|su|van|over|av|z|ze|sobre|di|s\/)\s+(?:[a-z]{3}|[€$£])?\s?\d[\d.,' ]*(?:[€$£]|[a-z]{3}\b)?)?/g,
      " ",
    )
    .replace(/%\s?\d{1,2}(?:[.,]\d+)?(?![\d%])/g, " ");
  for (const [pattern, joined] of LABEL_PHRASES) folded = folded.replace(pattern, joined);
  return withTerms(folded.replace(/\s\d{1,2}(?:[.,]\d{2})?\s*$/, ""))
    .split(/[^\p{L}\p{M}\d#_-]+/u)
    .flatMap((word) => {
      const bare = word.replace(/^[_-]+|[_-]+$/g, "");
      return bare === "" ? [] : easternPieces(bare);
    });
}

function read(text: string, strict: boolean): Label | null {
  const words = labelWords(text);
  if (words.length > MAX_WORDS || words.some((word) => /\d/.test(word))) return null;
  const found = words.map(conceptsOf);
  const unknown = found.filter((concepts) => concepts.length === 0).length;
  if (unknown > (strict ? 0 : MAX_UNKNOWN) || unknown >= words.length) return null;
  const named = found.flat();
  // "Total commission (plus VAT)" is a commission without its tax.
  const bracket = bracketOf(text).filter((one) => one !== "EXCL" || !named.includes("COMM"));
  const concepts = new Set<Concept>([...named, ...rateOf(text), ...bracket]);
  const rule = RULES.find((one) => fits(one, concepts));
  return rule ? known(rule, concepts, unknown) : null;
}

/** Returns the label for a rule and the number of unknown words. */
function known(rule: (typeof RULES)[number], concepts: ReadonlySet<Concept>, unknown: number): Label | null {
  if (unknown > 0 && EXACT_ROLES.has(rule.role)) return null;
  const role = unknown > 0 && isBareNumber(rule.role, concepts) ? "otherReference" : rule.role;
  return { role, score: rule.score - unknown * CONFIDENCE.layout.unknownWord, concepts };
}

/** "E-ticket number", "Org.nr": an unknown word says whose number it is. */
function isBareNumber(role: LabelRole, concepts: ReadonlySet<Concept>): boolean {
  return role === "reference" && [...concepts].every((one) => NUMBERS.has(one));
}

const NUMBERS: ReadonlySet<Concept> = new Set<Concept>([
  "NUM",
  "CODE",
  "COUNT",
  "STOP",
  "FROM",
  "TO",
  "DATE",
]);

/** Returns the end that a label for days or places names. "Bis" and "until" are also used for deadlines. */
export function sideOf({ role, concepts }: Label): "start" | "end" | null {
  if (role === "from") return concepts.has("SELL") || concepts.has("ISSUE") ? null : "start";
  const isUntil = role === "otherDate" && concepts.has("TO") && concepts.size === 2;
  return role === "to" || isUntil ? "end" : null;
}

/** A "%" without a number shows that the column holds a rate. */
function rateOf(text: string): readonly Concept[] {
  return /%/.test(text) && !/\d\s?%|%\s?\d/.test(text) ? ["RATE"] : [];
}

/**
 * "Total (net)", "Montant (HT)", "Summe (exkl. MwSt.)", "Invoice (20% deposit)": returns the concepts of a remark in
 * brackets that restricts a price.
 */
export function bracketOf(text: string): readonly Concept[] {
  const inside = fold(/\(([^)]{1,60})\)?/.exec(text)?.[1] ?? "");
  if (inside === "") return [];
  if (/\b(?:nett?o?|sto)\b(?! of)/.test(inside) && !/gross|brutto/.test(inside)) return ["NET"];
  if (OF_DEPOSIT.test(inside)) return ["DEPOSIT"];
  return BEFORE_TAX.test(inside) ? ["EXCL"] : [];
}

const OF_DEPOSIT =
  /^(?:\d+ ?% )?(?:deposit|anzahlung|acompte|arrhes|senal|deposito|anticipo|acconto|caparra|aanbetaling|handpenning|zaloha|sinal)(?: only)?(?: \d+ ?%)?$/;

const BEFORE_TAX =
  /^ht$|\b(?:excl?\w*|exkl\w*|hors|sin|senza|bez|sem|zzgl|ohne|before|plus|\+)\.?\s(?:\d+ ?% )?(?:vat|gst|mwst|ust|tva|iva|btw|moms|mva|dph|tax(?:es)?|steuern?|taxes|impuestos|impostos)\b/;

/** The rules with their groups split in advance, because every label of every email is compared with all of them. */
const RULES = LABEL_RULES.map(([role, score, needed, forbidden]) => ({
  role,
  score,
  needed: needed.split(" ").map((group) => group.split("|")),
  forbidden: forbidden?.split(" ") ?? [],
}));

function fits({ needed, forbidden }: (typeof RULES)[number], concepts: ReadonlySet<string>): boolean {
  for (const group of needed) if (!hasAny(group, concepts)) return false;
  return !hasAny(forbidden, concepts);
}

function hasAny(group: readonly string[], concepts: ReadonlySet<string>): boolean {
  for (const one of group) if (concepts.has(one)) return true;
  return false;
}
