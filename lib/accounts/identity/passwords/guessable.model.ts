/** The owner of a password: what others may know of them. */
export type PasswordOwner = { readonly email: string; readonly name: string };

/**
 * The least number of letters and digits that must be left of a password without the words that others know of its
 * owner.
 */
const OWN_LEAST = 6;
const OWN_WORD = 3;
/** A password may not be the repetition of a piece of up to this length. */
const LONGEST_PIECE = 4;
const FEWEST_SIGNS = 4;
/** A password that consists of fewer runs along a row of keys or letters is refused. */
const FEWEST_STRETCHES = 3;
const ROWS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "qsdfghjklm",
  "zxcvbnm",
  "yxcvbnm",
].flatMap((row) => [row, [...row].reverse().join("")]);
/** Characters that many people use in place of letters. */
const LEET: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
};

/**
 * Returns why a password would soon be guessed, in words for its owner; null for one that would not.
 *
 * @param isCommon whether a text, in lower case, is so widely used that attackers try it first
 */
export function guessableBecause(
  password: string,
  owner: PasswordOwner,
  isCommon: (text: string) => boolean,
): string | null {
  const text = password.toLowerCase();
  if (isRepeated(text)) return "This repeats the same characters. Choose a password that is harder to guess.";
  if (isRow(text))
    return "This follows the alphabet, the digits or a row of keys. Choose a password that is harder to guess.";
  if (isOwn(text, owner))
    return "This is made of your name or email address. Choose a password that is harder to guess.";
  if (variantsOf(text).some(isCommon))
    return "Many people use this password, so it is guessed first. Choose another one.";
  return null;
}

/**
 * Returns the password as it is, the password without digits and signs around it (unless they are most of it), and both
 * with letters in place of the characters that stand for them.
 */
function variantsOf(text: string): readonly string[] {
  const bare = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const kept = bare.length * 2 < text.length ? [text] : [text, bare];
  return kept.flatMap((one) => [one, unleet(one)]);
}

function unleet(text: string): string {
  return text.replaceAll(/[@431!0$5]/g, (sign) => LEET[sign] ?? sign);
}

function isRepeated(text: string): boolean {
  if (new Set(text).size < FEWEST_SIGNS) return true;
  const signs = [...text];
  return Array.from({ length: LONGEST_PIECE }, (_, index) => index + 1).some((length) =>
    signs.every((sign, place) => sign === signs[place % length]),
  );
}

function isRow(text: string): boolean {
  const signs = [...text];
  const breaks = signs.filter((sign, place) => {
    const pair = `${signs[place - 1] ?? ""}${sign}`;
    return place > 0 && !ROWS.some((row) => row.includes(pair));
  });
  return breaks.length + 1 < FEWEST_STRETCHES;
}

/** Whether little is left of the password without the words of its owner's name and address and the product's name. */
function isOwn(text: string, { email, name }: PasswordOwner): boolean {
  const words = `${email} ${name} tallyport`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= OWN_WORD)
    .sort((one, other) => other.length - one.length);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ""), text);
  return left.length < text.length && left.replaceAll(/[^\p{L}\p{N}]/gu, "").length < OWN_LEAST;
}
