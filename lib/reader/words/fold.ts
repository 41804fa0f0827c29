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

/**
 * Marks to remove: accents, and the stroke that only lengthens an Arabic word. The voicing marks of Japanese and the
 * vowels of Thai stay, because they make other words.
 */
const ACCENTS = /(?![\u3099\u309a\u0e00-\u0e7f])\p{M}|\u0640/gu;
/** A cache: a language has few special letters, and most stand alone among ASCII letters. */
const seen = new Map<string, string>();
const MAX_SEEN = 2_000;
const MAX_KEPT = 4;

/** Returns the text in lower case without accents, to compare words of any language. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return ASCII.test(lower) ? lower : lower.replace(OTHERS, folded);
}

/** Folds letter by letter ("æ" becomes "a"), so that positions in the folded text are valid in the original. */
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

/** Returns only the letters and digits, folded, to compare references and company names. */
export function alphanumericKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, "");
}
