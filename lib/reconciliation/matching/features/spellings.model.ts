import { fold } from "@/lib/reader/words/fold";

const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe" };

/** Upper case in plain letters, as banks write: BALTYK for Bałtyk. */
export function latin(text: string): string {
  return fold(text).toUpperCase();
}

const PLAIN = /^\p{ASCII}*$/u;

/** The ways in which banks write a name: without its marks, and where vowels have two dots also written out. */
export function spellingsOf(text: string): readonly string[] {
  if (PLAIN.test(text)) return [text.toUpperCase()];
  const writtenOut = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüø]/g, (vowel) => WRITTEN_OUT[vowel] ?? vowel);
  return [...new Set([latin(text), latin(writtenOut)])];
}
