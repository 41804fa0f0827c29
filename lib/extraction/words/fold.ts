const ASCII = /^[\x20-\x7e]*$/;
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  þ: "th",
  ı: "i",
};

/** Accents come off; the voicing of Japanese syllables, which makes other letters of them, stays. */
const ACCENTS = /(?![\u3099\u309a])\p{M}/gu;

/** Lower case, no accents, for comparing words of any language. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ßøæœłđþı]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Letters and digits alone, folded: how references and company names are compared. */
export function compact(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, "");
}
