import { useEffect } from "react";

const PRESSED = "button, a, input, select, tbody tr";
/**
 * Areas that lead to another page or its rows. Those are prefetched already, and preloading would compete with them.
 */
const LEADS_AWAY = "aside, [data-slot=tabs]";

/**
 * Fetches code that a press will need as soon as the user comes near a pressable element. `load` must
 * be defined at module scope.
 */
export function usePreload(load: () => Promise<unknown>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    const unwatched = new AbortController();
    const watch = (event: Event) => {
      if (!isNear(event)) return;
      unwatched.abort();
      // The press fetches the code again if this fails, and reports it if that fails too.
      void load().catch(() => undefined);
    };
    for (const sign of ["pointerover", "keydown"])
      window.addEventListener(sign, watch, { passive: true, signal: unwatched.signal });
    return () => unwatched.abort();
  }, [load, isWanted]);
}

/** Returns true for a mouse over a pressable element, and for any touch or key press. */
function isNear(event: Event): boolean {
  if (!(event instanceof PointerEvent && event.target instanceof Element)) return true;
  if (event.target.closest(LEADS_AWAY)) return false;
  return event.pointerType !== "mouse" || event.target.closest(PRESSED) !== null;
}
