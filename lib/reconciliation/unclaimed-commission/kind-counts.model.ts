/** Returns the count of a kind, or the sum of all if none is given. */
export function totalOf<Kind extends string>(
  counts: Readonly<Record<Kind, number>>,
  show: Kind | null,
): number {
  if (show !== null) return counts[show];
  return Object.values<number>(counts).reduce((sum, count) => sum + count, 0);
}
