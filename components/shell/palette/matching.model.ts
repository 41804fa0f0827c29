import { folded } from "@/lib/base/text";

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

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, ArrowUp: -1 };

/** The place in a list of `count` that a key leads to from `at`: round its ends by arrows, to them by Home and End; null for any other key. */
export function placeAfter(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}

function wordsOf(text: string): readonly string[] {
  return folded(text).match(WORD) ?? [];
}
