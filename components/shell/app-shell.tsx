import { cookies, headers } from "next/headers";
import type { Theme } from "@/lib/platform/base/settings/settings-choices";
import { Frame, type FrameProps } from "./frame";
import { type NavigationExtras, navigationOf } from "./navigation-groups.model";
import { SIDEBAR_COOKIE, sidebarChoice } from "./sidebar/sidebar-cookie.model";

/** The frame of every signed-in page, as this request's cookies and headers have it. */
export async function AppShell({
  extras = {},
  looks,
  ...shown
}: FrameProps & { readonly extras?: NavigationExtras; readonly looks: AccountDisplaySettings }) {
  const cookie = (await cookies()).get(SIDEBAR_COOKIE)?.value;
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <Frame
      {...shown}
      groups={navigationOf(shown.area, extras)}
      chosen={sidebarChoice(cookie)}
      paysAgents={shown.user.isAdmin && extras.hasPayouts === true}
      early={<EarlyLooks looks={looks} nonce={nonce} />}
    />
  );
}

/** The display settings that the user chose in their account; null where the browser's own setting applies. */
type AccountDisplaySettings = { readonly theme: Theme | null; readonly shortcuts: boolean | null };

/**
 * Copies the account's settings to this browser's storage before the first paint, so that a choice made in another
 * browser applies without a flash of the old theme. It runs only when a page is loaded; changes made in this browser
 * are stored here at once.
 */
function EarlyLooks({
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
