/** What the typeface of documents has letters for: DejaVu Sans. */
const DRAWN =
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Inherited}\p{P}\p{N}\p{Z}\p{Sc}+<=>|~^`\s]*$/u;
const RIGHT_TO_LEFT = String.raw`[\p{sc=Hebrew}\p{sc=Arabic}][\p{sc=Hebrew}\p{sc=Arabic}\p{M}'"-]*`;
const SEVERAL_WORDS = new RegExp(`${RIGHT_TO_LEFT}(?: ${RIGHT_TO_LEFT})+`, "gu");

/** Whether a text has a letter that a document shows as a box. */
export function hasUndrawn(text: string): boolean {
  return !DRAWN.test(text);
}

/** A text with its words in the order in which they stand on paper: letters of a word that is read from the right are turned as they are drawn, words aren't. */
export function inDrawnOrder(text: string): string {
  return text.replace(SEVERAL_WORDS, (words) => words.split(" ").reverse().join(" "));
}
