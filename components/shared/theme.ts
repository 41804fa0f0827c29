import { useSyncExternalStore } from "react";
import { THEMES, type Theme } from "@/lib/platform/base/settings/settings-choices";

/** The localStorage key that next-themes reads. It also listens for changes of this key in other windows. */
const KEY = "theme";

/** Returns the theme chosen in this browser; null on the server, which can't know it. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(whenChosen, chosen, () => null);
}

/** Sets the theme in every window of this browser, including this one. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage, the theme applies only until the user leaves the page.
  }
  tell(theme);
}

/** Makes next-themes read the stored theme again if the page shows a different one. */
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
    // Storage is unavailable: behave as if no theme had been chosen.
  }
  return THEMES.find((theme) => theme === kept) ?? "system";
}
