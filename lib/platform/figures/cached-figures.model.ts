/** How long figures are used before they are computed again. */
const KEPT_MS = 60_000;

/** Figures, and when they were computed, as an ISO text; never more than a minute ago. */
export type CachedFigures<T> = { readonly at: string; readonly value: T };

/**
 * Whether figures of that time may still be shown. A time in the future, from another machine's clock, doesn't count.
 */
export function isRecent(then: Date, now: Date): boolean {
  const age = now.getTime() - then.getTime();
  return age >= 0 && age < KEPT_MS;
}
