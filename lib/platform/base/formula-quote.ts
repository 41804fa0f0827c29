/**
 * Texts that a spreadsheet would run as a formula, with ASCII or full-width signs. A plain number may begin with a
 * sign.
 */
const FORMULA = /^[\t\r\n=@\uff1d\uff20]|^[+\-\uff0b\uff0d](?![\d.,\s]*$)/;
/** Such a text with one or more quotes before it. */
const QUOTED = /^'+(?=[\t\r\n=@+\-\uff1d\uff20\uff0b\uff0d])/;

/**
 * Puts a quote before a text that a spreadsheet would run as a formula. A text that looks quoted already gets another
 * quote, so that removing one restores it.
 */
export function withFormulaQuote(text: string): string {
  return FORMULA.test(text) || QUOTED.test(text) ? `'${text}` : text;
}

/** Restores the text that was passed to `withFormulaQuote`. A quote before any other text belongs to the text. */
export function withoutFormulaQuote(text: string): string {
  return QUOTED.test(text) ? text.slice(1) : text;
}
