/** Where each digit of an account number stands in the form that banks keep inside: the last one first, the prefix behind. */
const INSIDE = [10, 11, 12, 13, 14, 15, 4, 5, 6, 7, 8, 3, 9, 1, 2, 0] as const;
const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6] as const;
const PREFIX = 6;

/**
 * How the account numbers of an ABO file are to be read, six digits of prefix and ten of number: as they stand, or out of the
 * form that banks keep inside, where the check digits of more of them, and of the file's `own`, hold only so.
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

/** Both parts are multiples of eleven, each digit by its weight. */
function isChecked(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (WEIGHTS[at] ?? 0), 0);
  return sum % 11 === 0;
}
