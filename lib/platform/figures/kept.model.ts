/** For how long figures stand before they are added up again. */
const KEPT_MS = 60_000;

/** Figures, and when they were added up, as ISO text; they are never older than a minute. */
export type Kept<T> = { readonly at: string; readonly value: T };

/** Whether figures of then may still be shown. Those of a later clock than ours are none. */
export function isRecent(then: Date, now: Date): boolean {
  const age = now.getTime() - then.getTime();
  return age >= 0 && age < KEPT_MS;
}
