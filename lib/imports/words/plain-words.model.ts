/** Letters that Unicode doesn't take apart. */
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
 * A heading as words with one blank between them, which are the same however it is typed: `checkInDate`, `Check-In_Date`
 * and `check in date`; `Begünstigter` and `BEGUENSTIGTER`; `Zahlungspflichtige*r` is `zahlungspflichtige`, `S A L D O` `saldo`.
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

/** Scripts that write without blanks, where a word is found within others. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
