/** Whose password it is: what others know of them. */
export type PasswordOwner = { readonly email: string; readonly name: string };

/** So many letters and digits have to be left of a password without the words that others know of its owner. */
const OWN_LEAST = 6;
const OWN_WORD = 3;
/** The longest piece of which a password may be the repetition. */
const LONGEST_PIECE = 4;
const FEWEST_SIGNS = 4;
/** A password of so many stretches that follow a row is typed by following rows. */
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
/** Signs that stand for letters in the passwords of many. */
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
 * Why a password would be guessed soon, in words for its owner; null for one that wouldn't.
 * @param isCommon whether so many people have taken a text, in lower case, that guessing begins with it
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

/** As it is, without digits and signs around it where that is most of it, and both with letters for what stands for them. */
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

/** Whether little is left without the words of name and address, and the product's own name. */
function isOwn(text: string, { email, name }: PasswordOwner): boolean {
  const words = `${email} ${name} tallyport`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= OWN_WORD)
    .sort((one, other) => other.length - one.length);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ""), text);
  return left.length < text.length && left.replaceAll(/[^\p{L}\p{N}]/gu, "").length < OWN_LEAST;
}
