const ASCII = /^\p{ASCII}*$/u;
const OTHERS = /\P{ASCII}+/gu;
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Accents and what only makes an Arabic word longer come off; the voicing of Japanese syllables and the vowels of Thai, which make other words, stay. */
const ACCENTS = /(?![\u3099\u309a\u0e00-\u0e7f])\p{M}|\u0640/gu;
/** A language has few letters of its own, and most of them stand alone among others. */
const seen = new Map<string, string>();
const MAX_SEEN = 2_000;
const MAX_KEPT = 4;

/** Lower case, no accents, for comparing words of any language. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return ASCII.test(lower) ? lower : lower.replace(OTHERS, folded);
}

/** Folds letter by letter, "æ" to "a", so that places in the folded text are places in the text. */
export function foldInPlace(text: string): string {
  const whole = fold(text);
  if (whole.length === text.length) return whole;
  return Array.from({ length: text.length }, (_, index) => fold(text.charAt(index)).charAt(0) || " ").join(
    "",
  );
}

function folded(letters: string): string {
  const known = seen.get(letters);
  if (known !== undefined) return known;
  const plain = letters
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => LETTERS[letter] ?? letter);
  if (seen.size > MAX_SEEN) seen.clear();
  if (letters.length <= MAX_KEPT) seen.set(letters, plain);
  return plain;
}

/** Letters and digits alone, folded: how references and company names are compared. */
export function compact(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, "");
}
