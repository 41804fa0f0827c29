const STEPS = [1, 2, 2.5, 5, 10, 20] as const;
const MOST_STEPS = 5;

/**
 * Returns the tick values of an axis that covers `first` to `last` with little space to spare: round numbers, whole
 * multiples of `unit`, at most six.
 */
export function ticksOf(first: number, last: number, unit = 1): readonly number[] {
  const scale = 10 ** Math.floor(Math.log10(Math.max(last - first, unit) / MOST_STEPS));
  const sizes = STEPS.map((one) => one * scale).filter((size) => Number.isInteger(size / unit));
  const size = sizes.find((one) => stepsOf(one, first, last).count <= MOST_STEPS) ?? unit;
  const { from, count } = stepsOf(size, first, last);
  return Array.from({ length: count + 1 }, (_, index) => (from + index) * size);
}

function stepsOf(
  size: number,
  first: number,
  last: number,
): { readonly from: number; readonly count: number } {
  const from = Math.floor(first / size);
  return { from, count: Math.max(Math.ceil(last / size) - from, 1) };
}
