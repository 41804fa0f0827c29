/** `1.23457E+11`, `1,23E+11`, `1E+12`: what a spreadsheet makes of a long number that it shows or saves. */
const SHORTENED = /^[+-]?\d(?:(?:[.,]\d+)?E\+\d{1,3}|[.,]\d+E\d{1,3})$/i;

/** Whether a cell that identifies something holds only the beginning of its number. */
export function isShortenedNumber(cell: string): boolean {
  return SHORTENED.test(cell.trim());
}

/** What to do about one, as the end of a sentence about the cell. */
export const SHORTENED_WORDS =
  "is a number that a spreadsheet has shortened: its last digits are lost. Set the column to text and save the file again";
