export const SIDEBAR_COOKIE = "sidebar_state";
const SEVEN_DAYS_S = 604_800;

/** What `document.cookie` is given so that the server renders the same width for seven days. */
export function sidebarCookie(open: boolean): string {
  return `${SIDEBAR_COOKIE}=${open}; path=/; max-age=${SEVEN_DAYS_S}; samesite=lax`;
}

/** What the person chose; null for nobody's choice, where the sidebar goes by the window's width. */
export function sidebarChoice(cookie: string | undefined): boolean | null {
  return cookie === "true" || cookie === "false" ? cookie === "true" : null;
}
