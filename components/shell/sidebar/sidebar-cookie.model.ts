export const SIDEBAR_COOKIE = "sidebar_state";
const SEVEN_DAYS_S = 604_800;

/** Returns the text for `document.cookie` that makes the server render the same sidebar width for seven days. */
export function sidebarCookie(open: boolean): string {
  return `${SIDEBAR_COOKIE}=${open}; path=/; max-age=${SEVEN_DAYS_S}; samesite=lax`;
}

/** Returns the user's choice of an open sidebar; null without a choice, where the window's width decides. */
export function sidebarChoice(cookie: string | undefined): boolean | null {
  return cookie === "true" || cookie === "false" ? cookie === "true" : null;
}
