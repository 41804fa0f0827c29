/** What a spreadsheet would run as a formula, in either width of the signs. A plain number may begin with a sign. */
const FORMULA = /^[\t\r\n=@\uff1d\uff20]|^[+\-\uff0b\uff0d](?![\d.,\s]*$)/;
/** Such a text behind the quotes that were put before it. */
const QUOTED = /^'+(?=[\t\r\n=@+\-\uff1d\uff20\uff0b\uff0d])/;

/** A text with a quote before what a spreadsheet would run; texts that look quoted already get one more, so that none is lost. */
export function withFormulaQuote(text: string): string {
  return FORMULA.test(text) || QUOTED.test(text) ? `'${text}` : text;
}

/** What went into `withFormulaQuote`; a quote before anything else is the text's own. */
export function withoutFormulaQuote(text: string): string {
  return QUOTED.test(text) ? text.slice(1) : text;
}
