/** Characters that Unicode doesn't decompose, in the spelling that banks use. */
const SPELT: Readonly<Record<string, string>> = {
  ...{ ß: "ss", ẞ: "SS", Æ: "AE", æ: "ae", Œ: "OE", œ: "oe", Ø: "O", ø: "o", Ł: "L", ł: "l", Đ: "D", đ: "d" },
  ...{ Ð: "D", ð: "d", Þ: "Th", þ: "th", ı: "i", "&": "+", "’": "'", "‘": "'", "–": "-", "—": "-", _: "-" },
};
/** Any character outside the set that the European Payments Council lets every bank expect. */
const FOREIGN_TO_SEPA = /[^A-Za-z0-9/\-?:().,'+ ]/gu;

/**
 * Returns a text in the characters that bank files may contain: accents are removed, other letters are spelt out, and
 * what has no such spelling becomes a space.
 */
export function latinText(text: string): string {
  const spelt = Array.from(text.normalize("NFKD").replace(/\p{M}/gu, ""), (sign) => SPELT[sign] ?? sign);
  return spelt.join("").replace(FOREIGN_TO_SEPA, " ").replace(/ {2,}/g, " ").trim();
}

/** Tells whether a bank could still recognise the name: at least half of its letters have a Latin spelling. */
export function isLatin(text: string): boolean {
  const letters = (of: string) => of.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters(latinText(text)) > 0 && letters(latinText(text)) * 2 >= letters(text);
}
