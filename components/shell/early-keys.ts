type EarlyKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey"> & { readonly at: number };

declare global {
  interface Window {
    /** Kept by the script of early-input.tsx, until they are taken. */
    earlyKeys?: readonly EarlyKey[];
  }
}

/** Nobody still means a key that was pressed so long ago. */
const PATIENCE_MS = 20_000;

/** The keys that were pressed before the keyboard's code came; from now on none is kept. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const since = Date.now() - PATIENCE_MS;
  const kept = (window.earlyKeys ?? []).filter(({ at }) => at > since);
  delete window.earlyKeys;
  return kept.map(({ at, ...key }) => new KeyboardEvent("keydown", { ...key, view: window }));
}
