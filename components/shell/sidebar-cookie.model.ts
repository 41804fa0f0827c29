export const SIDEBAR_COOKIE = "sidebar_state";
const SEVEN_DAYS_S = 604_800;

/** What `document.cookie` is given so that the server renders the same width for seven days. */
export function sidebarCookie(open: boolean): string {
  return `${SIDEBAR_COOKIE}=${open}; path=/; max-age=${SEVEN_DAYS_S}; samesite=lax`;
}

/** Open unless the cookie says otherwise. */
export function isSidebarOpen(cookie: string | undefined): boolean {
  return cookie !== "false";
}
