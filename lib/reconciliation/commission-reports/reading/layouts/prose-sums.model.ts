import { type DecimalMark, decimalEvidence, minorOf, typedAmount } from "@/lib/imports/csv-amount.model";

/** An amount in running text, with its place and the words between it and the amount before. */
export type ProseSum = {
  readonly at: number;
  readonly end: number;
  readonly amount: string;
  readonly minor: number;
  readonly words: string;
};

const FIGURE = "[-−]?\\d+(?:[.,'’\\u00a0\\u202f ]\\d{3})*(?:[.,]\\d{1,2})?(?![\\d%]|[.,]\\d)";
const SUM = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:[A-Z]{3}|\\p{Lu}{0,2}\\p{Sc})\\s?${FIGURE}|${FIGURE}\\s?(?:\\p{Sc}|[A-Z]{3}(?!\\p{L})|zł|Kč|(?:kr|[Ee]uros?)(?!\\p{L})))`,
  "gu",
);

/**
 * Returns the amounts in a text that name their currency. Null if there are several currencies, or if an amount can be
 * read with thousands or with decimals.
 */
export function sumsIn(text: string): readonly ProseSum[] | null {
  const found = [...text.matchAll(SUM)].flatMap(({ 0: written, index }) => {
    const amount = written.replace(/euros?$/i, "EUR");
    return typedAmount(amount, ".")?.currency ? [{ amount, index, end: index + written.length }] : [];
  });
  const marks = new Set(found.map(({ amount }) => decimalEvidence(amount)));
  const [mark, ...others] = (["." as const, "," as const] satisfies DecimalMark[]).filter((one) =>
    marks.has(one),
  );
  if (others.length > 0 || (!mark && marks.has("either"))) return null;
  const typed = found.map(({ amount }) => typedAmount(amount, mark ?? "."));
  const code = typed[0]?.currency ?? "";
  if (typed.some((one) => one?.currency !== code)) return null;
  return found.flatMap(({ amount, index, end }, place) => {
    const one = typed[place];
    const minor = one && minorOf(one, code);
    const words = text.slice(found[place - 1]?.end ?? 0, index);
    return minor === undefined ? [] : [{ at: index, end, amount, minor, words }];
  });
}
