/** Minus before the currency or after the number, or brackets around both: "-£45.00", "45,00- EUR", "(£45.00)". */
const NEGATIVE =
  /^\s*(?:[-−–]\s?(?:\p{Sc}|[A-Z]{3}\s?|\p{L}{1,2}\s?)?\d|\(\s?(?:\p{Sc}|[A-Z]{3})[^()]*\)\s*$)|\d[.,]\d{2}\s?[-−–]\s*(?:\p{Sc}|[A-Z]{3})?\s*$/u;

/** An amount with the sign that its cell gives it: what a statement takes back is negative. */
export function signed(value: number, cell: string): number {
  return NEGATIVE.test(cell) ? -Math.abs(value) : value;
}
