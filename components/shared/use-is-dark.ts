import { useSyncExternalStore } from "react";

/** Returns whether the page currently uses the dark theme. */
export function useIsDark(): boolean {
  return useSyncExternalStore(whenShown, isDark, () => false);
}

function whenShown(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["class"] });
  return () => observer.disconnect();
}

function isDark(): boolean {
  return document.documentElement.classList.contains("dark");
}
