import type { Theme } from "@/lib/platform/base/settings/settings-choices";

/** The display settings that the user chose in their account; null where the browser's own setting applies. */
export type AccountDisplaySettings = { readonly theme: Theme | null; readonly shortcuts: boolean | null };

/**
 * Copies the account's settings to this browser's storage before the first paint, so that a choice made in another
 * browser applies without a flash of the old theme. It runs only when a page is loaded; changes made in this browser
 * are stored here at once.
 */
export function EarlyLooks({
  looks,
  nonce,
}: {
  readonly looks: AccountDisplaySettings;
  readonly nonce: string | undefined;
}) {
  const { theme, shortcuts } = looks;
  const keep = `(function (theme, keys) {
  try {
    if (keys !== null) localStorage.setItem("singleKeys", keys ? "on" : "off");
    if (theme === null || theme === localStorage.getItem("theme")) return;
    localStorage.setItem("theme", theme);
    var isDark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    var root = document.documentElement;
    root.classList.remove("light", "dark");
    root.classList.add(isDark ? "dark" : "light");
    root.style.colorScheme = isDark ? "dark" : "light";
    window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: theme }));
  } catch (_) {}
})(${JSON.stringify(theme)}, ${JSON.stringify(shortcuts)})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant and two values of closed lists, with a nonce.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keep }} />;
}
