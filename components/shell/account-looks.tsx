import type { Theme } from "@/lib/platform/base/settings/settings-choices";

/** What a person chose in their account of what this browser keeps; null for what the browser may say itself. */
export type AccountLooks = { readonly theme: Theme | null; readonly shortcuts: boolean | null };

/**
 * Has this browser keep what the account says, before anything is painted: so another browser's choice is seen here
 * without a flash of the last one. Only where a page is loaded; who changes their mind here has it kept here at once.
 */
export function EarlyLooks({
  looks,
  nonce,
}: {
  readonly looks: AccountLooks;
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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words and two values of closed lists, under the page's nonce.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keep }} />;
}
