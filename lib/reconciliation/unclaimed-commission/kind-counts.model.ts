/** How many of these kinds there are; of all where none is named. */
export function totalOf<Kind extends string>(
  counts: Readonly<Record<Kind, number>>,
  show: Kind | null,
): number {
  if (show !== null) return counts[show];
  return Object.values<number>(counts).reduce((sum, count) => sum + count, 0);
}
