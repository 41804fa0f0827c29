import { useSyncExternalStore } from "react";

/** Whether the page is dark now. */
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
