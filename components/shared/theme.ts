import { useSyncExternalStore } from "react";
import { THEMES, type Theme } from "@/lib/base/settings/settings-choices";

/** Where next-themes keeps it, and of whose change in another window it hears. */
const KEY = "theme";

/** What was chosen in this browser; null on the server, which can't know. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(whenChosen, chosen, () => null);
}

/** Whether the page is dark now. */
export function useIsDark(): boolean {
  return useSyncExternalStore(whenShown, isDark, () => false);
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
  if (theme !== "system" && isDark() !== (theme === "dark")) tell(theme);
}

function tell(theme: Theme): void {
  window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: theme }));
}

function whenChosen(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

function chosen(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === kept) ?? "system";
  } catch {
    return "system";
  }
}

function whenShown(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["class"] });
  return () => observer.disconnect();
}

function isDark(): boolean {
  return document.documentElement.classList.contains("dark");
}
