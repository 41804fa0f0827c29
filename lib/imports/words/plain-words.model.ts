/** Letters that Unicode normalization doesn't decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ß: "ss",
  æ: "a",
  œ: "o",
  ı: "i",
  þ: "th",
};
const LETTERS_APART = /(?<!\p{L})\p{L}(?: \p{L}){3,}(?!\p{L})/gu;
const OTHER_LETTERS = /[øłđðßæœıþ]/g;

/**
 * Normalizes a heading to words separated by single spaces, whatever its spelling: `checkInDate`, `Check-In_Date` and
 * `check in date` are the same, as are `Begünstigter` and `BEGUENSTIGTER`. `Zahlungspflichtige*r` becomes
 * `zahlungspflichtige`, `S A L D O` becomes `saldo`.
 */
export function plainWords(text: string): string {
  return text
    .replace(LETTERS_APART, (letters) => letters.replaceAll(" ", ""))
    .replace(/(\p{Ll})[*:](?:innen|in|r|n)(?!\p{L})/gu, "$1")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replace(/([aou])e/g, "$1")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The scripts written without spaces, in which words are found within other text. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
