import { HEADING_MEANINGS, type HeadingMeaning, plainWords, UNSPACED } from "./language-words.model";
import { LANGUAGES } from "./languages.model";

type Meanings = ReadonlySet<HeadingMeaning>;
/** An entry that gives only part of a word: `*betrag` is the end of a word, `provisions*` the beginning. */
type Stem = {
  readonly test: (word: string) => boolean;
  readonly length: number;
  readonly meanings: Set<HeadingMeaning>;
};
type Span = { readonly start: number; readonly end: number; readonly meanings: Meanings };

const LONGEST_PHRASE = 6;
/**
 * The length up to which a word has a meaning only if it is the whole heading: "In", but not the "in" of "Amount in
 * EUR".
 */
const SHORT = 2;
/** The currency at the end of a heading. The "in" of "Amount in EUR" doesn't mean incoming. */
const OF_CURRENCY = / (?:in|en|em|i|w|v) [a-z]{3}$/;
const phrases = new Map<string, Set<HeadingMeaning>>();
const alone = new Set<string>();
const stems = new Map<string, Stem>();
const unspaced = new Map<string, Set<HeadingMeaning>>();
for (const language of LANGUAGES) {
  for (const meaning of HEADING_MEANINGS) {
    for (const entry of language[meaning]?.split(",") ?? []) learn(entry.trim(), meaning);
  }
}

function learn(entry: string, meaning: HeadingMeaning): void {
  const words = plainWords(entry);
  if (words === "") return;
  if (entry.startsWith("=")) alone.add(words);
  if (entry.includes("*")) {
    const stem = stems.get(entry) ?? {
      test: stemOf(entry, words),
      length: words.length,
      meanings: new Set(),
    };
    stems.set(entry, stem);
    stem.meanings.add(meaning);
  } else {
    const table = UNSPACED.test(entry) ? unspaced : phrases;
    table.set(words, (table.get(words) ?? new Set()).add(meaning));
  }
}

function stemOf(entry: string, part: string): Stem["test"] {
  const [before, after] = [entry.startsWith("*"), entry.endsWith("*")];
  return (word) =>
    before && after ? word.includes(part) : before ? word.endsWith(part) : word.startsWith(part);
}

/**
 * Returns everything that a heading can mean, in any language: "Betrag Soll" is an amount and a debit, "Valuta" the
 * value date or the currency, "Commission Rate" a rate but not a commission. If phrases overlap, the longest counts.
 * Returns an empty set if no word is known. The values of the column decide between several meanings.
 */
export function headingMeanings(heading: string): Meanings {
  const known = asked.get(heading);
  if (known) return known;
  const text = plainWords(heading).replace(OF_CURRENCY, "");
  const found = new Set(
    [...spansIn(text.split(" ")), ...withoutBlanks(text)].flatMap(({ meanings }) => [...meanings]),
  );
  if (asked.size < KEPT_HEADINGS) asked.set(heading, found);
  return found;
}

/** Counts the words of a heading that belong to known phrases: three in "Fare com pct", one in "Fare com". */
export function knownWordCount(heading: string): number {
  return spansIn(plainWords(heading).split(" ")).reduce((sum, { start, end }) => sum + end - start, 0);
}

const asked = new Map<string, Meanings>();
const KEPT_HEADINGS = 5_000;

/**
 * Returns the first of the candidates that a heading means: `headingMeaning("Total commission", ["rate",
 * "commission"])`.
 */
export function headingMeaning(
  heading: string,
  candidates: readonly HeadingMeaning[],
): HeadingMeaning | undefined {
  const meanings = headingMeanings(heading);
  return candidates.find((candidate) => meanings.has(candidate));
}

/**
 * Finds phrases, longest first, and among those of the same length the leftmost first. A phrase that overlaps one
 * already found is ignored.
 */
function spansIn(words: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const { start, end } of placesIn(words.length)) {
    if (overlaps(spans, start, end)) continue;
    const meanings = meaningsOf(words.slice(start, end), end - start === words.length);
    if (meanings) spans.push({ start, end, meanings });
  }
  return spans;
}

function* placesIn(count: number): Generator<{ start: number; end: number }> {
  for (let length = Math.min(LONGEST_PHRASE, count); length > 0; length -= 1) {
    for (let start = 0; start + length <= count; start += 1) yield { start, end: start + length };
  }
}

function overlaps(spans: readonly Span[], start: number, end: number): boolean {
  return spans.some((span) => start < span.end && span.start < end);
}

function meaningsOf(words: readonly string[], isWhole: boolean): Meanings | undefined {
  const phrase = words.join(" ");
  if (!isWhole && (phrase.length <= SHORT || alone.has(phrase))) return undefined;
  const exact = phrases.get(phrase);
  if (exact || words.length > 1) return exact;
  const fitting = [...stems.values()].filter(({ test }) => test(phrase));
  const longest = Math.max(...fitting.map((stem) => stem.length));
  const found = fitting.filter((stem) => stem.length === longest).flatMap(({ meanings }) => [...meanings]);
  return found.length > 0 ? new Set(found) : undefined;
}

function withoutBlanks(text: string): Span[] {
  if (!UNSPACED.test(text)) return [];
  const plain = text.replaceAll(" ", "");
  const spans: Span[] = [];
  const known = [...unspaced]
    .filter(([word]) => plain.includes(word))
    .sort(([a], [b]) => b.length - a.length);
  for (const [word, meanings] of known) {
    for (let start = plain.indexOf(word); start >= 0; start = plain.indexOf(word, start + 1)) {
      const end = start + word.length;
      if (!overlaps(spans, start, end)) spans.push({ start, end, meanings });
    }
  }
  return spans;
}
