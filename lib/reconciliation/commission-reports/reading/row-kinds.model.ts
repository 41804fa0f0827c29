import { typedAmount } from "@/lib/imports/csv-amount.model";
import { namesTotal } from "@/lib/imports/words/cell-meaning.model";
import { columnWords } from "./columns/column-words.model";

/** Words for a sum carried over to the next page. */
const CARRIED =
  /^((carried|brought) (forward|over)|ubertrag|a reporter|report|report page|suma y sigue|riporto|do przeniesienia|z przeniesienia|prevod|transport|transporte)(?= |$)/u;
const RULE = /^[\s\-=_+|*.·─━═]*$/u;
/** Reservation systems identify a booking by five to eight letters, possibly without a digit. */
const LOCATOR = /^[A-Z]{5,8}$/;
const DIGIT = /\d/;
const PLAIN_WORD = /^\p{L}{2,}$/u;
const MOST_WORDS = 1;

/** Whether a row begins with a word for a total. */
export function addsUp(cells: readonly string[]): boolean {
  const first = cells.find((one) => one.trim() !== "") ?? "";
  return isTotalWord(first);
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
  const words = value.split(/\s+/).filter((word) => PLAIN_WORD.test(word));
  return (
    DIGIT.test(value) &&
    value.length <= 60 &&
    words.length <= MOST_WORDS &&
    !/%|\uff05/.test(value) &&
    !isTotalWord(value)
  );
}

/** Whether a cell contains an amount in any format. */
export function isAmount(text: string): boolean {
  return DIGIT.test(text) && typedAmount(text, ".") !== undefined;
}
