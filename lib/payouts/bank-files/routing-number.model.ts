/** First two digits that the American Bankers Association gives: the Federal Reserve's, thrifts', electronic ones and traveller's cheques. */
const KNOWN_STARTS: readonly (readonly [number, number])[] = [
  [1, 12],
  [21, 32],
  [61, 72],
  [80, 80],
];
const WEIGHTS = [3, 7, 1];

/** What is wrong with the routing number of a bank in the United States; undefined for a good one. */
export function routingNumberProblem(text: string): string | undefined {
  if (!/^\d{9}$/.test(text)) return "A routing number has nine digits";
  const start = Number(text.slice(0, 2));
  const sum = Array.from(text).reduce(
    (so, digit, place) => so + Number(digit) * (WEIGHTS[place % 3] ?? 0),
    0,
  );
  const isKnown = KNOWN_STARTS.some(([first, last]) => start >= first && start <= last);
  return isKnown && sum % 10 === 0
    ? undefined
    : "That is no bank's routing number: one of its digits is wrong";
}
