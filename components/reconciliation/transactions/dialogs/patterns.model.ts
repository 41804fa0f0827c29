import { folded } from "@/lib/platform/base/text";

/** Normalizes a pattern: lower case, trimmed, with single spaces. */
export function patternOf(typed: string): string {
  return typed.toLowerCase().replace(/\s+/g, " ").trim();
}

/** Normalizes patterns and removes duplicates and empty ones. */
export function patternsOf(typed: readonly string[]): readonly string[] {
  return [...new Set(typed.map(patternOf))].filter(Boolean);
}

const MOST_WORDS = 12;
const SHORTEST = 3;

/** Returns the words of a statement line that may name the payer, without numbers and words that are only symbols. */
export function memoWords(...lines: readonly (string | null)[]): readonly string[] {
  const words = lines
    .flatMap((line) => folded(line ?? "").split(/[^\p{L}\p{N}&.'-]+/u))
    .map((word) => word.replace(/^[.'-]+|[.'-]+$/g, ""))
    .filter((word) => word.length >= SHORTEST && !/\d/.test(word));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** Returns the patterns in a supplier's metadata, each as one text. */
export function patternsIn(metadata: unknown): readonly string[] {
  const items = isRecord(metadata) ? metadata.bankMatchPatterns : undefined;
  if (!Array.isArray(items)) return [];
  return patternsOf(
    items.flatMap((item) => {
      const terms = isRecord(item) ? item.terms : undefined;
      return Array.isArray(terms) ? [terms.filter((term) => typeof term === "string").join(" ")] : [];
    }),
  );
}

/** Returns the patterns in a supplier's metadata as lists of words, all of which must occur in a line. */
export function termsIn(metadata: unknown): readonly (readonly string[])[] {
  const items = isRecord(metadata) ? metadata.bankMatchPatterns : undefined;
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) => {
    const terms = isRecord(item) && Array.isArray(item.terms) ? item.terms : [];
    const texts = terms.filter((term) => typeof term === "string");
    return texts.length > 0 ? [texts] : [];
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
