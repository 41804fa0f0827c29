/**
 * The position of each digit of an account number in the banks' internal form, in which the last digit comes first and
 * the prefix last.
 */
const INSIDE = [10, 11, 12, 13, 14, 15, 4, 5, 6, 7, 8, 3, 9, 1, 2, 0] as const;
const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6] as const;
const PREFIX = 6;

/**
 * Returns a function that reads the account numbers of an ABO file, which have a prefix of six digits and a number of
 * ten. Numbers are converted from the banks' internal form if the file's `own` number and more of the others have valid
 * check digits only that way; otherwise they are kept.
 */
export function aboAccounts(own: string, others: readonly string[]): (digits: string) => string {
  const known = [...new Set([own, ...others])].filter(isNumber);
  const standing = known.filter(isAccount).length;
  const inside = known.filter((digits) => isAccount(outside(digits))).length;
  const isInside = isNumber(own) && !isAccount(own) && isAccount(outside(own)) && inside > standing;
  return (digits) => (isInside && isNumber(digits) ? outside(digits) : digits);
}

function isNumber(digits: string): boolean {
  return /^\d{16}$/.test(digits) && /[1-9]/.test(digits);
}

function outside(digits: string): string {
  return INSIDE.map((place) => digits[place]).join("");
}

function isAccount(digits: string): boolean {
  return [digits.slice(0, PREFIX), digits.slice(PREFIX)].every(isChecked);
}

/** Whether the weighted sum of digits is a multiple of eleven, as required of both parts. */
function isChecked(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (WEIGHTS[at] ?? 0), 0);
  return sum % 11 === 0;
}
