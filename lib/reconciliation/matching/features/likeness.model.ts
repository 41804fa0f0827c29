/** Whether two texts differ by at most one wrong, missing or surplus character, or two exchanged neighbours. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const isSwap = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwap && short.slice(at + 2) === long.slice(at + 2);
}

/** Returns the number of characters with which both texts begin. */
export function sharedStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one[at] === other[at]) at += 1;
  return at;
}

/**
 * Whether a word is a shortened form of another, cut off or with letters left out, as banks and forms write it: HTL,
 * INTL, PANO.
 */
export function isShortFor(short: string, word: string): boolean {
  if (short.length < 3 || short.length >= word.length || short[0] !== word[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}
