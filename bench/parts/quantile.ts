/** Returns the value below which the given share of the values lies; 0 if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** Formats a duration as "  12 ms". */
export function inMs(ms: number, digits = 0): string {
  return `${ms.toFixed(digits).padStart(5)} ms`;
}
