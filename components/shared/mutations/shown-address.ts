import { useEffect, useSyncExternalStore } from "react";

/** The address, as path?query, that a screen has set itself; null once the router reports the same. */
let shown: string | null = null;
/** Addresses that the screen set itself earlier and that the router may still report. */
const passed = new Set<string>();
const listeners = new Set<() => void>();

/**
 * Makes components render a new address in this frame. The router reports it slightly later, and a key pressed in
 * between would act on the wrong record.
 */
export function showAddress({ pathname, searchParams }: URL): void {
  shown = `${pathname}?${searchParams}`;
  passed.add(shown);
  tell();
}

/** Returns the address to render; `heard` is the address that the router reports. Both are path?query. */
export function useShownAddress(heard: string): string {
  useEffect(() => {
    if (heard === shown || !passed.has(heard)) forgetAddress();
  }, [heard]);
  return useSyncExternalStore(subscribe, shownNow, atServer) ?? heard;
}

/** Makes the router's address valid again, as after Back. */
export function forgetAddress(): void {
  shown = null;
  passed.clear();
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) forgetAddress();
  };
}

function shownNow(): string | null {
  return shown;
}

function atServer(): null {
  return null;
}
