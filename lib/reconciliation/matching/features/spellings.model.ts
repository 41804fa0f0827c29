import { fold } from "@/lib/reader/words/fold";

const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe" };

/** Converts a text to upper case without diacritics, as banks write it: BALTYK for Bałtyk. */
export function latin(text: string): string {
  return fold(text).toUpperCase();
}

const PLAIN = /^\p{ASCII}*$/u;

/** Returns the spellings of a name that banks use: without diacritics, and with umlauts also written out. */
export function spellingsOf(text: string): readonly string[] {
  if (PLAIN.test(text)) return [text.toUpperCase()];
  const writtenOut = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüø]/g, (vowel) => WRITTEN_OUT[vowel] ?? vowel);
  return [...new Set([latin(text), latin(writtenOut)])];
}
