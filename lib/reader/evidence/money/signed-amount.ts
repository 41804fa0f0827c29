/** A minus before the currency or after the number, or brackets around both: "-£45.00", "45,00- EUR", "(£45.00)". */
const NEGATIVE =
  /^\s*(?:[-−–]\s?(?:\p{Sc}|[A-Z]{3}\s?|\p{L}{1,2}\s?)?\d|\(\s?(?:\p{Sc}|[A-Z]{3})[^()]*\)\s*$)|\d[.,]\d{2}\s?[-−–]\s*(?:\p{Sc}|[A-Z]{3})?\s*$/u;

/** Returns an amount with the sign printed in its cell: an amount that a statement takes back is negative. */
export function signed(value: number, cell: string): number {
  return NEGATIVE.test(cell) ? -Math.abs(value) : value;
}
