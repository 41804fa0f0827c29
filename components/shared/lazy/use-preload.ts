"use client";

import { useEffect } from "react";

const PRESSED = "button, a, input, select, tbody tr";
/** What leads to another page or its rows: that is on its way then, and this would be in its way. */
const LEADS_AWAY = "aside, [data-slot=tabs]";

/** Fetches code that a press will need as somebody comes near to one, so that it is there by then. `load` stands at module scope. */
export function usePreload(load: () => Promise<unknown>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    const unwatched = new AbortController();
    const watch = (event: Event) => {
      if (!isNear(event)) return;
      unwatched.abort();
      // What can't be fetched now is fetched again by the press, which says so when it fails too.
      void load().catch(() => undefined);
    };
    for (const sign of ["pointerover", "keydown"])
      window.addEventListener(sign, watch, { passive: true, signal: unwatched.signal });
    return () => unwatched.abort();
  }, [load, isWanted]);
}

/** A mouse over something that can be pressed, any touch, any key. */
function isNear(event: Event): boolean {
  if (!(event instanceof PointerEvent && event.target instanceof Element)) return true;
  if (event.target.closest(LEADS_AWAY)) return false;
  return event.pointerType !== "mouse" || event.target.closest(PRESSED) !== null;
}
