import { useSyncExternalStore } from "react";
import { THEMES, type Theme } from "@/lib/platform/base/settings/settings-choices";

/** Where next-themes keeps it, and of whose change in another window it hears. */
const KEY = "theme";

/** What was chosen in this browser; null on the server, which can't know. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(whenChosen, chosen, () => null);
}

/** Chooses for every window of this browser, this one included. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // It holds here until the page is left.
  }
  tell(theme);
}

/** Has whoever keeps the theme look again at what this browser remembers, where the page shows another. */
export function tellTheme(): void {
  const theme = chosen();
  if (theme !== "system" && !document.documentElement.classList.contains(theme)) tell(theme);
}

function tell(theme: Theme): void {
  window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: theme }));
}

function whenChosen(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

function chosen(): Theme {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // As if nothing had been chosen.
  }
  return THEMES.find((theme) => theme === kept) ?? "system";
}
