import type { CsvRow } from "@/lib/imports/csv-file.model";
import { IS_NUMBER, type NamedSum, sumKindOf } from "./named-sums.model";

/** A power of ten belongs to the amount, which can't be read then. */
const AMOUNT =
  /(?:[€£$¥]|\b[A-Z]{3}\b)\s?-?\d(?:[\d.,'’\u00a0\u202f]*\d)?(?:[eE][+-]?\d+)?|(?<![\d.,])\d[\d.,'’]*[.,]\d{2}(?:[eE][+-]?\d+)?\s?(?:[€£$¥]|[A-Z]{3}\b)/gu;
const LEAST_WORDS = 6;
/** Words for a limit. What is only paid above or below a sum isn't that sum. */
const LIMIT =
  /(?<!\p{L})(under|below|above|over|exceed\p{L}*|less than|more than|at least|minimum|until|unter|über|mindest\p{L}*|ab|moins de|inférieur\p{L}*|minim\p{L}*|menos de|meno di|minder dan|mindre|poniżej)(?!\p{L})/iu;
const SENTENCE = /\p{Ll}{2,} \p{Ll}{2,}/u;

/**
 * Returns the amount that a sentence beside a table says is paid, with the deductions that it names: "Less our bank's
 * charges of € 4,00 we have today transferred € 139,84". Returns nothing if it names no payment, or only a limit.
 */
export function sumsInSentences({ row, cells }: CsvRow): readonly NamedSum[] {
  const text = cells.join(" ").replace(/\s+/g, " ").trim();
  if (text.split(" ").length < LEAST_WORDS || !SENTENCE.test(text) || LIMIT.test(text)) return [];
  let from = 0;
  const found = [...text.matchAll(AMOUNT)].flatMap(({ 0: amount, index }): NamedSum[] => {
    const words = text.slice(from, index).trim();
    from = index + amount.length;
    const kind = sumKindOf(words);
    return kind && !IS_NUMBER.test(amount) ? [{ row, kind, words: words.slice(0, 80), amount }] : [];
  });
  return found.some(({ kind }) => kind === "net") ? found : [];
}
