import { folded } from "@/lib/platform/base/text";

/** A pattern as it is kept: lower case, trimmed, white space folded. */
export function patternOf(typed: string): string {
  return typed.toLowerCase().replace(/\s+/g, " ").trim();
}

/** Patterns as they are kept, none twice and none empty. */
export function patternsOf(typed: readonly string[]): readonly string[] {
  return [...new Set(typed.map(patternOf))].filter(Boolean);
}

const MOST_WORDS = 12;
const SHORTEST = 3;

/** The words of a statement line that may name who pays: no numbers, no signs alone. */
export function memoWords(...lines: readonly (string | null)[]): readonly string[] {
  const words = lines
    .flatMap((line) => folded(line ?? "").split(/[^\p{L}\p{N}&.'-]+/u))
    .map((word) => word.replace(/^[.'-]+|[.'-]+$/g, ""))
    .filter((word) => word.length >= SHORTEST && !/\d/.test(word));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** The patterns that a supplier's metadata holds: each item is a list of words. */
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

/** The same as they are kept: the words of each that all have to stand in a line. */
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
