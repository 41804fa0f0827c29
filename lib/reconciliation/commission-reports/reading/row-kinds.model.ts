import { typedAmount } from "@/lib/imports/csv-amount.model";
import { isPendingWord, namesTotal } from "@/lib/imports/words/cell-meaning.model";
import { columnWords } from "./columns/column-words.model";

/** Words for a sum carried over to the next page. */
const CARRIED =
  /^((carried|brought) (forward|over)|ubertrag|a reporter|report|report page|suma y sigue|riporto|do przeniesienia|z przeniesienia|prevod|transport|transporte)(?= |$)/u;
const OPEN =
  /\b(open|unpaid|not (yet |included )?(paid|travell?ed|due|payable|included|in this)|disputed|outstanding|pending|awaiting|offene?|ausstehend\p{L}*|strittig|nicht (ausgezahlt|enthalten)|impayee?s?|en (litige|attente)|pendientes?|no (pagad|incluid)\p{L}*|abertos?|em aberto|pendentes?|non (pagat|ancora)\p{L}*|apert[eio]|in (attesa|sospeso)|openstaande?|niet (betaald|uitbetaald)|obetald\p{L}*|ubetalt\p{L}*|nezaplacen\p{L}*|niezaplacon\p{L}*|oczekuj\p{L}*)\b/u;
const RULE = /^[\s\-=_+|*.·─━═]*$/u;
/** Reservation systems identify a booking by five to eight letters, possibly without a digit. */
const LOCATOR = /^[A-Z]{5,8}$/;
const DIGIT = /\d/;
const COUNTED = /^\d{1,4} \p{L}{4,}$/u;
/** "Reservations: 5" */
const COUNT = /^\p{L}[\p{L} ]{3,}: ?\d{1,4}$/u;
const PLAIN_WORD = /^\p{L}{2,}$/u;
const MOST_WORDS = 1;

/** The cents of an amount. */
export const DECIMALS = /[.,]\d{2}\b/;

/** Whether a row begins with a word for a total. */
export function addsUp(cells: readonly string[]): boolean {
  const first = cells.find((one) => one.trim() !== "") ?? "";
  return isTotalWord(first);
}

/** Whether a row is a total, by its first words or by words where a booking's number would be. */
export function isTotal(cells: readonly string[], number: number): boolean {
  if (addsUp(cells)) return true;
  // "CARRIED FORWARD" may extend under two headings.
  const words = cells.filter((cell) => !isAmount(cell)).join(" ");
  if (!/\d/.test(cells[number] ?? "") && isTotalWord(words)) return true;
  return !isNumberLike(cells[number] ?? "") && cells.some(isTotalWord);
}

/** Whether a row sums a number of items, without a client or a day: "3 tickets", "Reservations: 5". */
export function countsUp(cells: readonly string[]): boolean {
  const first = filledIn(cells)[0]?.trim() ?? "";
  return [COUNTED, COUNT].some((pattern) => pattern.test(first)) && cells.filter(isAmount).length > 1;
}

export function filledIn(cells: readonly string[]): readonly string[] {
  return cells.filter((cell) => cell.trim() !== "");
}

export function isTotalWord(text: string): boolean {
  return namesTotal(text) || isCarriedWord(text);
}

/** Whether a text means a sum carried over to the next page. "Transport" may also be what was booked. */
export function isCarriedWord(text: string): boolean {
  return CARRIED.test(columnWords(text));
}

/** Whether a row is blank or a drawn line. */
export function isRuled(cells: readonly string[]): boolean {
  return cells.every((cell) => RULE.test(cell));
}

/**
 * Whether a text may be a booking's number: it contains a digit, hardly any words, and isn't a total; or it is a
 * locator.
 */
export function isNumberLike(text: string): boolean {
  const value = text.trim();
  if (LOCATOR.test(value)) return true;
  const words = value.split(/\s+/).filter((word) => PLAIN_WORD.test(word.replace(/[:,;]$/, "")));
  return (
    DIGIT.test(value) &&
    value.length <= 60 &&
    words.length <= MOST_WORDS &&
    !/%|\uff05/.test(value) &&
    !isTotalWord(value)
  );
}

/** A power of ten, as a spreadsheet shortens large numbers, or the signs of a column too narrow for its number. */
const LOST_AMOUNT =
  /^(?:\p{Lu}{3}|\p{Sc})?\s?[-+(]*\d[\d.,]*e[+-]?\d{1,3}\)?\s?(?:\p{Lu}{3}|\p{Sc})?$|^#{2,}$/iu;

/** Whether a cell contains an amount in any format, including one that can't be read any more. */
export function isFigure(text: string): boolean {
  return isAmount(text) || isLostAmount(text);
}

/** Figures and marks without words, percent signs or times. */
const FIGURES = /^[^\p{L}%/:]*\d[^\p{L}%/:]*$/u;
const DAY = /^\d{1,4}[.-]\d{1,2}[.-]\d{1,4}$/;

/** Whether a cell of a column of amounts is meant as an amount, readable or not: "1.234.56". */
export function isMeantAsAmount(text: string): boolean {
  return isFigure(text) || (FIGURES.test(text) && !DAY.test(text.trim()));
}

/** Whether a cell contained an amount whose digits are lost. */
function isLostAmount(text: string): boolean {
  return LOST_AMOUNT.test(text.trim());
}

/** Whether a cell contains an amount in any format. */
export function isAmount(text: string): boolean {
  return DIGIT.test(text) && typedAmount(text, ".") !== undefined;
}

/** Whether words say that something is unpaid or disputed. */
export function isUnpaid(words: string): boolean {
  return OPEN.test(columnWords(words));
}

/** Whether words say that something isn't paid yet. */
export function isOpenWord(words: string): boolean {
  return isUnpaid(words) || isPendingWord(words);
}
