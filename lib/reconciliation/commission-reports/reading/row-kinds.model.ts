import { typedAmount } from "@/lib/imports/csv-amount.model";
import { namesTotal } from "@/lib/imports/words/cell-meaning.model";
import { columnWords } from "./columns/column-words.model";

/** What a page hands on to the next. */
const CARRIED =
  /^((carried|brought) (forward|over)|ubertrag|a reporter|report|report page|suma y sigue|riporto|do przeniesienia|z przeniesienia|prevod|transport|transporte)(?= |$)/u;
const RULE = /^[\s\-=_+|*.·─━═]*$/u;
/** Reservation systems name a booking by five to eight letters, of which none need be a figure. */
const LOCATOR = /^[A-Z]{5,8}$/;
const DIGIT = /\d/;
const PLAIN_WORD = /^\p{L}{2,}$/u;
const MOST_WORDS = 1;

/** Whether a row begins by saying that it adds others up. */
export function addsUp(cells: readonly string[]): boolean {
  const first = cells.find((one) => one.trim() !== "") ?? "";
  return isTotalWord(first);
}

export function isTotalWord(text: string): boolean {
  return namesTotal(text) || isCarriedWord(text);
}

/** "Transport" hands a sum on to the next page, or is what was booked. */
export function isCarriedWord(text: string): boolean {
  return CARRIED.test(columnWords(text));
}

/** Blank, or a line drawn under others. */
export function isRuled(cells: readonly string[]): boolean {
  return cells.every((cell) => RULE.test(cell));
}

/** What may be a booking's number: it holds a figure and hardly words, and is no sum; or is a locator. */
export function isNumberLike(text: string): boolean {
  const value = text.trim();
  if (LOCATOR.test(value)) return true;
  const words = value.split(/\s+/).filter((word) => PLAIN_WORD.test(word));
  return (
    DIGIT.test(value) &&
    value.length <= 60 &&
    words.length <= MOST_WORDS &&
    !/%|\uff05/.test(value) &&
    !isTotalWord(value)
  );
}

/** Whether a cell holds an amount as some file writes it. */
export function isAmount(text: string): boolean {
  return DIGIT.test(text) && typedAmount(text, ".") !== undefined;
}
