import type { HeadingMeaning } from "@/lib/imports/words/language-words.model";
import { LANGUAGES } from "@/lib/imports/words/languages.model";
import { folded } from "@/lib/platform/base/text";
import WORDS from "./column-words.json" with { type: "json" };

/**
 * What the words of a statement's headings are about, in the languages of suppliers. `*` stands for any letters, to
 * recognize parts of compounds ("Bruttoprovision"). Words of scripts without spaces are found anywhere.
 */
export type Concept = keyof typeof WORDS;

const UNFOLDED: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ß: "ss", ı: "i", æ: "ae" };
const SPACED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}*#]+$/u;

/** Meanings of headings whose words are shared with bank statements and booking lists. */
const SHARED: Readonly<Partial<Record<Concept, HeadingMeaning>>> = {
  rate: "rate",
  net: "net",
  gross: "gross",
  amount: "amount",
  tax: "tax",
  bonus: "bonus",
  exchange: "exchangeRate",
  currency: "currency",
  reference: "reference",
  client: "client",
  status: "status",
};
const SHORT = 2;

const PATTERNS = Object.entries(WORDS).map(
  ([concept, words]) =>
    [concept as Concept, patternOf([...words.split(" "), ...sharedBy(SHARED[concept as Concept])])] as const,
);

/**
 * Returns the single words of a meaning in all languages. Phrases are excluded because they have a meaning of their
 * own, as are short words, which count only by themselves.
 */
function sharedBy(meaning: HeadingMeaning | undefined): string[] {
  const entries = LANGUAGES.flatMap((language) => (meaning && language[meaning]?.split(",")) || []);
  return entries
    .map((entry) => entry.trim())
    .filter((entry) => !/[ =]/.test(entry) && plain(entry).length > SHORT);
}

function patternOf(words: readonly string[]): RegExp {
  const spaced = words
    .filter((word) => SPACED.test(word))
    .map((word) => plain(word).replaceAll("*", "\\p{L}*"));
  const anywhere = words.filter((word) => !SPACED.test(word)).map(plain);
  const whole = `(?<=^| )(?:${spaced.join("|")})(?= |$)`;
  return new RegExp([whole, ...anywhere].join("|"), "u");
}

function plain(text: string): string {
  return folded(text).replace(/[łøđßıæ]/g, (letter) => UNFOLDED[letter] ?? letter);
}

const JOINED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(non?|niet|nicht|ikke|inte) ?(commissionable|comm?issionnable|comisionable|commissionabel|provisionabel|provision|prov|comm)\b/g,
    "noncommissionable",
  ],
  [/\bco op\b/g, "coop"],
  [/\bmw st\b/g, "mwst"],
  [/מע מ/g, "מעמ"],
  [/סה כ/g, "סהכ"],
  [/\bcomm (fare|revenue|rev|value|sale)\b/g, "commissionable $1"],
  [/\buit te keren\b/g, "uitbetaald"],
  [/\bpax name\b|\bname of pax\b/g, "passenger name"],
  [/\bin date\b|\bdate in\b/g, "checkin"],
  [/\bout date\b|\bdate out\b/g, "checkout"],
  [/\bcheck ?in\b/g, "checkin"],
  [/\bcheck ?out\b/g, "checkout"],
  [/\bhead office\b/g, "hq"],
  [/^in$/g, "checkin"],
  [/^out$/g, "checkout"],
  [/\blead pax\b/g, "passenger"],
  [/\b(bank|wire) transfer\b(?! fee| cost| charge)/g, "remittance"],
  [/\bpay ?out\b/g, "payout"],
  [/\bpick ?up\b|\bprise en charge\b/g, "pickup"],
  [/\bdrop ?off\b/g, "dropoff"],
  [/\btop up\b/g, "topup"],
  [/\bup ?front\b/g, "upfront"],
];

/** A tax of nothing, as the name of an amount before tax: "Provisio alv 0 %". */
const UNTAXED = /(?<!\p{L})(alv|moms|mva|btw|mwst|ust|vat|tva|iva|dph|gst)\.?\s*\(?0\s*%\)?/giu;

/**
 * Returns the words of a heading: folded, camel case separated, "#" and "№" as "no", "%" as "pct". Percentages such as
 * "(20%)" are removed, because they don't describe the column.
 */
export function columnWords(header: string): string {
  const apart = header
    .replace(UNTAXED, "excl $1")
    .replace(/\(?(?:\b\d+(?:[.,]\d+)?\s*%|%\s?\d+(?:[.,]\d+)?)\)?/g, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/#|№|n[°º]/giu, " no ")
    .replace(/%/g, " pct ");
  const words = plain(apart)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return JOINED.reduce((text, [from, to]) => text.replace(from, to), words);
}

/** Returns a heading without the code of its currency: "Commission GBP" and "Commission EUR" are the same. */
export function withoutCode(header: string): string {
  return columnWords(header.replace(/\b[A-Z]{3}\b/g, " "));
}

/** Returns everything that a heading is about. */
export function conceptsOf(header: string): ReadonlySet<Concept> {
  const words = columnWords(header);
  return new Set(PATTERNS.flatMap(([concept, pattern]) => (pattern.test(words) ? concept : [])));
}

/** The word behind "with" at a heading's end. */
const WITH = /\S (?:con|com|med|mit|avec|met|ze?|s|su|cu|ar) (\p{L}+)(?: [a-z]{3})?$/u;

/** Whether a heading's amount has its tax inside: "Comisión con IVA", "Prowizja z VAT", but not "IVA su provvigione". */
export function isTaxInside(words: string): boolean {
  return conceptsOf(words).has("including") || conceptsOf(WITH.exec(words)?.[1] ?? "").has("tax");
}
