import { folded } from "@/lib/platform/base/text";

const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Returns whether each typed word is the beginning of a word in `words`, ignoring case and accents. An empty text
 * matches everything.
 */
export function matchesWordPrefixes(typed: string, words: string): boolean {
  const known = wordsOf(words);
  return wordsOf(typed).every((word) => known.some((one) => one.startsWith(word)));
}

/** Returns whether `words` contains the typed text as a whole, as in the server's search. */
export function holds(typed: string, words: string): boolean {
  return folded(words).includes(folded(typed));
}

function wordsOf(text: string): readonly string[] {
  return folded(text).match(WORD) ?? [];
}
