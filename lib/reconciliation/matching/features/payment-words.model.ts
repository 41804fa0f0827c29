import { folded } from "@/lib/platform/base/text";
import { PAYMENT_WORDS, type PaymentSubject } from "../words/payment-phrases.model";

const LETTER = "\\p{L}\\p{N}";
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const PATTERNS = new Map<PaymentSubject, RegExp>(
  (Object.keys(PAYMENT_WORDS) as PaymentSubject[]).map((subject) => {
    const phrases = [...new Set(Object.values(PAYMENT_WORDS[subject]).flat())];
    return [subject, new RegExp(phrases.map(patternOf).join("|"), "gu")];
  }),
);

/** Builds the pattern of a phrase: whole words, with any characters between them. */
function patternOf(phrase: string): string {
  if (UNSPACED.test(phrase)) return phrase;
  const words = phrase.replaceAll("*", "").split(" ").join(`[^${LETTER}]{1,3}`);
  const before = phrase.startsWith("*") ? "" : `(?<![${LETTER}])`;
  return `${before}${words}${phrase.endsWith("*") ? "" : `(?![${LETTER}])`}`;
}

/** Returns the words of a subject that occur in a text, except those that are part of a name. */
export function wordsSaid(
  text: string,
  subject: PaymentSubject,
  names: readonly string[] = [],
): readonly string[] {
  const said = folded(text).match(PATTERNS.get(subject) ?? /(?!)/g) ?? [];
  const known = names.map(folded);
  return said.filter((word) => !known.some((name) => name.includes(word)));
}

const OF = "/|\\bof\\b|\\bvon\\b|\\bde\\b|\\bsur\\b|\\bdi\\b|\\bvan\\b|\\baf\\b|\\bav\\b|\\bz\\b";
const PART_OF = new RegExp(
  `(?<![${LETTER}/.-])([1-9])\\s{0,2}(?:${OF})\\s{0,2}([2-9])(?![${LETTER}/.-])`,
  "gu",
);

/** Returns the number of parts of a commission that a memo states ("2/3", "part 2 of 3"), or null. */
export function partsSaid(text: string): number | null {
  for (const [, part, parts] of folded(text).matchAll(PART_OF))
    if (Number(part) <= Number(parts)) return Number(parts);
  return null;
}
