/** What took longer than this to work out isn't worked out anew for everybody who looks. */
const SLOW_MS = 40;
const KEPT_MS = 60_000;

/** A figure and the moment it is of. */
export type Kept<Figure> = { readonly figure: Figure; readonly asOf: Date };

/** Asks by `ask`, and keeps what took long for a minute: whoever shows it says of when it is. */
export function keptForAMinute<Figure>(): (now: Date, ask: () => Promise<Figure>) => Promise<Kept<Figure>> {
  let kept: Kept<Figure> | null = null;
  return async (now, ask) => {
    if (kept && now.getTime() - kept.asOf.getTime() < KEPT_MS) return kept;
    const started = performance.now();
    const found = { figure: await ask(), asOf: now };
    kept = performance.now() - started > SLOW_MS ? found : null;
    return found;
  };
}
