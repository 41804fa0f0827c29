import { folded } from "@/lib/platform/base/text";

const WORD = /[\p{L}\p{N}]+/gu;

/** Whether each word that was typed begins a word of `words`; case and accents don't count, and nothing typed fits all. */
export function fits(typed: string, words: string): boolean {
  const known = wordsOf(words);
  return wordsOf(typed).every((word) => known.some((one) => one.startsWith(word)));
}

/** Whether `words` hold what was typed as it stands, as the server's search has it. */
export function holds(typed: string, words: string): boolean {
  return folded(words).includes(folded(typed));
}

function wordsOf(text: string): readonly string[] {
  return folded(text).match(WORD) ?? [];
}
