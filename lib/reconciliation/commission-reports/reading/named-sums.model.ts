import { typedAmount } from "@/lib/imports/csv-amount.model";
import type { CsvRow } from "@/lib/imports/csv-file.model";
import { type Currency, currency as currencyKind, OFFERED_CURRENCIES } from "@/lib/platform/base/money";
import { sharedBeside } from "./columns/column-figures.model";
import { INSIDE } from "./columns/column-phrases.model";
import { type Concept, columnWords, conceptsOf } from "./columns/column-words.model";
import { isFigure, isTotalWord } from "./row-kinds.model";

/** A sum with its name. `amount` is as printed. */
export type NamedSum = {
  readonly row: number;
  readonly kind: "gross" | "net" | "fee" | "tax" | "withheld" | "bonus" | "adjustment" | "total";
  readonly words: string;
  readonly amount: string;
};

const PARTS = /\s+\|\s+|\s{2,}|\t|;\s/;
export const CODE = /\b[A-Z]{3}\b/g;
const COUNTS =
  /\b(bookings?|records?|lines?|items?|rows?|count|reservations|entries|pages?|nights|number|no)\b/;
/** A year, which isn't an amount even if a currency for all amounts follows: "April 2026 (CAD)". */
const YEAR = /^(19|20)\d\d(\s*\([A-Z]{3}\)|\s*[-\u2013]\s*[A-Z]{3})?$/;
/** Decimals or a currency. A whole number after words may be a page or a year. */
const IS_MONEY = /[.,]\d{2,3}\b|[^\d.,'’ ()-]/u;
export const OFFERED: ReadonlySet<string> = new Set(OFFERED_CURRENCIES);
const CONVERTED = /(^| )(at|rate|kurs|taux|cambio|exchange|roe)( |$)/;
const CARRIED =
  /\b(brought|carried|previous|prior|opening|balance|vortrag|saldo|adjust\p{L}*|korrekt\p{L}*|korekt\p{L}*|correc\p{L}*|rettific\p{L}*|regularis\p{L}*)\b/u;
/** Words for a side of an account. */
const SIDE = /\b(credit|debit)\b/u;
const UNPAID = /\b(not (yet )?paid|unpaid|nicht ausgezahlt|non paye\p{L}*|no pagad\p{L}*|niet uitbetaald)\b/u;
/** Words for totals that include tax: "Total com IVA" is commission plus tax. */
const WITH_TAX = /\b(with|incl\p{L}*|inkl\p{L}*|including|com|con|avec|mit|met|med|ttc)\b/u;
/** Words for the minimum amount that is paid out. */
const LEAST = /\b(minim\p{L}*|mindest\p{L}*|threshold|seuil|umbral|soglia|drempel\p{L}*|limiar|prah|prog)\b/u;
const NO_SUMS = [COUNTS, CONVERTED, UNPAID, LEAST];
/** A phrase with a word that means something else by itself. */
const PAID_OUT = /^(?:totaal )?over te maken\b/;
const BEFORE = /\b(previous|prior|opening|vortrag|(brought|carried) (forward|over))/;
/** Document numbers: "R-0099127" and "000551". */
const IS_NUMBER = /^(\p{Lu}{1,3}-\d+|0\d+)$/u;
/** The kind of a sum by the first concept that its name contains; null if it isn't a sum of the statement. */
const SUM_KINDS: readonly (readonly [Concept, NamedSum["kind"] | null])[] = [
  ["withheld", "withheld"],
  ["bonus", "bonus"],
  ["net", "net"],
  ["fee", "fee"],
  ["deduction", "fee"],
  ["paid", "net"],
  ["tax", "tax"],
  ["sale", null],
  ["base", null],
  ["exempt", null],
  ["commission", "gross"],
];

/** Returns the sum that a row names, if it consists of one amount and its name. */
export function namedSumOf(row: CsvRow): NamedSum | null {
  const sum = unnamedSumOf(row);
  const counted = sum ?? unnamedSumOf(row, COUNT);
  const kind = counted && sumKindOf(counted.words);
  // A count may stand beside the amount paid: "Commission payable, 6, 272.31".
  if (!kind || (!sum && kind !== "net")) return null;
  return { ...counted, kind, words: counted.words.slice(0, 80) };
}

/** Returns the only amount of a row as an adjustment of the whole, whatever its name. */
export function unnamedSumOf({ row, cells }: CsvRow, without?: RegExp): NamedSum | null {
  const whole = piecesOf(cells);
  // If the row has an amount in a cell of its own, amounts within text are only details: "Fee, 3 seats at 15.00".
  const parted = whole.some(isMoney) ? whole : whole.flatMap(partedAmount);
  const pieces = parted.filter((piece) => !without?.test(piece));
  const amounts = pieces.filter(isMoney);
  const words = pieces.filter((piece) => !isMoney(piece)).join(" ");
  const [amount] = amounts;
  return amount && amounts.length === 1 ? { row, kind: "adjustment", words, amount } : null;
}

function isMoney(piece: string): boolean {
  return isFigure(piece) && !piece.endsWith("%") && !YEAR.test(piece) && !IS_NUMBER.test(piece);
}

const COUNT = /^\d{1,4}$/;
const DECIMALS = /\d[.,]\d{2}\b/;
/** Further text after an amount: "242,90 zł, payable by 15 June". */
const MORE_WORDS = /(?<=\d.*)[,;]\s+\p{L}.*$/u;
const PERCENT = /\s\d+([.,]\d+)?\s?%(?=\s)/u;

/** Splits text from its amount: "Net paid: USD 643.00", "VAT 8.1% 145.31". */
function partedAmount(said: string): readonly string[] {
  const piece = said.replace(PERCENT, "");
  if (!/^\p{L}/u.test(piece) || isFigure(piece)) return [piece];
  const cuts = [...piece.matchAll(/[\s:=]+/g)].map(
    ({ 0: gap, index }) => [index, index + gap.length] as const,
  );
  const amountFrom = (from: number) => piece.slice(from).replace(MORE_WORDS, "");
  const cut = cuts.find(
    ([, from]) =>
      !/^\(\p{L}/u.test(piece.slice(from)) &&
      isFigure(amountFrom(from)) &&
      ![YEAR, IS_NUMBER].some((other) => other.test(amountFrom(from))),
  );
  const [words, amount] = cut ? [piece.slice(0, cut[0]), amountFrom(cut[1])] : [piece, ""];
  const isSum = IS_MONEY.test(amount) || (amount !== "" && piece.includes(":"));
  return isSum && !DECIMALS.test(words) ? [words, amount] : [piece];
}

/** Returns the kind of a sum by the words before its amount. */
export function sumKindOf(said: string): NamedSum["kind"] | null {
  // "Amount of EFT (commission + bonus)" is what is paid, whatever it consists of.
  const outside = said.replace(/\([^()]*\)/g, " ");
  const text = conceptsOf(outside).has("paid") ? outside : said;
  const words = columnWords(text);
  const has = conceptsOf(text);
  if (NO_SUMS.some((pattern) => pattern.test(words)) || isTaxWithin(words, has)) return null;
  if (PAID_OUT.test(words)) return "net";
  if (WITH_TAX.test(words) && has.has("tax") && isTotalWord(text)) return "total";
  if (CARRIED.test(words) || SIDE.test(words)) return carriedKind(words, has);
  const found = SUM_KINDS.find(([concept]) => has.has(concept));
  if (found) return found[1];
  return isTotalWord(text) ? "total" : null;
}

function isTaxWithin(words: string, has: ReadonlySet<Concept>): boolean {
  return has.has("tax") && INSIDE.test(words) && !has.has("paid") && !has.has("net");
}

/** Whether an amount is only mentioned by these words: a count, a converted amount, an unpaid amount or an included tax. */
export function isToldOnly(text: string): boolean {
  const words = columnWords(text);
  return NO_SUMS.some((pattern) => pattern.test(words)) || isTaxWithin(words, conceptsOf(text));
}

/**
 * Returns the kind of a balance or correction: an adjustment, unless it is the amount paid, as in "Net à votre crédit".
 */
function carriedKind(words: string, has: ReadonlySet<Concept>): NamedSum["kind"] {
  const isPaid = has.has("paid") || (has.has("net") && !CARRIED.test(words));
  return isPaid && !BEFORE.test(words) ? "net" : "adjustment";
}

/** Returns the currencies named by rows of sums: "Total EUR", "Amount transferred USD", "Payment total: £658.00". */
export function currenciesOfSums(rows: readonly CsvRow[]): ReadonlySet<Currency> {
  const codes = rows.flatMap(({ cells }) =>
    piecesOf(cells)
      .flatMap(partedAmount)
      .flatMap((piece) => {
        const typed = typedAmount(piece, ".");
        // A sign that several currencies share identifies none of them.
        if (typed && sharedBeside(typed).length > 0) return [];
        return typed?.currency ?? piece.match(CODE)?.filter((code) => OFFERED.has(code)) ?? [];
      }),
  );
  return new Set(codes.flatMap((code) => currencyKind.safeParse(code).data ?? []));
}

/** Splits the cells of a row into separate pieces of text. */
export function piecesOf(cells: readonly string[]): string[] {
  return cells
    .flatMap((cell) => cell.split(PARTS))
    .map((piece) => piece.replace(/#(?=\w)/, "# ").trim())
    .filter(Boolean);
}

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
