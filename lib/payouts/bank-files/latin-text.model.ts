/** Letters that Unicode doesn't take apart, as banks write them. */
const SPELT: Readonly<Record<string, string>> = {
  ...{ ß: "ss", ẞ: "SS", Æ: "AE", æ: "ae", Œ: "OE", œ: "oe", Ø: "O", ø: "o", Ł: "L", ł: "l", Đ: "D", đ: "d" },
  ...{ Ð: "D", ð: "d", Þ: "Th", þ: "th", ı: "i", "&": "+", "’": "'", "‘": "'", "–": "-", "—": "-", _: "-" },
};
/** What the European Payments Council lets every bank expect. */
const FOREIGN_TO_SEPA = /[^A-Za-z0-9/\-?:().,'+ ]/gu;

/** A text in the signs that bank files may hold: accents are left away, other letters spelt out, what has no such spelling is a blank. */
export function latinText(text: string): string {
  const spelt = Array.from(text.normalize("NFKD").replace(/\p{M}/gu, ""), (sign) => SPELT[sign] ?? sign);
  return spelt.join("").replace(FOREIGN_TO_SEPA, " ").replace(/ {2,}/g, " ").trim();
}

/** Whether a bank would still know whose name it is: half of the letters at least have a Latin spelling. */
export function isLatin(text: string): boolean {
  const letters = (of: string) => of.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters(latinText(text)) > 0 && letters(latinText(text)) * 2 >= letters(text);
}
