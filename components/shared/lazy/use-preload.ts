"use client";

import { useEffect } from "react";

/** After the page has settled. */
const SETTLED_MS = 500;

/** Fetches code that a press will need, once the page has settled, so that the press shows it at once. `load` stands at module scope. */
export function usePreload(load: () => Promise<unknown>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    // What can't be fetched now is fetched again by the press, which says so when it fails too.
    const timer = setTimeout(() => void load().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [load, isWanted]);
}
